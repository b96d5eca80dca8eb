import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  kidAgent,
  type TestKid,
} from '../support/families';
import { FAKE_VOICE } from '../support/fake-voice';
import { goToPlace, logInAtTablet } from '../support/kid-at-tablet';
import { expectNoSidewaysScroll, focused } from '../support/screen';

const app = useApp();
const browser = useBrowser();

async function openNest(kid: TestKid): Promise<Page> {
  const context = await browser.openContext({ width: 1024, height: 768, url: app.url });
  await context.addInitScript({ content: FAKE_VOICE });
  const page = await logInAtTablet(context, kid);
  await goToPlace(page, 'My nest');
  return page;
}

const book = (page: Page) => page.getByRole('region', { name: 'My star book' });
const lines = (page: Page) => book(page).getByRole('listitem');
const turn = (page: Page, name: 'Page back' | 'Next page') => page.getByRole('button', { name });

it('the star book is read, turned and grows while it is open', async () => {
  const family = await createFamily(app, { timezone: 'UTC', firstName: 'Mum' });
  const { parent } = family;
  const mia = await createKid(family, { name: 'Mia' });
  const tablet = await kidAgent(app, mia);
  const kidId = mia.id;
  const give = async (amount: number, reason: string) =>
    expect((await parent.post(`/api/kids/${kidId}/stars`, { amount, reason })).status).toBe(201);
  const doChore = async (name: string) => {
    const { id: choreId } = await createChore(family, { name, starReward: 3 });
    const { body } = await tablet.post('/api/chore-submissions', { kidId, choreId });
    const { id } = body as { id: string };
    const review = await parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' });
    expect(review.status).toBe(200);
    return id;
  };

  const empty = await openNest(mia);
  await empty.getByText('Your book is still empty').waitFor();
  await empty.context().close();

  await doChore('Make your bed');
  const reward = await createReward(family, { name: 'Ice cream', starCost: 2 });
  const asked = await tablet.post('/api/reward-redemptions', { kidId, rewardId: reward.id, starsSpent: 2 });
  const { id } = asked.body as { id: string };
  await parent.put(`/api/reward-redemptions/${id}/review`, { status: 'approved' });
  await tablet.put(`/api/reward-redemptions/${id}/mark-shown`);
  const undone = await doChore('Dust');
  await parent.post(`/api/chore-submissions/${undone}/undo`);
  for (const name of ['Pull weeds', 'Feed the cat', 'Set the table']) await doChore(name);

  const page = await openNest(mia);
  const first = book(page).getByRole('article').first();
  await first.getByText('Set the table').waitFor();
  expect(await lines(page).count()).toBe(6);
  await first.getByRole('button', { name: /^Read aloud/ }).click();
  await expect
    .poll(() => page.evaluate('window.spoken.at(-1)'))
    .toMatch(/Set the table\. Mum said yes\. Plus 3 stars\. Feed the cat\. .* Pull weeds\. /);
  const again = lines(page).filter({ hasText: 'Dust' }).filter({ hasText: 'Mum looked again' });
  await again.getByText('Minus 3 stars.').waitFor({ state: 'attached' });

  // Disabled buttons keep the focus.
  await turn(page, 'Next page').focus();
  await page.keyboard.press('Enter');
  await lines(page).getByText('Make your bed').waitFor();
  expect(await lines(page).count()).toBe(1);
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Next page');
  await turn(page, 'Page back').press('Enter');
  await lines(page).getByText('You got it').waitFor();

  await page.reload();
  await lines(page).getByText('Set the table').waitFor();
  await give(2, 'Helped Leo');
  await page.getByRole('dialog', { name: 'Helped Leo' }).waitFor();
  await lines(page).getByText('A gift from Mum').waitFor();
  await page.getByText('12 stars to spend').waitFor({ state: 'attached' });
  await give(-1, 'Broke the vase');
  await lines(page).getByText('These went back to Mum').waitFor();
  await page.getByText('11 stars to spend').waitFor({ state: 'attached' });
  for (const size of [
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
});
