import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Kid } from '@shared/contracts/kids';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
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

const app = useApp();
const browser = useBrowser();

let family: TestFamily<BrowserApp>;
let kid: TestKid;
let page: Page;
let taps: number;

async function begin(): Promise<void> {
  family = await createFamily(app);
  kid = await createKid(family, { name: 'Ava' });
}

async function openPage(path: string, { width = 1280, height = 900 } = {}): Promise<void> {
  page = await signInAtDesk(await browser.openContext({ width, height, url: app.url }), family);
  await page.goto(path);
  taps = 0;
}

const tap = async (name: string | RegExp) => {
  await page.getByRole('button', { name, exact: true }).click();
  taps += 1;
};
const moveStars = async (amount: number, reason: string) => {
  const { status } = await family.parent.post(`/api/kids/${kid.id}/stars`, { amount, reason });
  expect(status).toBe(201);
};
const starsOf = async () => ((await family.parent.get(`/api/kids/${kid.id}`)).body as Kid).totalStars;
const bar = () => page.locator('[data-undo-bar]');
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const statement = () => `/parent/kids/${kid.id}`;
const takeStars = async () => {
  await tap('More for Ava');
  await page.getByRole('menuitem', { name: 'Take stars' }).click();
  taps += 1;
};

/** A reward is bought for `cost` of its stars. */
async function earn(stars: number, reward?: { name: string; cost: number }): Promise<void> {
  const tablet = await kidAgent(app, kid);
  const { id: choreId } = await createChore(family, { name: 'Wash the car', starReward: stars });
  const done = (await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId }))
    .body as ChoreSubmission;
  await family.parent.put(`/api/chore-submissions/${done.id}/review`, { status: 'approved' });
  if (!reward) return;
  const { id: rewardId } = await createReward(family, { name: reward.name, starCost: reward.cost });
  const ask = { kidId: kid.id, rewardId, starsSpent: reward.cost };
  const asked = (await tablet.post('/api/reward-redemptions', ask)).body as RewardRedemption;
  await family.parent.put(`/api/reward-redemptions/${asked.id}/review`, { status: 'approved' });
}

describe('manual stars', () => {
  it('are given in two taps from the kid’s card, with the last reason, and undone in one tap', async () => {
    await begin();
    await moveStars(2, 'Held the door open');
    await openPage('/parent?tab=kids');
    await tap('Give stars to Ava');
    await page.getByRole('radio', { name: 'Held the door open', checked: true }).waitFor();
    await tap('Give 5 stars');
    await bar().getByText('5 stars for Ava').waitFor();
    await bar().getByText('Held the door open').waitFor();
    expect([taps, await starsOf()]).toEqual([2, 7]);
    await page.getByText('7 stars').waitFor();
    await tap('Undo (5 stars for Ava)');
    await page.getByText('2 stars').waitFor();
    expect([taps, await starsOf()]).toEqual([3, 2]);
  });

  it('can be removed with a custom reason, which updates the kid’s open page', async () => {
    await begin();
    await moveStars(12, 'Tried hard');
    const tablet = await logInAtTablet(
      await browser.openContext({ width: 1024, height: 768, url: app.url }),
      kid,
    );
    await openPage(statement());
    await takeStars();
    await page.getByText('Up to 12. Level and badges stay the same.').waitFor();
    await page.getByRole('radio', { name: '3', exact: true }).click();
    await page.getByRole('radio', { name: 'Other' }).click();
    await page.getByLabel('Reason, in your own words').fill('Bought a comic at the shop');
    await page.keyboard.press('Enter');
    await row('Bought a comic at the shop').waitFor();
    await tablet.getByText('9 stars to spend').waitFor({ state: 'attached' });
    expect(await starsOf()).toBe(9);
  });
});

