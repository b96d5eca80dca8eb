import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const DAY = { sky: 'rgb(251, 247, 238)', bar: '#AEE2F9' };
const BEDTIME = { sky: 'rgb(11, 26, 43)', bar: '#0A1930' };

type Scheme = 'light' | 'dark';
const open = async (colorScheme: Scheme) => {
  const context = await browser.openContext({
    ...TABLET,
    url: app.url,
    colorScheme,
  });
  return { context, page: await context.newPage() };
};

const looks = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return {
      sky: getComputedStyle(document.body).backgroundColor,
      bar: metas.find(({ media }) => matchMedia(media).matches)?.content,
    };
  });

const key = (page: Page, name: 'Bedtime' | 'Daytime') =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

async function beforeScripts(page: Page, path: string) {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  if (!path.startsWith('/kid-login')) await page.waitForFunction(() => document.styleSheets.length > 0);
  const seen = await looks(page);
  await page.unroute('**/assets/*.js');
  return seen;
}

describe('the bedtime theme', () => {
  it('follows the device before the first script of every page', async () => {
    const { page } = await open('dark');
    for (const path of ['/kid-login', '/', '/parent-auth']) {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect({ path, ...(await beforeScripts(page, path)) }).toEqual({ path, ...BEDTIME });
      await page.emulateMedia({ colorScheme: 'light' });
      expect({ path, ...(await beforeScripts(page, path)) }).toEqual({ path, ...DAY });
    }
  });

  it('follows the device while the page is open', async () => {
    const { page } = await open('light');
    await page.goto('/kid-login');
    await key(page, 'Bedtime').waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await key(page, 'Daytime').waitFor();
    await expect.poll(() => looks(page)).toEqual(BEDTIME);
  });

  it('is turned on and off with a button, and applies before the first script of the next page', async () => {
    const { page } = await open('light');
    await page.goto('/kid-login');
    await key(page, 'Bedtime').click();
    await expect.poll(() => looks(page)).toEqual(BEDTIME);
    for (const path of ['/kid-login', '/', '/parent-auth']) {
      expect(await beforeScripts(page, path)).toEqual(BEDTIME);
    }
    await page.goto('/parent-auth');
    await key(page, 'Daytime').click();
    await expect.poll(() => looks(page)).toEqual(DAY);
    expect(await beforeScripts(page, '/kid-login')).toEqual(DAY);
  });

  it('can be turned off on a device with a dark theme, and follows the device again when turned on', async () => {
    const { page, context } = await open('dark');
    await page.goto('/');
    await key(page, 'Daytime').click();
    expect(await beforeScripts(page, '/kid-login')).toEqual(DAY);
    await page.goto('/');
    await key(page, 'Bedtime').click();
    await expect.poll(() => looks(page)).toEqual(BEDTIME);
    expect((await context.cookies()).filter(({ name }) => name === 'starnest-theme')).toEqual([]);
  });
});
