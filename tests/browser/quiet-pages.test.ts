import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };

const endlessAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().iterations === Infinity,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

it('endless animations stop on a page that no one touches, and a tap restarts them', async () => {
  const family = await createFamily(app);
  const kid = await createKid(family);
  await createChore(family, { name: 'Feed the goldfish' });
  const openContext = () => browser.openContext({ ...TABLET, url: app.url, reducedMotion: 'no-preference' });
  const visitor = await openContext();
  const parent = await signInAtDesk(await openContext(), family);
  await parent.goto('/parent');
  const landing = await open(visitor, '/');
  const pages = [
    landing,
    await open(visitor, '/parent-auth'),
    await open(visitor, '/kid-login'),
    parent,
    await logInAtTablet(await openContext(), kid),
  ];

  for (const page of pages) {
    await page.bringToFront();
    await page.locator('main h1').first().waitFor();
    await expect.poll(() => page.locator('[data-lively]').count()).toBe(0);
    await expect.poll(() => endlessAnimations(page), { message: page.url() }).toEqual([]);
  }

  await landing.bringToFront();
  await landing.mouse.click(5, 5);
  await expect.poll(() => endlessAnimations(landing)).toContain('drift');
});
