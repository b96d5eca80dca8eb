import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily, createKid } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

const DESK = { width: 1440, height: 900 };

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** Removes a script like a deploy. Returns a function that restores it. */
async function loseScript(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = `**/assets/${name}-*.js`;
  await page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(pattern);
}

async function parentPage(path: string): Promise<Page> {
  const family = await createFamily(app);
  await createKid(family, { name: 'Mia' });
  const context = await browser.openContext({ ...DESK, url: app.url });
  const page = await signInAtDesk(context, family);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

describe('a component whose file was removed', () => {
  it('reloads the page once, then offers a retry in its place, and the rest of the page works', async () => {
    browser.allowFaults(/dynamically imported module/);
    const page = await parentPage('/parent');
    const loads = countLoads(page);
    const bringBack = await loseScript(page, 'analytics-tab');
    const tab = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
    await tab('Analytics');
    await expect.poll(loads).toBe(1);
    await page.getByText('Couldn’t load this part').waitFor();

    await tab('Kids');
    await page.getByRole('heading', { name: 'Mia' }).waitFor();
    await tab('Analytics');
    await page.getByText('Couldn’t load this part').waitFor();
    expect(loads()).toBe(1);

    await bringBack();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page
      .getByRole('button', { name: /7 days|Last 7/ })
      .or(page.getByRole('radio', { name: /7 days/ }))
      .first()
      .waitFor();
    expect(loads()).toBe(2);
  });
});

describe('a new build', () => {
  it('is loaded when no one uses the page, and never while a form is open', async () => {
    const page = await parentPage('/parent?tab=messages');
    await page.clock.install();
    await page.reload();
    await page.waitForLoadState('networkidle');
    const text = page.getByRole('textbox', { name: /^Message/ });
    await text.fill('Well do');
    const loads = countLoads(page);
    await page.route('**/api/kids', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-starnest-build': 'newer' } });
    });
    const read = page.waitForResponse('**/api/kids');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await read;
    await page.clock.fastForward(120_000);
    expect(await text.inputValue()).toBe('Well do');
    expect(loads()).toBe(0);

    await text.fill('');
    await page.keyboard.press('Tab');
    await page.clock.fastForward(25_000);
    expect(loads()).toBe(0);
    await page.clock.fastForward(10_000);
    await expect.poll(loads).toBe(1);
  });

  it('is named by every API response and by the page', async () => {
    const { body } = await app.agent().get('/kid-login');
    const { headers } = await app.agent().get('/api/user');
    const build = headers.get('x-starnest-build');
    expect(build).toMatch(/^[0-9a-f]{16}$/);
    expect(body).toContain(`<meta name="build" content="${build}">`);
  });
});

describe('the family’s home', () => {
  it('opens at / for a signed-in parent, without showing the landing page first', async () => {
    const page = await parentPage('/parent');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.getByRole('link', { name: /^Parent dashboard/ }).waitFor();
    expect(scripts.filter((path) => path.includes('family-home-page')).length).toBeGreaterThan(0);
    expect(scripts.filter((path) => path.includes('landing-page'))).toEqual([]);

    browser.allowFaults(/WebSocket connection/);
    await page.request.post('/api/logout');
    await page.goto('/');
    await page.getByRole('heading', { name: /Make Chores Fun/ }).waitFor();
    await page.goto('/');
    await page.getByRole('heading', { name: /Make Chores Fun/ }).waitFor();
    expect(await page.evaluate(() => document.cookie)).not.toContain('starnest-home');
  });
});
