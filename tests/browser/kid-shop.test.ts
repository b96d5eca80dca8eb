import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { RewardBody } from '@shared/contracts/rewards';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  kidAgent,
  type TestFamily,
} from '../support/families';
import { goToPlace, logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { button, expectNoSidewaysScroll, expectToast, focused } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

type Family = TestFamily<BrowserApp>;

/** Mia has 20 stars and a chore of five. */
async function makeFamily(...rewards: readonly Partial<RewardBody>[]) {
  const family: Family = await createFamily(app, { timezone: 'UTC' });
  const mia = await createKid(family, { name: 'Mia' });
  await createChore(family, { name: 'Set the table', starReward: 5 });
  const made = [];
  for (const body of rewards) made.push(await createReward(family, body));
  await give(family, mia.id, 20);
  return { family, mia, rewards: made };
}

const give = async ({ parent }: Family, kidId: string, amount: number) =>
  expect((await parent.post(`/api/kids/${kidId}/stars`, { amount, reason: 'Helped Leo' })).status).toBe(201);

async function openShop(kid: Parameters<typeof logInAtTablet>[1], size = TABLET): Promise<Page> {
  const page = await logInAtTablet(await browser.openContext({ ...size, url: app.url }), kid);
  await goToPlace(page, 'Shop');
  return page;
}

const shelf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const purse = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });

