import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import type { Family } from '@shared/contracts/families';
import type { KidChore } from '@shared/contracts/plan';
import { rewardRedemption, type RewardRedemption } from '@shared/contracts/redemptions';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { expectResponse } from '../support/expect-response';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';

/** Limits the frequent tasks of adults and kids. Typing doesn't count. */
const app = useApp();
const browser = useBrowser();
const DAILY = { kind: 'days' as const, days: [0, 1, 2, 3, 4, 5, 6] };

let family: TestFamily<BrowserApp>;
let mia: TestKid;
let page: Page;
let taps: number;

const tap = async (target: Locator) => {
  taps += 1;
  await target.click();
};
const key = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const read = async <T>(path: string) => (await family.parent.get(path)).body as T;
const handIn = async (choreId: string) =>
  (await kidAgent(app, mia)).post('/api/chore-submissions', { kidId: mia.id, choreId });

beforeEach(async () => {
  taps = 0;
  family = await createFamily(app, { timezone: 'UTC' });
  mia = await createKid(family, { name: 'Mia' });
  await family.parent.put('/api/family', { openSteps: [] });
});

describe.each([
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
])('on %s', (where, width, height) => {
  const isPhone = where === 'a phone';

  async function openOverview() {
    page = await signInAtDesk(await browser.openContext({ width, height, url: app.url }), family);
    await page.goto('/parent');
    await page.getByRole('heading', { name: 'Kids today' }).waitFor();
  }

  it('a simple chore takes two taps and its name', async () => {
    await openOverview();
    await tap(link('Add a chore'));
    await page.getByRole('dialog').locator(':focus').waitFor();
    await page.keyboard.type('Sort the socks');
    await tap(key('Save chore'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(taps).toBe(2);
    expect(await read<Chore[]>('/api/chores')).toMatchObject([
      {
        name: 'Sort the socks',
        kidIds: [],
        schedule: { kind: 'anytime' },
        partOfDay: null,
        sharing: 'each',
        needsApproval: true,
      },
    ]);
  });

  it('a submission is approved in one tap, and sent back in two, or three on a phone', async () => {
    const [bed, cat] = [
      await createChore(family, { name: 'Make your bed' }),
      await createChore(family, { name: 'Feed the cat' }),
    ];
    for (const { id } of [bed, cat]) await handIn(id);
    await openOverview();
    await tap(key('Approve: Make your bed, Mia'));
    await page.getByText('Mia got 5 stars').first().waitFor();
    expect(taps).toBe(1);
    taps = 0;
    // A swipe is shorter.
    if (isPhone) await tap(link('Feed the cat'));
    await tap(key('Send back: Feed the cat, Mia'));
    await tap(key(/^Some of it isn’t done yet/));
    expect(taps).toBe(isPhone ? 3 : 2);
    await expect
      .poll(async () =>
        (await read<KidChore[]>(`/api/kids/${mia.id}/chores`)).map((one) => [
          one.chore.id,
          one.doneCount,
          one.note,
        ]),
      )
      .toEqual(
        expect.arrayContaining([
          [bed.id, 1, null],
          [cat.id, 0, 'Some of it isn’t done yet'],
        ]),
      );
  });

  it('a turn is skipped in two taps on the plan', async () => {
    await createKid(family, { name: 'Ben' });
    await createChore(family, { name: 'Wash the dishes', schedule: DAILY, sharing: 'turns' });
    await openOverview();
    await tap(link('Plan'));
    // The week may have more of Mia's turns.
    await tap(key(isPhone ? 'More options for Wash the dishes' : /^Wash the dishes, Mia, /).first());
    await tap(key(/^Skip to/));
    await page.getByRole('button', { name: 'Undo (Ben’s turn)' }).waitFor();
    expect(taps).toBe(3);
  });

  it('a chore is marked as done in two taps at a desk, a reward as given in one, and everyone is paused in three', async () => {
    await createChore(family, { name: 'Feed the cat', schedule: DAILY });
    await family.parent.post(`/api/kids/${mia.id}/stars`, { amount: 5, reason: 'Tried hard' });
    const { id: rewardId } = await createReward(family, { name: 'One more story', starCost: 5 });
    const tablet = await kidAgent(app, mia);
    const asked = await tablet.post('/api/reward-redemptions', { kidId: mia.id, rewardId, starsSpent: 5 });
    const { id } = expectResponse(asked, 201, rewardRedemption);
    await family.parent.put(`/api/reward-redemptions/${id}/review`, { status: 'approved' });
    await openOverview();
    if (!isPhone) {
      await tap(key('Feed the cat: Planned'));
      await tap(key('Mark done for Mia'));
      await page.getByText('All 1 done today').filter({ visible: true }).waitFor();
    }
    expect(taps).toBe(isPhone ? 0 : 2);
    taps = 0;
    await tap(key('Mark as given: One more story to Mia'));
    await page.getByRole('heading', { name: 'Rewards to hand out' }).waitFor({ state: 'detached' });
    expect(taps).toBe(1);
    expect(await read<RewardRedemption[]>('/api/reward-redemptions/promised')).toEqual([]);
    taps = 0;
    await tap(link('Plan'));
    await tap(key('Pause'));
    await tap(page.getByRole('dialog').getByRole('button', { name: /^Pause/ }));
    await page.getByText(/^Everyone’s chores are paused through/).waitFor();
    expect(taps).toBe(3);
    expect((await read<Family>('/api/family')).pausedFrom).not.toBeNull();
  });

  it('the code that pairs a tablet takes three taps, or four on a phone', async () => {
    await openOverview();
    if (isPhone) {
      await tap(key('More'));
      await tap(page.getByRole('dialog').getByRole('link', { name: 'Settings' }));
    } else await tap(link('Settings'));
    await tap(page.getByRole('link', { name: /^Tablets/ }));
    await tap(key('Connect another device'));
    await page.getByText(/^Works once, until/).waitFor();
    expect(taps).toBe(isPhone ? 4 : 3);
  });
});

it('a kid needs one tap for a chore, three to request a reward, and two to see the stickers', async () => {
  const bed = await createChore(family, { name: 'Make your bed', schedule: DAILY });
  await createReward(family, { name: 'One more story', starCost: 5 });
  await family.parent.post(`/api/kids/${mia.id}/stars`, { amount: 5, reason: 'Tried hard' });
  // Finishing the day would open a party.
  await createChore(family, { name: 'Feed the cat', schedule: DAILY });
  page = await logInAtTablet(await browser.openContext({ width: 1024, height: 768, url: app.url }), mia);
  await tap(key(`Do It! ${bed.name}`));
  await page.locator(`[data-chore="${bed.id}"][data-state="waiting"]`).waitFor();
  expect(taps).toBe(1);
  taps = 0;
  await tap(link('Shop'));
  await tap(key('Get It! One more story'));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Get It!' }));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(taps).toBe(3);
  taps = 0;
  await tap(link('My nest'));
  await tap(link('My stickers'));
  await page.getByRole('heading', { name: 'My stickers' }).waitFor();
  expect(taps).toBe(2);
});
