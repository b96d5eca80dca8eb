import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useClockApp } from '../support/clock-app';
import { createFamily, createKid, createReward, type TestKid } from '../support/families';
import { goToPlace, logInAtTablet } from '../support/kid-at-tablet';
import { button } from '../support/screen';
import { signInAtDesk } from '../support/parent-at-desk';

/** Weeks start on Monday. */
const WEDNESDAY = '2030-06-19T15:30:00.000Z';
const SUNDAY = '2030-06-23T23:30:00.000Z';
const MONDAY = '2030-06-24T07:00:00.000Z';

const app = useClockApp(WEDNESDAY);
const browser = useBrowser();

async function openShop(kid: TestKid, at: string): Promise<Page> {
  const context = await browser.openContext({ width: 1024, height: 768, url: app.url });
  await context.clock.setFixedTime(at);
  const page = await logInAtTablet(context, kid);
  await goToPlace(page, 'Shop');
  return page;
}

const lollipop = (page: Page) => page.getByRole('listitem').filter({ hasText: 'A lollipop' });

it('a reward once a week is available again on Monday', async () => {
  const family = await createFamily(app, { timezone: 'UTC' });
  expect((await family.parent.put('/api/family', { weekStart: 1 })).status).toBe(200);
  const mia = await createKid(family, { name: 'Mia' });
  await createReward(family, { name: 'A lollipop', starCost: 2, limit: { times: 1, per: 'week' } });
  await createReward(family, { name: 'Stay up late', starCost: 2, limit: { times: 1, per: 'day' } });
  await family.parent.post(`/api/kids/${mia.id}/stars`, { amount: 20, reason: 'Helped Leo' });

  const page = await openShop(mia, WEDNESDAY);
  for (const name of ['A lollipop', 'Stay up late']) {
    await button(page, `Get It! ${name}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Get It!' }).click();
    await page.getByRole('listitem').filter({ hasText: name }).getByText('Waiting').waitFor();
  }
  for (const { id } of (await family.parent.get('/api/reward-redemptions/pending')).body as {
    id: string;
  }[]) {
    await family.parent.put(`/api/reward-redemptions/${id}/review`, { status: 'approved' });
    await button(page, 'Yippee!').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await lollipop(page).getByText('Back Monday').waitFor();
  expect(await lollipop(page).locator('img[src*="later-calendar"]').count()).toBe(1);
  const late = page.getByRole('listitem').filter({ hasText: 'Stay up late' });
  await late.getByText('Back tomorrow').waitFor();
  expect(await late.locator('img[src*="evening-moon"]').count()).toBe(1);
  // A parent who views the page sees the same.
  const desk = await signInAtDesk(
    await browser.openContext({ width: 1024, height: 768, url: app.url }),
    family,
  );
  await desk.clock.setFixedTime(WEDNESDAY);
  await desk.goto(`/parent/kid/${mia.id}?tab=shop`);
  await lollipop(desk).getByText('Back Monday').waitFor();

  await app.setClock(SUNDAY);
  const sunday = await openShop(mia, SUNDAY);
  await lollipop(sunday).getByText('Back tomorrow').waitFor();
  await button(sunday, 'Get It! Stay up late').waitFor();
  await app.setClock(MONDAY);
  await sunday.clock.setFixedTime(MONDAY);
  await sunday.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await button(sunday, 'Get It! A lollipop').waitFor();

  const monday = await openShop(mia, MONDAY);
  await button(monday, 'Get It! A lollipop').click();
  await monday.getByRole('dialog').getByRole('button', { name: 'Get It!' }).click();
  await lollipop(monday).getByText('Waiting').waitFor();
});
