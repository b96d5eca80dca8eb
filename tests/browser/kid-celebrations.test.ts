import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createKid, createReward, kidAgent } from '../support/families';
import { createFamilyWithChores, handIn } from '../support/family-with-chores';
import { logInAtTablet } from '../support/kid-at-tablet';
import { button } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const open = () => browser.openContext({ ...TABLET, url: app.url });

async function look(page: Page): Promise<void> {
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size);
    const isInView = await page.evaluate(() => {
      const key = document.querySelector('[data-celebration] [data-next]')?.getBoundingClientRect();
      return key !== undefined && key.top >= 0 && key.bottom <= window.innerHeight;
    });
    expect({ size, isInView }).toEqual({ size, isInView: true });
  }
  expect(await page.locator('[data-toast]').count()).toBe(0);
}

it('celebrates a reached wish alone, and it can be requested', async () => {
  const { family, kid } = await createFamilyWithChores(app);
  await handIn(family, kid, 'Dust', { status: 'approved' });
  const tent = await createReward(family, { name: 'Night in the tent', starCost: 9 });
  const agent = await kidAgent(app, kid);
  expect((await agent.put(`/api/kids/${kid.id}/goal`, { rewardId: tent.id })).status).toBe(200);
  const page = await logInAtTablet(await open(), kid);
  await button(page, 'Do It! Set the table').waitFor();
  await handIn(family, kid, 'Make your bed', {
    status: 'approved',
    starsAwarded: 4,
    parentNotes: 'So neat!',
  });
  const celebration = page.getByRole('dialog', { name: 'Your wish is here!' });
  await celebration.getByText('You have enough stars for Night in the tent.').waitFor();
  await look(page);
  await button(page, 'Get It!').click();
  const wish = page.getByRole('region', { name: 'My wish' });
  await wish.getByText('You have enough stars!').waitFor();
  await wish.getByRole('button', { name: 'Get It! Night in the tent' }).waitFor();
  await page.setViewportSize(PHONE);
  const words = await wish.getByText('You have enough stars!').boundingBox();
  const friend = await wish.locator('[data-friend]').first().boundingBox();
  expect(words?.x).toBeGreaterThanOrEqual((friend?.x ?? 0) + (friend?.width ?? PHONE.width));
});

it('a won week is celebrated at the first login of the next week', async () => {
  const { family, kid } = await createFamilyWithChores(app);
  await createKid(family, { name: 'Leo' });
  await handIn(family, kid, 'Dust', { status: 'approved', starsAwarded: 7 });
  const before = await logInAtTablet(await open(), kid);
  await before.locator('[data-nest]').waitFor();
  expect(await before.getByRole('dialog').count()).toBe(0);
  await app.query(
    `UPDATE chore_submissions
     SET submitted_at = submitted_at - interval '7 days', handed_in_on = handed_in_on - 7 WHERE kid_id = $1`,
    [kid.id],
  );
  const page = await logInAtTablet(await open(), kid, { away: true });
  const celebration = page.getByRole('dialog', { name: 'You won the week!' });
  await celebration.getByText('7 stars last week').waitFor();
  await look(page);
  await button(page, 'Great!').click();
  await celebration.waitFor({ state: 'detached' });
  const agent = await kidAgent(app, kid);
  await expect.poll(async () => (await agent.get(`/api/kids/${kid.id}/news`)).body).toEqual([]);
});
