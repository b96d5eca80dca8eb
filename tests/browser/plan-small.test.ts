import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { chore, type ChoreBody } from '@shared/contracts/chores';
import { z } from 'zod';
import { age } from '../support/age';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { expectResponse } from '../support/expect-response';
import { createChore, createFamily, createKid, type TestFamily, type TestKid } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { weekday } from '../support/scheduled-family';
import { planTile } from '../support/screen';
import { formatWeekday } from '../../client/src/lib/i18n/format';

const app = useApp();
const browser = useBrowser();
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const MOST_DAYS = [0, 1, 2, 3, 4, 5, 6].filter((one) => one !== weekday(5));

let family: TestFamily<BrowserApp>;
let mia: TestKid;
let ben: TestKid;
let page: Page;

const day = (ahead: number) => formatWeekday(weekday(ahead));
const tile = (name: string, ahead: number, who: string, state: string) =>
  planTile(page, name, ahead, who, state);
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const make = (name: string, body: Partial<ChoreBody> = {}) =>
  createChore(family, { name, schedule: { kind: 'days', days: MOST_DAYS }, ...body });
const choreNamed = async (name: string) =>
  expectResponse(await family.parent.get('/api/chores'), 200, z.array(chore)).filter(
    (one) => one.name === name,
  );

beforeEach(async () => {
  family = await createFamily(app, { timezone: 'UTC' });
  mia = await createKid(family, { name: 'Mia' });
  ben = await createKid(family, { name: 'Ben' });
  await family.parent.put('/api/family', { weekStart: weekday(), openSteps: [] });
});

async function open(
  path: string,
  size: { width: number; height: number },
  more: { hasTouch?: boolean } = {},
) {
  page = await signInAtDesk(await browser.openContext({ ...size, url: app.url, ...more }), family);
  await page.goto(path);
}

