import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FamilyPlan } from '@shared/contracts/plan';
import { addDays, calendarDateOf, weekdayOf } from '@shared/rules/calendar';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { createChore, createFamily, createKid, type TestFamily, type TestKid } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { expectNoSidewaysScroll } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const COUNT = 200;
const today = calendarDateOf(new Date(), 'UTC');

let family: TestFamily<BrowserApp>;
let mila: TestKid;
let page: Page;

const bodyOf = (number: number) => ({
  name: `${number % 2 ? 'Wash' : 'Fold'} things ${number}`,
  starReward: (number % 40) + 1,
});

beforeAll(async () => {
  family = await createFamily(app, { timezone: 'UTC' });
  mila = await createKid(family, { name: 'Mila' });
  const theo = await createKid(family, { name: 'Theo' });
  const dishes = createChore(family, {
    name: 'Wash the dishes',
    kidIds: [mila.id, theo.id],
    schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] },
    sharing: 'turns',
  });
  await dishes;
  await createChore(family, {
    name: 'Water Zoë’s plants',
    kidIds: [theo.id],
    schedule: { kind: 'days', days: [weekdayOf(addDays(today, 2))] },
  });
  await createChore(family, { name: 'Rake the leaves', isActive: false, starReward: 90 });
  for (let number = 4; number <= COUNT; number += 1) await createChore(family, bodyOf(number));
});

const rows = () => page.locator('[data-row]');
const found = () => rows().getByRole('button', { name: /^Edit/ }).allInnerTexts();
const search = () => page.getByLabel('Find a chore');
const choose = (label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption(option);
const tick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const selected = (count: number) => page.getByRole('region', { name: `${count} selected` });
const isFocused = (element: Locator) => element.evaluate((one) => one.matches(':focus'));

async function openList(width = 1440, height = 900, more: object = {}): Promise<void> {
  const context = await browser.openContext({ width, height, url: app.url, ...more });
  page = await signInAtDesk(context, family);
  await page.goto('/parent?tab=chores');
  await rows().first().waitFor();
}

describe('a list of 200 chores', () => {
  beforeEach(() => openList());

  it('keeps the search in the URL after an edit, a reload, and Back', async () => {
    await search().fill('dishes');
    await choose('Who', mila.id);
    await expect.poll(found).toEqual(['Wash the dishes']);
    // The row itself is the button.
    await page.getByRole('cell', { name: 'Every day' }).click({ force: true });
    const dialog = page.getByRole('dialog', { name: 'Edit chore' });
    await dialog.locator(':focus').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(found).toEqual(['Wash the dishes']);
    await page.reload();
    await expect.poll(found).toEqual(['Wash the dishes']);
    expect(await search().inputValue()).toBe('dishes');
    await page.getByRole('link', { name: 'Messages' }).click();
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    await page.goBack();
    await expect.poll(found).toEqual(['Wash the dishes']);
  });

  it('renders rows when they are near the screen', async () => {
    const drawn = () => page.locator('tbody tr').count();
    await expect.poll(drawn).toBeLessThanOrEqual(60);
    const height = await page.evaluate('document.querySelector("table").offsetHeight');
    expect(height).toBeGreaterThan(COUNT * 59);
    const first = rows().filter({ hasText: bodyOf(10).name });
    const last = rows().filter({ hasText: 'Rake the leaves' });
    expect(await last.count()).toBe(0);
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
    await last.waitFor();
    await expect.poll(() => first.count()).toBe(0);
    expect(await drawn()).toBeLessThanOrEqual(80);
    expect(await page.evaluate('document.querySelector("table").offsetHeight')).toBe(height);
  });

  it('can be used by keyboard: filter, select, edit, menu, and back to the same row', async () => {
    await page.keyboard.press('/');
    await expect.poll(() => isFocused(search())).toBe(true);
    await page.keyboard.type('dishes');
    await expect.poll(found).toEqual(['Wash the dishes']);
    const edit = page.getByRole('button', { name: 'Edit Wash the dishes' });
    await edit.focus();
    await page.keyboard.press('x');
    await selected(1).waitFor();
    await page.keyboard.press('x');
    await selected(1).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Edit chore' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(edit)).toBe(true);
    const plan = async () =>
      (await family.parent.get(`/api/family/plan?from=${today}&days=1`)).body as FamilyPlan;
    const hasTurn = async () =>
      (await plan()).kids.find(({ cells }) => cells.some(({ state }) => state === 'planned'))?.kid.name;
    const before = await hasTurn();
    const more = page.getByRole('button', { name: 'More options for Wash the dishes' });
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Skip to next kid' }).press('Enter');
    await page.getByText('Turn skipped', { exact: true }).waitFor();
    expect([before, await hasTurn()].toSorted()).toEqual(['Mila', 'Theo']);
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page.getByRole('alertdialog').locator(':focus').waitFor();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(more)).toBe(true);
  });
});

it('fits a phone, where a long press starts selecting', async () => {
  await openList(390, 844, { hasTouch: true });
  await expectNoSidewaysScroll(page);
  const [first, second] = [bodyOf(10).name, bodyOf(100).name];
  const row = rows().filter({ has: page.getByRole('button', { name: `Edit ${first}`, exact: true }) });
  const box = (await row.boundingBox())!;
  expect(box.height).toBe(62);
  expect(await tick(first).isVisible()).toBe(false);
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 120, y: box.y + 20 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await selected(1).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByRole('button', { name: `Edit ${second}`, exact: true }).tap();
  await selected(2).waitFor();
  expect(await tick(second).getAttribute('aria-checked')).toBe('true');
  await selected(2).getByRole('button', { name: 'Pause' }).tap();
  await page.getByText('Paused, 3').waitFor();
  await page.getByRole('button', { name: /^Undo/ }).tap();
  await page.getByText('Paused, 1').waitFor();
  await page.getByRole('button', { name: `More options for ${first}`, exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Duplicate' }).tap();
  await page.getByRole('dialog', { name: 'New chore' }).waitFor();
});
