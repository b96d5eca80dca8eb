import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readTranslations } from '../../client/messages/catalogs';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid, kidAgent } from '../support/families';
import { logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { button } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

const AWAY = 'No internet right now';
const expectSeen = (page: Page, text: string) => page.getByText(text).first().waitFor();
const workerReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 0 });

const cached = (page: Page) =>
  page.evaluate(async () => {
    const kept: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        kept.push({ path: new URL(request.url).pathname, text: (await response?.text()) ?? '' });
      }
    }
    return kept;
  });

async function kidWithWorker(): Promise<[BrowserContext, Page]> {
  const family = await createFamily(app);
  const kid = await createKid(family, { name: 'Mirabella' });
  await createChore(family, { name: 'Polish the teapot' });
  await family.parent.post('/api/messages', { toKidId: kid.id, content: 'A secret between us' });
  const context = await browser.openContext({ ...TABLET, url: app.url, serviceWorkers: 'allow' });
  const page = await logInAtTablet(context, kid);
  await page.getByRole('heading', { name: 'Polish the teapot' }).waitFor();
  await workerReady(page);
  return [context, page];
}

describe('without a network', () => {
  it('opens the kid’s dashboard with a kind note, and recovers automatically', async () => {
    browser.allowFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
    const [context, page] = await kidWithWorker();
    await context.setOffline(true);
    await page.locator('[data-toast]').getByText(AWAY).waitFor();
    await button(page, `${AWAY}. Your stars are safe.`).waitFor();
    expect(await page.getByRole('heading', { name: 'Polish the teapot' }).isVisible()).toBe(true);
    await page.setViewportSize(PHONE);

    await page.reload();
    const screen = page.getByRole('dialog', { name: AWAY });
    await screen.waitFor();
    await screen.getByText('Polish the teapot').waitFor();
    await page.setViewportSize(TABLET);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await screen.getByRole('button', { name: 'Try again' }).waitFor();

    await context.setOffline(false);
    await screen.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Polish the teapot' }).waitFor();
    expect(await page.getByText(AWAY).count()).toBe(0);
  });

  it('stores no family data, only the page and the hashed files of the build', async () => {
    const [, page] = await kidWithWorker();
    await page.getByRole('button', { name: /^Messages/ }).click();
    await page.getByText('A secret between us').waitFor();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Polish the teapot' }).waitFor();

    const kept = await cached(page);
    const paths = kept.map(({ path }) => path);
    expect(paths).toContain('/index.html');
    expect(
      paths.filter((path) => path !== '/index.html' && !/^\/assets\/[^/]+-[\w-]+\.\w+$/.test(path)),
    ).toEqual([]);
    expect(paths.length).toBeGreaterThan(50);
    const texts = kept.map(({ text }) => text).join('\n');
    for (const secret of ['Mirabella', 'Polish the teapot', 'A secret between us'])
      expect(texts.includes(secret)).toBe(false);
  });

  it('opens a page from the device while the server is down', async () => {
    browser.allowFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
    const [context, page] = await kidWithWorker();
    await context.setOffline(true);
    await page.goto('/kid-login');
    await expectSeen(page, AWAY);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Find My Family!' }).waitFor();
    await page.getByRole('dialog', { name: AWAY }).waitFor({ state: 'detached' });
  });
});

describe('the app on a home screen', () => {
  it('has a manifest with maskable icons for both orientations', async () => {
    const { status, headers, body } = await app.agent().get('/manifest.webmanifest');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
    expect(body).toMatchObject({ start_url: '/', scope: '/', display: 'standalone', orientation: 'any' });
    const { icons } = body as { icons: { src: string; purpose: string }[] };
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
    for (const { src } of icons) {
      const icon = await app.agent().get(src);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
  });

  it('has a name in the language of the page that it was installed from', async () => {
    const page = await (await browser.openContext({ ...PHONE, locale: 'ar', url: app.url })).newPage();
    await page.goto('/');
    const link = await page.locator('link[rel="manifest"]').getAttribute('href');
    const { status, headers, body } = await app.agent().get(link ?? '');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
    const arabic = readTranslations('ar');
    const [description, kids] = [
      arabic['landing.promise'],
      { name: arabic['landing.kidsPortal'], url: '/kids' },
    ];
    expect(body).toMatchObject({ id: '/', name: 'Starnest', lang: 'ar', dir: 'rtl', description });
    expect(body).toHaveProperty('shortcuts.0', expect.objectContaining(kids));
  });

  it('checks for a new worker each time, and can be zoomed', async () => {
    const { status, headers } = await app.agent().get('/sw.js');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
    const { body } = await app.agent().get('/');
    expect(body).toMatch(/<meta name="viewport"[^>]*viewport-fit=cover/);
    expect(body).not.toMatch(/user-scalable|maximum-scale/);
  });
});

describe('an adult without a network', () => {
  it('can read everything, and finds every button that saves disabled, with an explanation', async () => {
    browser.allowFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
    const family = await createFamily(app);
    const kid = await createKid(family, { name: 'Leo' });
    for (const name of ['Feed the cat', 'Make your bed']) {
      const { id: choreId } = await createChore(family, { name });
      await (await kidAgent(app, kid)).post('/api/chore-submissions', { kidId: kid.id, choreId });
    }
    const context = await browser.openContext({ ...PHONE, url: app.url });
    const page = await signInAtDesk(context, family);
    const approve = page.getByRole('button', { name: 'Approve: Feed the cat, Leo' });
    await page.goto('/parent');
    await approve.waitFor();
    await page.goto('/parent?tab=approvals');
    await button(page, 'Approve all').click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: /^Approve 2/ });
    await confirm.waitFor();

    await context.setOffline(true);
    const strip = page.locator('#offline-note');
    await strip.getByText('You’re offline. You can look around, but not save.').waitFor();
    await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expect.poll(() => approve.getAttribute('aria-disabled')).toBe('true');
    expect(await approve.getAttribute('aria-describedby')).toBe('offline-note');
    await context.setOffline(false);
    await expect.poll(() => approve.getAttribute('aria-disabled')).toBeNull();
  });
});
