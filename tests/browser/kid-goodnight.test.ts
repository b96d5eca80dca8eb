import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Nest } from '@shared/contracts/nest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { button } from '../support/screen';

const app = useApp();
const browser = useBrowser();
const open = (size = { width: 1024, height: 768 }) => browser.openContext({ ...size, url: app.url });

function eveningZone(): string {
  const ahead = 20 - new Date().getUTCHours();
  const offset = ahead > 12 ? ahead - 24 : ahead;
  // The signs of these zones are reversed.
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

async function home() {
  const family = await createFamily(app, { timezone: eveningZone() });
  const mia = await createKid(family, { name: 'Mia' });
  const schedule = { kind: 'days' as const, days: [0, 1, 2, 3, 4, 5, 6] };
  await createChore(family, { name: 'Set the table', schedule });
  // Keeps the day unfinished, so that its egg doesn't open.
  await createChore(family, { name: 'Feed the cat', schedule });
  return { family, mia };
}

const theme = (page: Page) => page.evaluate('document.documentElement.dataset.theme ?? null');
const inRail = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name });

describe('the good night', () => {
  it('tucks in the chick of the day, and the kid sleeps until the morning', async () => {
    const { family, mia } = await home();
    const page = await logInAtTablet(await open(), mia);
    await button(page, 'Do It! Set the table').click();
    await page.locator('[data-nest="1/2"]').first().waitFor();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await inRail(page, 'Good night').click();
    await page.getByRole('dialog', { name: 'Good night, Mia.' }).waitFor();
    await page.locator('[data-chick="tucked"]').waitFor();
    await page.getByRole('heading', { name: 'Set the table.' }).waitFor();
    await button(page, 'Skip to the end').click();
    await page.locator('[data-tonight]').waitFor();
    await button(page, 'Sleep').click();
    await expect.poll(() => theme(page)).toBe('bedtime');
    const nights = async () =>
      ((await family.parent.get(`/api/kids/${mia.id}/nest`)).body as Nest).nights.days;
    await expect.poll(async () => (await nights()).length).toBe(1);

    // The kid is still asleep. The next morning the egg stirs, once.
    await page.reload();
    await inRail(page, 'Wake up').waitFor();
    await expect.poll(() => theme(page)).toBe('bedtime');
    await page.clock.setFixedTime(Date.now() + 10 * 3_600_000);
    await page.reload();
    await page.getByRole('dialog', { name: 'Good morning, Mia!' }).waitFor();
    await button(page, 'Start my day').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => theme(page)).toBeNull();
    await expect.poll(() => inRail(page, 'Good night').count()).toBe(0);
    await page.reload();
    await button(page, 'Do It! Feed the cat').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);

    const desk = await signInAtDesk(await open(), family);
    await desk.goto(`/parent/kid/${mia.id}`);
    await desk.locator('[data-nest]').first().waitFor();
    expect(await desk.locator('[data-night]').count()).toBe(0);
  });

  it('shows four still pictures with reduced motion, works offline, and is sent later', async () => {
    browser.allowFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
    const { family, mia } = await home();
    const context = await open();
    const page = await logInAtTablet(context, mia);
    await button(page, 'Do It! Set the table').click();
    await page.locator('[data-nest="1/2"]').first().waitFor();
    await inRail(page, 'Good night').click();
    await page.locator('[data-beat="asleep"] [data-chick="tucked"]').waitFor();
    await button(page, 'Go on').waitFor();
    await context.setOffline(true);
    await page.locator('[data-beat="star"] [data-tonight]').waitFor();
    await page.locator('[data-beat="end"] [data-egg]').waitFor();
    await button(page, 'Back to my day').click();
    expect(await theme(page)).toBeNull();
    const nights = async () =>
      ((await family.parent.get(`/api/kids/${mia.id}/nest`)).body as Nest).nights.days;
    expect(await nights()).toEqual([]);
    await context.setOffline(false);
    await expect.poll(async () => (await nights()).length, { timeout: 30_000 }).toBe(1);
  });
});