const centerOf = async (place: Locator) => {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

async function openTouch() {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}

describe('on a tablet', () => {
  it('gives a chore to another kid with a finger that rests on it first', async () => {
    await make('Vacuum', { schedule: { kind: 'days', days: [weekday(1)] }, kidIds: [mia.id] });
    await open('/parent?tab=plan', TABLET, { hasTouch: true });
    const source = tile('Vacuum', 1, 'Mia', 'Planned');
    // Content above moves it at first.
    await source.click({ trial: true });
    const from = await centerOf(source);
    const to = await centerOf(page.locator(`[data-kid="${ben.id}"]`).nth(1));
    const touch = await openTouch();
    await touch('touchStart', from);
    // The finger is on it.
    const ghost = page.locator('[data-ghost]');
    await ghost.waitFor();
    for (const part of [0.3, 0.6, 1])
      await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    await touch('touchEnd');
    await ghost.waitFor({ state: 'detached' });
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: /^From now on/ }).click();
    await tile('Vacuum', 1, 'Ben', 'Planned').waitFor();
    expect(await choreNamed('Vacuum')).toMatchObject([{ kidIds: [ben.id] }]);
    const again = await centerOf(tile('Vacuum', 1, 'Ben', 'Planned'));
    await touch('touchStart', again);
    await touch('touchMove', { x: again.x, y: again.y - 60 });
    await touch('touchEnd');
    expect(await ghost.count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('fits the width of a tablet with all its days', async () => {
    await make('Feed the cat');
    for (const width of [1024, 1180, 1440]) {
      await open('/parent?tab=plan', { width, height: 900 });
      await tile('Feed the cat', 6, 'Ben', 'Planned').waitFor();
      // No element is wider than its place.
      expect(
        await page.evaluate<number>(`Math.max(...[document.documentElement, ...document.querySelectorAll('td')]
          .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))`),
        `${width} px`,
      ).toBeLessThanOrEqual(0);
    }
  });
});

describe('on a phone', () => {
  it('opens the day over which a finger holds a chore, and moves the chore there', async () => {
    await make('Vacuum', { schedule: { kind: 'days', days: [weekday()] }, kidIds: [mia.id] });
    await open('/parent?tab=plan', PHONE, { hasTouch: true });
    const row = page.locator('li', { hasText: 'Vacuum' });
    await row.click({ trial: true });
    const from = await centerOf(row.getByRole('heading'));
    const target = page.getByRole('button', { name: new RegExp(`^${day(2)}`) });
    const to = await centerOf(target);
    const touch = await openTouch();
    await touch('touchStart', from);
    await page.locator('[data-ghost]').waitFor();
    for (const part of [0.3, 0.6, 1])
      await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    await target.and(page.locator('[aria-pressed=true]')).waitFor();
    await row.waitFor({ state: 'detached' });
    const list = await centerOf(page.getByRole('heading', { name: 'Mia' }));
    await touch('touchMove', list);
    await touch('touchEnd');
    await page.getByRole('button', { name: /^Only this/ }).click();
    await row.getByText(/ · From /).waitFor();
    expect(await page.locator('[data-ghost]').count()).toBe(0);
  });

  it('shows one day as a list; a tap opens another day; a swipe or two taps mark a chore as done', async () => {
    await make('Feed the cat');
    await open('/parent?tab=plan', PHONE, { hasTouch: true });
    await page.getByRole('heading', { name: 'Mia' }).waitFor();
    await page.getByRole('button', { name: 'More options for Feed the cat' }).first().click();
    await expectNoAxeViolations(page);
    await press('Mark done for Mia');
    await page.getByText('All 1 done').first().waitFor();

    const row = page.locator('li', { hasText: 'To do' }).last();
    const box = (await row.boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      });
    await touch('touchStart', box.x + 80);
    for (const across of [20, 60, 110, 140]) await touch('touchMove', box.x + 80 + across);
    await touch('touchEnd');
    await expect.poll(() => page.getByText('All 1 done').count()).toBe(2);

    await page.getByRole('group', { name: 'Days' }).getByRole('button').nth(1).click();
    await expect.poll(() => page.getByText('1 planned').count()).toBe(2);
  });

  it('moves one occurrence in two taps', async () => {
    await make('Vacuum', { schedule: { kind: 'days', days: [weekday()] }, kidIds: [mia.id] });
    await open('/parent?tab=plan', PHONE, { hasTouch: true });
    await press('More options for Vacuum');
    const days = page.getByRole('region', { name: 'Move to' });
    const own = days.getByRole('button', { name: new RegExp(`^${day(0)}`) }).first();
    expect(await own.getAttribute('aria-disabled')).toBe('true');
    await days
      .getByRole('button', { name: new RegExp(`^${day(2)}`) })
      .first()
      .click();
    await press(`Undo (Moved to ${day(2)})`);
    await page.getByRole('heading', { level: 3, name: 'Vacuum' }).waitFor();
    expect(await choreNamed('Vacuum')).toMatchObject([{ schedule: { days: [weekday()] } }]);
  });

  it('starts today with late chores, which may have been due last week', async () => {
    await family.parent.put('/api/family', { weekStart: weekday() });
    const { id } = await make('Take out trash', {
      schedule: { kind: 'days', days: [weekday(-1)] },
      kidIds: [mia.id],
    });
    await make('Feed the cat', { kidIds: [mia.id] });
    await age((text, values) => app.query(text, values), 3, { chores: [id], kids: [mia.id] });
    await open('/parent?tab=plan', PHONE);
    const card = page.getByRole('heading', { name: 'Mia' }).locator('xpath=ancestor::section');
    await card.getByText('0 of 2 done').waitFor();
    expect(await card.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Take out trash',
      'Feed the cat',
    ]);
    await card.getByText(`Late, since ${day(-1)}`).waitFor();
    await press('More options for Take out trash');
    await press('Mark done for Mia');
    await card.getByText('0 of 1 done').waitFor();
    expect(await card.getByText('Take out trash').count()).toBe(0);
    await page.getByRole('group', { name: 'Days' }).getByRole('button').nth(1).click();
    await card.getByText('1 planned').waitFor();
  });

  it('has a sheet for the tabs that don’t fit the bar', async () => {
    await open('/parent', PHONE);
    await press('More');
    await page.getByRole('dialog').getByRole('link', { name: 'Chores' }).click();
    await page.getByRole('heading', { level: 1, name: 'Chores' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press('More');
    await press('Logout');
    await page.getByRole('link', { name: 'Log in or sign up' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('has names at the side where lines begin, also in right-to-left languages', async () => {
    await make('Feed the cat');
    await open('/parent?tab=plan', PHONE);
    await page.evaluate(`localStorage['starnest:pseudo'] = '1'`);
    await page.reload();
    const name = page.getByRole('heading', { level: 3, name: 'Feed the cat' }).first();
    await name.waitFor();
    const gaps = await name.evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading.querySelector('bdi') ?? heading);
      const [text, line] = [words.getBoundingClientRect(), heading.getBoundingClientRect()];
      return { start: line.right - text.right, end: text.left - line.left };
    });
    expect(gaps.start).toBeLessThan(2);
    expect(gaps.end).toBeGreaterThan(20);
  });
});