describe('the statement', () => {
  it('has balances, filters and a download', async () => {
    await begin();
    await earn(20, { name: 'Pizza night', cost: 8 });
    await moveStars(5, 'Tried hard');
    await openPage('/parent?tab=kids');
    await page.getByRole('link', { name: 'Ava', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ava' }).waitFor();
    await row('Tried hard').waitFor();
    const lines = await page
      .locator('tbody tr:has(td)')
      .evaluateAll((rows) =>
        rows.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.innerText.split('\n').at(-1))),
      );
    expect(lines.map(([, , then]) => then)).toEqual(['17', '12', '20']);
    await page.getByText('+25').or(page.getByText('+20')).first().waitFor();

    await page.getByRole('radio', { name: 'Manual' }).click();
    await row('Wash the car').waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('source')).toBe('by_hand');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('starnest-stars.csv');
    const file = await readFile((await download.path()) ?? '', 'utf8');
    expect(file.trimEnd().split('\r\n')).toHaveLength(2);
    expect(file).toContain('"bonus","Tried hard","5","17","Robin"');
  });

  it('shows fifty entries, and older ones on demand', async () => {
    await begin();
    await app.query(
      `INSERT INTO star_ledger (id, family_id, kid_id, kind, amount, lifetime_delta, balance, label)
       SELECT gen_random_uuid(), f.id, $1, 'bonus', 1, 1, n, 'Bonus ' || n
       FROM generate_series(1, 60) AS n, families f WHERE f.code = $2`,
      [kid.id, kid.familyCode],
    );
    await openPage(statement());
    await row('Bonus 60').first().waitFor();
    expect(await page.locator('tbody tr:has(td)').count()).toBe(50);
    await tap('Show older');
    await expect.poll(() => page.locator('tbody tr:has(td)').count()).toBe(60);
    expect(await page.getByRole('button', { name: 'Show older' }).count()).toBe(0);
  });

  it('undoes an approval in three taps from the kid’s card, after showing the balance', async () => {
    await begin();
    await earn(20);
    await openPage('/parent?tab=kids');
    await page.getByRole('link', { name: 'Ava', exact: true }).click();
    taps += 1;
    await tap('Undo Wash the car');
    const question = page.getByRole('dialog', { name: 'Undo this approval?' });
    await question.getByText('will have').getByText('0').waitFor();
    await tap('Undo and take back 20');
    await row('Undone: Wash the car').getByText('needs your approval again').waitFor();
    await row('Wash the car').getByText('Undone later').waitFor();
    expect([taps, await starsOf()]).toEqual([3, 0]);
    expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  });

  it('can be used by keyboard, also on a phone', async () => {
    await begin();
    await earn(20);
    await openPage(statement(), { width: 390, height: 844 });
    await row('Wash the car').waitFor();
    await page.getByRole('button', { name: 'Undo Wash the car' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate('document.activeElement?.getAttribute("aria-label")'))
      .toBe('Undo Wash the car');
    const [content, room] = await page.evaluate<number[]>(
      '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
    );
    expect(content).toBe(room);
  });
});

describe('stars that are already spent', () => {
  it('show how many are missing, with a link to the reward', async () => {
    await begin();
    await earn(12, { name: 'Ice cream', cost: 10 });
    await openPage('/parent?tab=approvals&view=reviewed');
    await tap('Undo Wash the car, Ava');
    const alreadySpent = page.getByRole('dialog', { name: 'Already spent' });
    await alreadySpent
      .getByText('Wash the car gave 12 stars, and Ava has 2 left. That’s 10 stars short')
      .waitFor();
    await tap('Show the reward');
    await row('Ice cream').waitFor();
    expect(await row('Wash the car').count()).toBe(0);
    await tap('Undo Ice cream');
    await tap('Undo and give back 10');
    await row('Undone: Ice cream').waitFor();
    await page.getByRole('radio', { name: 'All' }).click();
    await tap('Undo Wash the car');
    await tap('Undo and take back 12');
    await row('Undone: Wash the car').waitFor();
    expect(await starsOf()).toBe(0);
  });

  it('are taken manually instead, as many as are left', async () => {
    await begin();
    await earn(12, { name: 'Ice cream', cost: 10 });
    await openPage('/parent?tab=approvals&view=reviewed');
    await tap('Undo Wash the car, Ava');
    await tap('Take manually');
    await page.getByRole('radio', { name: 'Correction', checked: true }).waitFor();
    await tap('Take 2 stars');
    await bar().getByText('2 stars taken from Ava').waitFor();
    expect(await starsOf()).toBe(0);
  });
});

describe('recent reviews', () => {
  it('undoes an approval and a rejection in two taps', async () => {
    await begin();
    await earn(20);
    await openPage('/parent?tab=approvals&view=reviewed');
    await page.getByText('Approved by Robin, just now').waitFor();
    await tap('Undo Wash the car, Ava');
    await tap('Undo and take back 20');
    await page.getByRole('button', { name: 'Undo Wash the car, Ava' }).waitFor({ state: 'detached' });
    await expect.poll(starsOf).toBe(0);
    expect(taps).toBe(2);
    await page.getByRole('radio', { name: 'To approve' }).click();
    await page.getByRole('button', { name: 'Send back: Wash the car, Ava' }).click();
    await page.getByLabel(/^Note for Ava/).fill('The roof too, please');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'See what was reviewed' }).click();
    await page.getByText('Sent back by Robin, just now').waitFor();
    await tap('Undo Wash the car, Ava');
    await page
      .getByRole('dialog', { name: 'Review it again?' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await page.getByRole('radio', { name: 'To approve' }).click();
    await page.getByRole('article', { name: 'Wash the car, Ava' }).waitFor();
  });
});
