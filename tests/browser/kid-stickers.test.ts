import { expect, it } from 'vitest';
import type { Nest } from '@shared/contracts/nest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid, kidAgent } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { button, expectNoSidewaysScroll } from '../support/screen';

const app = useApp();
const browser = useBrowser();

it('a new sticker is stuck into its scene by finger, moved to another place on a phone, and peeled off', async () => {
  const family = await createFamily(app);
  const mia = await createKid(family, { name: 'Mia' });
  const schedule = { kind: 'days' as const, days: [0, 1, 2, 3, 4, 5, 6] };
  const { id: choreId } = await createChore(family, { schedule, needsApproval: false });
  const agent = await kidAgent(app, mia);
  await agent.post('/api/chore-submissions', { kidId: mia.id, choreId });
  const { sticker } = (await agent.post(`/api/kids/${mia.id}/surprises`, {})).body as { sticker: string };
  const own = async () => ((await agent.get(`/api/kids/${mia.id}/nest`)).body as Nest).stickers[0];

  const page = await logInAtTablet(
    await browser.openContext({ width: 1024, height: 768, url: app.url }),
    mia,
  );
  await page.goto(`/kid/${mia.id}?tab=stickers`);
  await page.getByRole('link', { name: 'Stick it!' }).click();
  const inTray = page.locator(`[data-tray] [data-sticker="${sticker}"]`);
  const silhouette = page.locator(`[data-silhouette="${sticker}"]`);
  const centerOf = async (what: typeof inTray) => {
    const box = await what.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  await silhouette.waitFor();
  const from = await centerOf(inTray);
  const to = await centerOf(silhouette);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 40);
  await page.locator('[data-spot-light]').waitFor();
  // 32 px lower, because a lifted sticker is above the finger.
  await page.mouse.move(to.x + 12, to.y + 32 - 8, { steps: 4 });
  await page.mouse.up();
  await silhouette.waitFor({ state: 'detached' });
  await expect.poll(async () => (await own())?.scene).not.toBeNull();

  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Look right').click();
  const placed = page.locator(`[data-pan] [data-sticker="${sticker}"]`);
  const before = await own();
  await placed.focus();
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect.poll(async () => (await own())?.y).not.toBe(before?.y);
  await page.keyboard.press('Delete');
  await inTray.waitFor();
  await expect.poll(async () => (await own())?.scene).toBeNull();
  await expectNoSidewaysScroll(page);
});
