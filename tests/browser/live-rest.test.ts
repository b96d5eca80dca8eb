import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

const ALL_TRIES_MS = 40_000;

/** Refuses sockets like a bad proxy. The app still responds. */
async function withoutSockets(page: Page): Promise<{ restore: () => void; refused: () => number }> {
  let broken = true;
  let refused = 0;
  await page.routeWebSocket('**/ws', (socket) => {
    if (!broken) {
      socket.connectToServer();
      return;
    }
    refused += 1;
    void socket.close({ code: 1011, reason: 'no sockets here' });
  });
  return { restore: () => (broken = false), refused: () => refused };
}

async function useUpTries(page: Page, refused: () => number): Promise<void> {
  await expect.poll(refused).toBeGreaterThan(0);
  for (let tries = refused(); tries < 6; tries += 1) {
    await page.clock.fastForward(ALL_TRIES_MS);
    await expect.poll(refused).toBeGreaterThan(tries);
  }
}

describe('a tablet or phone without a live connection', () => {
  it('pauses for a kid after five attempts, and refetches after a tap', async () => {
    const family = await createFamily(app);
    const kid = await createKid(family);
    const context = await browser.openContext({ ...TABLET, url: app.url });
    const page = await logInAtTablet(context, kid);
    await page.clock.install();
    const { restore, refused } = await withoutSockets(page);
    await page.reload();
    await page.getByRole('heading', { name: `Hi ${kid.name}!` }).waitFor();
    await useUpTries(page, refused);
    await page.getByText('Pip fell asleep').waitFor();
    expect(refused()).toBe(6);
    const wake = page.getByRole('button', { name: 'Wake up!' });
    for (const size of [PHONE, TABLET]) {
      await page.setViewportSize(size);
      if (size === PHONE) await expectNoAxeViolations(page);
      const box = await wake.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(56);
    }

    await createChore(family, { name: 'Feed the goldfish' });
    await family.parent.post('/api/messages', { toKidId: kid.id, content: 'Sleep well' });
    restore();
    await wake.click();
    await page.getByRole('button', { name: 'Messages, 1 new one' }).filter({ visible: true }).waitFor();
    expect(await page.getByText('Pip fell asleep').count()).toBe(0);
  });
});

describe('a computer without a live connection', () => {
  it('notifies the parent, who reconnects', async () => {
    const family = await createFamily(app);
    const context = await browser.openContext({
      width: 1440,
      height: 900,
      url: app.url,
    });
    const page = await signInAtDesk(context, family);
    await page.clock.install();
    const { restore, refused } = await withoutSockets(page);
    await page.goto('/parent');
    await useUpTries(page, refused);
    await page.getByText('Live updates are paused.').waitFor();
    await expectNoAxeViolations(page);
    restore();
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await page.getByText('Live updates are paused.').waitFor({ state: 'detached' });
  });
});
