import { expect, it } from 'vitest';
import { parentKid } from '@shared/contracts/kids';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { expectResponse } from '../support/expect-response';
import { createFamily, createKid, createReward } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

it('shows the kid’s goal on the kid’s page, and a parent changes it', async () => {
  const family = await createFamily(app);
  const { id } = await createKid(family, { name: 'Ava' });
  await createReward(family, { name: 'Night in the tent', starCost: 60 });
  await family.parent.post(`/api/kids/${id}/stars`, { amount: 12, reason: 'Helped Leo' });
  const goalNow = async () => expectResponse(await family.parent.get(`/api/kids/${id}`), 200, parentKid).goal;
  const context = await browser.openContext({ width: 1280, height: 900, url: app.url });
  const page = await signInAtDesk(context, family);
  await page.goto(`/parent/kids/${id}`);
  const goal = page.getByRole('button', { name: /^Goal/ });
  const choose = async (name: string) => {
    await goal.click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };
  await choose('Night in the tent');
  await goal.getByText('Night in the tent, 12 of 60 stars').waitFor();
  await expect.poll(goalNow).not.toBeNull();
  await page.reload();
  await goal.getByText('12 of 60 stars').waitFor();
  await choose('Nothing picked');
  await goal.getByText('Nothing picked').waitFor();
  await expect.poll(goalNow).toBeNull();
});