async function ask(page: Page, name: string): Promise<void> {
  await button(page, `Get It! ${name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Get It!' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function review({ parent }: Family, response: object): Promise<string> {
  const waiting = async () =>
    (await parent.get('/api/reward-redemptions/pending')).body as readonly { id: string }[];
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
  const id = (await waiting())[0]?.id ?? '';
  expect((await parent.put(`/api/reward-redemptions/${id}/review`, response)).status).toBe(200);
  return id;
}

describe('held stars', () => {
  it('are shown separately, and the shop offers rewards that the available stars cover', async () => {
    const { mia } = await makeFamily(
      { name: 'One more story', starCost: 8 },
      { name: 'Movie night', starCost: 15 },
      { name: 'Trip to the zoo', starCost: 60 },
    );
    const page = await openShop(mia);
    await purse(page, '20 stars to spend');
    await button(page, 'Get It! Movie night').waitFor();
    await ask(page, 'One more story');
    await purse(page, '12 stars to spend');
    // The story's missing stars are on hold; the zoo takes more chores.
    const movie = shelf(page, 'Movie night');
    await movie.getByText('Need 3 stars').waitFor();
    expect(await movie.locator('img[src*="book"]').count()).toBe(1);
    await shelf(page, 'Trip to the zoo').getByText('Need 48 stars').waitFor();
    expect(await shelf(page, 'Trip to the zoo').locator('img[src*="mountain"]').count()).toBe(1);
    for (const size of [TABLET, PHONE]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
    }
  });

  it('are available again after the request is withdrawn by keyboard, and the parent’s list is immediately empty', async () => {
    const { family, mia } = await makeFamily({ name: 'One more story', starCost: 8 });
    const desk = await signInAtDesk(
      await browser.openContext({ width: 1280, height: 900, url: app.url }),
      family,
    );
    await desk.goto('/parent?tab=approvals');
    const page = await openShop(mia);
    await ask(page, 'One more story');
    const request = desk.getByRole('article').filter({ hasText: 'One more story' });
    await request.waitFor();

    await button(page, 'Take it back: One more story').focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Take it back?' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Take it back: One more story');
    await request.waitFor();

    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Take it back', exact: true }).focus();
    await expectToast(page, ['Taken back!', 'Your stars are free again.'], () =>
      page.keyboard.press('Enter'),
    );
    await purse(page, '20 stars to spend');
    await button(page, 'Get It! One more story').waitFor();
    await request.waitFor({ state: 'detached' });
    expect(await focused(page)).toContain('One more story');
  });
});

describe('an approved reward', () => {
  it('is on its way from the approval until it is given', async () => {
    const { family, mia } = await makeFamily({ name: 'Pizza picker', starCost: 5 });
    const page = await openShop(mia);
    await ask(page, 'Pizza picker');
    const id = await review(family, { status: 'approved' });
    await button(page, 'Yippee!').click();
    const promised = page.getByRole('region', { name: 'On its way' }).getByRole('listitem');
    await promised.getByText('Robin said yes').waitFor();
    await purse(page, '15 stars to spend');
    const key = button(page, 'On its way: 1');
    const box = await key.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(TABLET.height);
    await key.click();
    await expect.poll(() => focused(page)).toBe('On its way');
    await family.parent.put(`/api/reward-redemptions/${id}/deliver`, { delivered: true });
    await promised.waitFor({ state: 'detached' });
    expect(await key.count()).toBe(0);
  });
});

describe('a wish', () => {
  it('is set with one press, shows its progress on every tablet, and can be requested with enough stars', async () => {
    const { family, mia } = await makeFamily(
      { name: 'Ice cream', starCost: 5 },
      { name: 'Camp in the garden', starCost: 32 },
      { name: 'Trip to the zoo', starCost: 60 },
    );
    const page = await openShop(mia);
    const other = await openShop(mia, PHONE);
    await page.getByText('What’s your wish?').waitFor();
    await page
      .getByRole('region', { name: 'My wish' })
      .getByRole('button', { name: 'Make it my wish: Camp in the garden' })
      .click();
    for (const tablet of [page, other]) {
      const wish = tablet.getByRole('region', { name: 'My wish' });
      await wish.getByText('Camp in the garden').waitFor();
      await wish.getByRole('list', { name: '3 chores to go' }).waitFor();
      await expectNoSidewaysScroll(tablet);
    }
    await page.reload();
    await page.getByRole('list', { name: '3 chores to go' }).waitFor();

    // The same press removes the wish.
    await shelf(page, 'Trip to the zoo')
      .getByRole('button', { name: 'Make it my wish: Trip to the zoo' })
      .click();
    await page.getByRole('list', { name: '8 chores to go' }).waitFor();
    const zoo = shelf(page, 'Trip to the zoo').getByRole('button', { name: 'My wish: Trip to the zoo' });
    expect(await zoo.getAttribute('aria-pressed')).toBe('true');
    await zoo.click();
    await page.getByText('What’s your wish?').waitFor();
    await shelf(page, 'Camp in the garden')
      .getByRole('button', { name: 'Make it my wish: Camp in the garden' })
      .click();

    await give(family, mia.id, 12);
    await page.getByRole('dialog').locator(':focus').waitFor();
    const agent = await kidAgent(app, mia);
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        const { body } = await agent.get(`/api/kids/${mia.id}/news`);
        return [body, await page.getByRole('dialog').count()];
      })
      .toEqual([[], 0]);
    const wish = page.getByRole('region', { name: 'My wish' });
    await wish.getByText('You have enough stars!').waitFor();
    await wish.getByRole('button', { name: 'Get It! Camp in the garden' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Get It!' }).click();
    await wish.getByText('Waiting').waitFor();
    await wish.getByRole('button', { name: 'My wish: Camp in the garden' }).click();
    await page.getByText('What’s your wish?').waitFor();
  });
});

describe('the shop', () => {
  it('shows forty rewards with long names, also on a phone and mirrored', async () => {
    const names = Array.from(
      { length: 40 },
      (_, index) => `A Saturday at the swimming pool with all of the cousins ${index + 1}`,
    );
    const { family, mia, rewards } = await makeFamily(
      ...names.map((name, index) => ({
        name,
        starCost: index + 1,
        limit: { times: 1, per: 'day' as const },
      })),
    );
    const tablet = await kidAgent(app, mia);
    const page = await openShop(mia);
    const items = page.locator('li[data-reward]');
    await expect.poll(() => items.count()).toBe(40);
    await button(page, /^Make it my wish: .*cousins 40$/).click();
    await page.getByRole('region', { name: 'My wish' }).getByText('and more').waitFor();
    for (const { id: rewardId, starCost: starsSpent } of rewards.slice(0, 5)) {
      const wish = { kidId: mia.id, rewardId, starsSpent };
      expect((await tablet.post('/api/reward-redemptions', wish)).status).toBe(201);
      await review(family, { status: 'approved' });
    }
    await page.evaluate(() => localStorage.setItem('starnest:pseudo', '1'));
    for (const mirrored of [false, true]) {
      if (mirrored) await page.reload();
      for (const size of [TABLET, { width: 768, height: 1024 }, PHONE]) {
        await page.setViewportSize(size);
        await expect.poll(() => items.count()).toBe(40);
        await expectNoSidewaysScroll(page);
      }
    }
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  });
});
