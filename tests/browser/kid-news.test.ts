import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createReward, kidAgent } from '../support/families';
import { createFamilyWithChores, handIn } from '../support/family-with-chores';
import { logInAtTablet } from '../support/kid-at-tablet';
import { button, expectNoSidewaysScroll, expectToast } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const open = () => browser.openContext({ ...TABLET, url: app.url });

const away = (page: Page) => page.getByRole('dialog', { name: 'While you were away' });

async function look(page: Page): Promise<void> {
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
}

describe('while the kid was away', () => {
  it('shows chores, level, badge and gift in one queue, on any tab, and only once', async () => {
    const { family, kid } = await createFamilyWithChores(app);
    for (const chore of ['Dust', 'Make your bed', 'Set the table']) {
      await handIn(family, kid, chore, { status: 'approved' });
    }
    await handIn(family, kid, 'Feed the cat', { status: 'rejected', parentNotes: 'Her water too, please' });
    const reward = await createReward(family, { name: 'A trip to the zoo', starCost: 5, isMystery: true });
    const agent = await kidAgent(app, kid);
    const asked = await agent.post('/api/reward-redemptions', {
      kidId: kid.id,
      rewardId: reward.id,
      starsSpent: 5,
    });
    const { id } = asked.body as { id: string };
    const review = await family.parent.put(`/api/reward-redemptions/${id}/review`, { status: 'approved' });
    expect(review.status).toBe(200);

    const page = await logInAtTablet(await open(), kid, { away: true });
    await away(page).getByText('Dust').first().waitFor();
    expect(await away(page).getByRole('listitem').count()).toBe(3);
    await look(page);
    await away(page).locator(':focus').waitFor();
    await button(page, 'Yay!').click();
    await page.getByRole('dialog', { name: 'Level up!' }).waitFor();
    await look(page);
    const other = await logInAtTablet(await open(), kid, { away: true });
    await away(other).waitFor();
    await goToPlaceBehind(other);
    await away(other).waitFor();
    await button(other, 'Yay!').click();
    await button(other, 'Yippee!').click();
    for (const badge of ['Star Starter', 'Bright Spark']) {
      await other.getByRole('dialog', { name: badge }).waitFor();
      await button(other, 'Ta-da!').click();
    }
    await other.getByRole('dialog', { name: 'A gift from Robin' }).waitFor();
    await look(other);
    await other.emulateMedia({ reducedMotion: 'no-preference' });
    await other.locator('[data-celebration="ready"] [data-gift="closed"]').focus();
    await other.keyboard.press('Enter');
    await other.locator('[data-gift="shake"]').focus();
    await other.keyboard.press('Enter');
    await other.locator('[data-gift="open"]').focus();
    await other.keyboard.press('Enter');
    await other.getByText('Surprise: A trip to the zoo!').waitFor();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await look(other);
    await expectToast(other, ['Almost! Try again', 'Her water too, please'], () =>
      button(other, 'Yippee!').click(),
    );

    await expect.poll(async () => (await agent.get(`/api/kids/${kid.id}/news`)).body).toEqual([]);
    const third = await logInAtTablet(await open(), kid, { away: true });
    await third.locator('[data-nest]').waitFor();
    await third.waitForLoadState('networkidle');
    expect(await third.getByRole('dialog').count()).toBe(0);
  });
});

describe('while the kid is there', () => {
  it('an approval with a heart is answered, and is then in the album', async () => {
    const { family, kid } = await createFamilyWithChores(app);
    await handIn(family, kid, 'Dust', { status: 'approved' });
    const page = await logInAtTablet(await open(), kid);
    await button(page, 'Do It! Set the table').waitFor();
    await handIn(family, kid, 'Make your bed', { status: 'approved', praise: { picture: 'sparkle' } });
    const moment = page.getByRole('dialog', { name: 'It sparkles!' });
    await moment.getByText('From Robin').waitFor();
    await look(page);
    await moment.getByRole('radio', { name: 'A big hug!' }).click();
    await expect
      .poll(async () => (await family.parent.get(`/api/kids/${kid.id}/praise`)).body)
      .toMatchObject([{ picture: 'sparkle', reply: 'hug' }]);
    await button(page, 'Yay!').click();
    await moment.waitFor({ state: 'detached' });
    await page.getByText('10 stars to spend').waitFor({ state: 'attached' });
    await button(page, 'Messages').click();
    const album = page.getByRole('dialog', { name: 'Messages' });
    await album.getByRole('tab', { name: 'Hearts' }).click();
    await album.getByRole('img', { name: 'You sent back: A big hug!' }).waitFor();
    await look(page);
  });
});

async function goToPlaceBehind(page: Page): Promise<void> {
  await page.goto(`${page.url()}?tab=shop`);
}
