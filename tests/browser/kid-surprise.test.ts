import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { button } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const open = () => browser.openContext({ ...TABLET, url: app.url });

const egg = (page: Page) => button(page, 'Open it!');
const card = (page: Page) => page.getByRole('region', { name: 'All done, Mia!' });
const expectSticker = (page: Page) =>
  card(page)
    .getByRole('img', { name: /^A sticker for you: / })
    .waitFor();

describe('a finished day', () => {
  it('opens an egg with a sticker, live on the other tablet, and stays so after a reload', async () => {
    const family = await createFamily(app);
    const mia = await createKid(family, { name: 'Mia' });
    const schedule = { kind: 'days' as const, days: [0, 1, 2, 3, 4, 5, 6] };
    await createChore(family, { name: 'Set the table', schedule });
    const page = await logInAtTablet(await open(), mia);
    const other = await logInAtTablet(await open(), mia);
    await button(page, 'Do It! Set the table').click();
    // Laid on the first tablet, which shows the full screen.
    await card(other).getByRole('button', { name: 'Open it!' }).waitFor();
    expect(await other.getByRole('dialog').count()).toBe(0);
    const finish = page.getByRole('dialog', { name: /^All done, Mia!/ });
    await finish.getByRole('button', { name: 'Open today’s egg' }).waitFor();
    const box = await egg(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56);
    await page.keyboard.press('Escape');
    await egg(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: / for you!/ }).waitFor();
    await button(page, 'Yay!').click();
    await expectSticker(page);
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toBe('All done, Mia!');
    await expectSticker(other);
    expect(await egg(other).count()).toBe(0);

    await page.reload();
    await expectSticker(page);
    await page.setViewportSize(PHONE);
    await page.getByRole('link', { name: 'Put in nest' }).click();
    await page.getByRole('heading', { name: 'My nest' }).first().waitFor();

    const desk = await signInAtDesk(await open(), family);
    await desk.goto(`/parent/kid/${mia.id}`);
    await expectSticker(desk);
    // The day is not finished anymore, but the sticker stays.
    await createChore(family, { name: 'Feed the cat', schedule });
    await desk.locator('[data-nest="1/2"]').waitFor();
    await desk.getByRole('button', { name: /^A sticker for you: / }).waitFor();
  });
});
