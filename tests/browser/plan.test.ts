import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChoreBody } from '@shared/contracts/chores';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import {
  createChore,
  createFamily,
  createKid,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { today, weekday } from '../support/scheduled-family';
import { planTile } from '../support/screen';
import { formatWeekday } from '../../client/src/lib/i18n/format';

const app = useApp();
const browser = useBrowser();
const DESK = { width: 1440, height: 900 };
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const MOST_DAYS = ALL_DAYS.filter((one) => one !== weekday(5));

let family: TestFamily<BrowserApp>;
let ben: TestKid;
let page: Page;

const day = (ahead: number) => formatWeekday(weekday(ahead));
const tile = (name: string, ahead: number, who: string, state: string) =>
  planTile(page, name, ahead, who, state);
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const make = (name: string, body: Partial<ChoreBody> = {}) =>
  createChore(family, { name, schedule: { kind: 'days', days: MOST_DAYS }, ...body });

/** The week starts today, so that the board shows future days. */
beforeEach(async () => {
  family = await createFamily(app, { timezone: 'UTC' });
  await createKid(family, { name: 'Mia' });
  ben = await createKid(family, { name: 'Ben' });
  await family.parent.put('/api/family', { weekStart: weekday(), openSteps: [] });
});

async function open(path: string) {
  const context = await browser.openContext({ ...DESK, url: app.url });
  page = await signInAtDesk(context, family);
  await page.goto(path);
}
const openPlan = () => open('/parent?tab=plan');

describe('the board', () => {
  it('marks a chore as done for a kid in two taps, and undoes it', async () => {
    await make('Feed the cat', { starReward: 4 });
    await openPlan();
    await tile('Feed the cat', 0, 'Mia', 'Planned').click();
    await press('Mark done for Mia');
    await tile('Feed the cat', 0, 'Mia', 'Done').waitFor();
    await page.getByText('Mia got 4 stars.').waitFor();
    await press('Undo (Approved: Feed the cat)');
    await expect.poll(() => tile('Feed the cat', 0, 'Mia', 'Needs your approval').count()).toBe(1);
  });

  it('shows a kid’s submission immediately, and approves it', async () => {
    const { id: choreId } = await make('Feed the cat');
    await openPlan();
    await tile('Feed the cat', 0, 'Ben', 'Planned').waitFor();
    const tablet = await kidAgent(app, ben);
    await tablet.post('/api/chore-submissions', { kidId: ben.id, choreId });
    await tile('Feed the cat', 0, 'Ben', 'Needs your approval').click();
    await press('Approve');
    await tile('Feed the cat', 0, 'Mia', 'Planned').waitFor();
    await tile('Feed the cat', 0, 'Ben', 'Done').click();
    const menu = page.getByRole('dialog', { name: 'Feed the cat, Ben' });
    await menu.getByText('Done, approved by Robin').waitFor();
    await menu.getByRole('button', { name: 'Undo' }).click();
    await tile('Feed the cat', 0, 'Ben', 'Needs your approval').waitFor();
    expect(await menu.count()).toBe(0);
  });

  it('offers the kids for a first-come chore, and shows the chosen one', async () => {
    await make('Fold the laundry', { sharing: 'first' });
    await openPlan();
    await tile('Fold the laundry', 0, 'Anyone', 'Planned').click();
    await press('Mark done for Ben');
    await tile('Fold the laundry', 0, 'Ben', 'Done').waitFor();
    // A letter in the place of the check mark.
    expect(await tile('Fold the laundry', 0, 'Ben', 'Done').innerText()).toMatch(/^B/);
  });

  it('skips a turn, and the undo restores it', async () => {
    await make('Wash the dishes', { sharing: 'turns' });
    await openPlan();
    await tile('Wash the dishes', 0, 'Mia', 'Planned').click();
    await press('Skip to Ben');
    await tile('Wash the dishes', 0, 'Ben', 'Planned').waitFor();
    await tile('Wash the dishes', 1, 'Mia', 'Planned').waitFor();
    await press('Undo (Ben’s turn)');
    await tile('Wash the dishes', 1, 'Ben', 'Planned').waitFor();
    expect(await tile('Wash the dishes', 0, 'Mia', 'Planned').count()).toBe(1);
  });

  it('shows daily chores in one line until it is opened', async () => {
    await createChore(family, { name: 'Brush your teeth', schedule: { kind: 'days', days: ALL_DAYS } });
    await openPlan();
    await page.getByRole('button', { name: new RegExp(`^1 daily chore, Mia, ${day(1)}`) }).click();
    await tile('Brush your teeth', 1, 'Mia', 'Planned').waitFor();
    expect(await tile('Brush your teeth', 1, 'Ben', 'Planned').count()).toBe(0);
    await press('Fold daily');
    await tile('Brush your teeth', 1, 'Mia', 'Planned').waitFor({ state: 'detached' });
  });
});

describe('a pause', () => {
  it('of the family is shown above the board, and can be ended there', async () => {
    await make('Feed the cat');
    await family.parent.put('/api/family', { pausedFrom: today(), pausedUntil: null });
    await openPlan();
    await press('End everyone’s pause');
    await tile('Feed the cat', 0, 'Ben', 'Planned').waitFor();
    const kids = (await family.parent.get('/api/kids')).body as TestKid[];
    expect(kids.map(({ pausedFrom }) => pausedFrom)).toEqual([null, null]);
  });
});

describe('a new family', () => {
  it('leads to its first kid, then to its first chores', async () => {
    family = await createFamily(app);
    await openPlan();
    await page.getByRole('link', { name: 'Add Your First Kid' }).waitFor();
    await createKid(family, { name: 'Zoë' });
    await page.getByRole('link', { name: 'Choose chores' }).click();
    await expect.poll(() => page.url()).toMatch(/tab=chores&ideas=1/);
  });
});
