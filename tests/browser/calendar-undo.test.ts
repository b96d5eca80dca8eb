import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { parentKid } from '@shared/contracts/kids';
import { rewardRedemption } from '@shared/contracts/redemptions';
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
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

async function begin(): Promise<{ family: TestFamily<BrowserApp>; ava: TestKid; page: Page }> {
  const family = await createFamily(app);
  const ava = await createKid(family, { name: 'Ava' });
  const { id: choreId } = await createChore(family, { name: 'Wash the car', starReward: 12 });
  await family.parent.post(`/api/kids/${ava.id}/completions`, { choreId });
  const { id: rewardId } = await createReward(family, { name: 'Ice cream', starCost: 10 });
  const tablet = await kidAgent(app, ava);
  const asked = await tablet.post('/api/reward-redemptions', { kidId: ava.id, rewardId, starsSpent: 10 });
  const { id } = expectResponse(asked, 201, rewardRedemption);
  await family.parent.put(`/api/reward-redemptions/${id}/review`, { status: 'approved' });
  const context = await browser.openContext({ width: 1280, height: 900, url: app.url });
  return { family, ava, page: await signInAtDesk(context, family) };
}
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const leftTheDialog = (page: Page) =>
  page.waitForFunction(() => (history.state as { dialog?: true } | null)?.dialog !== true);

it('undoes a reward and then its chore, and explains first that the stars are spent', async () => {
  const { family, ava, page } = await begin();
  const stars = async () =>
    expectResponse(await family.parent.get(`/api/kids/${ava.id}`), 200, parentKid).totalStars;
  await page.goto(`/parent/kid/${ava.id}?tab=chore-history`);
  await key(page, 'Undo Wash the car, Ava').click();
  const spent = page.getByRole('dialog', { name: 'Already spent' });
  await spent.getByText('10 stars short').waitFor();
  await spent.locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  await spent.waitFor({ state: 'detached' });
  await leftTheDialog(page);

  await page.goto('/parent?tab=reward-history');
  await key(page, 'Undo Ice cream, Ava').click();
  await key(page, 'Undo and give back 10').click();
  await key(page, 'Undo Ice cream, Ava').waitFor({ state: 'detached' });
  await expect.poll(stars).toBe(12);
  await leftTheDialog(page);

  await page.goto(`/parent/kid/${ava.id}?tab=chore-history`);
  await key(page, 'Undo Wash the car, Ava').click();
  await key(page, 'Undo and take back 12').click();
  await key(page, 'Undo Wash the car, Ava').waitFor({ state: 'detached' });
  await expect.poll(stars).toBe(0);
});
