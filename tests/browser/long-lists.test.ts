import type { Page } from 'playwright-core';
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

const rows = () => page.getByRole('table', { name: 'Chores' }).getByRole('row');
const found = () => rows().getByRole('button', { name: /^Edit/ }).allInnerTexts();
const search = () =>
  page.getByRole('searchbox', { name: 'Find a chore' }).or(page.getByLabel('Find a chore'));
const choose = (label: string, option: string | RegExp) =>
  page
    .getByLabel(label, { exact: true })
    .selectOption(typeof option === 'string' ? { label: option } : { value: addDays(today, 2) });

async function openList(width = 1440, height = 900): Promise<void> {
  const context = await browser.openContext({ width, height, url: app.url });
  page = await signInAtDesk(context, family);
  await page.goto('/parent?tab=chores');
  await rows().first().waitFor();
}

describe('a list of 200 chores', () => {
  beforeEach(() => openList());

  it('can be searched, filtered by kid, day and state, and sorted', async () => {
    await search().fill('zoe');
    await expect.poll(found).toEqual(['Water Zoë’s plants']);
    await page.getByText(`1 of ${COUNT}`).waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await choose('In use or resting', 'Resting');
    await expect.poll(found).toEqual(['Rake the leaves']);
    await choose('In use or resting', 'All');
    await choose('On which day', /in two days/);
    await expect.poll(found).toEqual(['Water Zoë’s plants', 'Wash the dishes']);
    await choose('For whom', 'Mila');
    await expect.poll(found).toEqual(['Wash the dishes']);
    await rows().getByText('Mila and Theo take turns · Every day').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await choose('Order', 'Most stars');
    await expect.poll(async () => (await found())[0]).toBe('Rake the leaves');
    await search().fill('no such thing');
    await page.getByText('Nothing found').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(async () => (await found())[0]).toBe('Rake the leaves');
  });

  it('keeps the search in the URL after an edit, a reload, and Back', async () => {
    await search().fill('dishes');
    await choose('For whom', 'Mila');
    await expect.poll(found).toEqual(['Wash the dishes']);
    await page.getByRole('button', { name: 'Edit Wash the dishes' }).click();
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
    const first = rows().filter({ hasText: bodyOf(COUNT).name });
    const last = rows().filter({ hasText: 'Wash the dishes' });
    expect(await last.count()).toBe(0);
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
    await last.waitFor();
    await expect.poll(() => first.count()).toBe(0);
    expect(await drawn()).toBeLessThanOrEqual(80);
    expect(await page.evaluate('document.querySelector("table").offsetHeight')).toBe(height);
  });

  it('can be used by keyboard: edit, menu, and back to the same row', async () => {
    await search().fill('dishes');
    await expect.poll(found).toEqual(['Wash the dishes']);
    const edit = page.getByRole('button', { name: 'Edit Wash the dishes' });
    await edit.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Edit chore' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => edit.evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    const plan = async () =>
      (await family.parent.get(`/api/family/plan?from=${today}&days=1`)).body as FamilyPlan;
    const hasTurn = async () =>
      (await plan()).kids.find(({ cells }) => cells.some(({ state }) => state === 'planned'))?.kid.name;
    const before = await hasTurn();
    await page.getByRole('menuitem', { name: 'Pass the turn on' }).click();
    await page.getByText('Turn passed on', { exact: true }).waitFor();
    expect([before, await hasTurn()].toSorted()).toEqual(['Mila', 'Theo']);
    const more = page.getByRole('button', { name: 'More for Wash the dishes' });
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    // The menu still handles the first Escape while it closes.
    await page.getByRole('alertdialog').locator(':focus').waitFor();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => more.evaluate((button) => button.matches(':focus'))).toBe(true);
  });
});

it('fits a phone', async () => {
  await openList(390, 844);
  await expectNoSidewaysScroll(page);
  expect(await rows().first().boundingBox()).toMatchObject({ height: 60 });
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('dialog', { name: 'New chore' }).waitFor();
});
