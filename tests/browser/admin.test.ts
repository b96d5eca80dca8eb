import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useOwnApp } from '../support/browser-app';
import { createFamily, createKid, unique } from '../support/families';

/** An admin deletes a family and finds it in the audit log. Each step builds on the one before. */
const admin = { username: 'keeper', password: 'twelve or more' };
const app = useOwnApp({ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password });
const browser = useBrowser();
const shots = process.env.SHOTS;

let page: Page;

async function look(name: string): Promise<void> {
  if (!shots) return;
  await mkdir(shots, { recursive: true });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: join(shots, `admin-${name}-${width}.png`) });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const row = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text });
const lines = () => page.getByRole('rowheader').allInnerTexts();

beforeAll(async () => {
  const context = await browser.openContext({
    width: 1440,
    height: 900,
    url: app.url,
    timezoneId: 'Europe/Lisbon',
  });
  page = await context.newPage();
});

describe('the audit log', () => {
  it('lists a failed login, a login and a deletion', async () => {
    const wrong = await app.agent().post('/api/auth/admin-login', { ...admin, password: 'not this' });
    expect(wrong.status).toBe(401);
    const family = await createFamily(app, { familyName: 'The Goners' });
    await page.goto('/admin-login');
    await page.getByLabel('Username').fill(admin.username);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Access Admin Dashboard' }).click();
    await page.waitForURL('**/admin-dashboard');
    await page.getByRole('button', { name: 'View The Goners' }).click();
    await page.getByLabel(/^Reason/).fill('They asked us to delete it');
    await page.getByRole('button', { name: 'Open details' }).click();
    page.once('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: 'Delete Family' }).click();
    await page.getByText(family.user.username).first().waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.waitForURL('**/admin-dashboard?tab=audit');
    await row('Family deleted by keeper').getByText('Done').waitFor();
    await row('keeper logged in').getByText('Done').waitFor();
    await row('Failed admin login').getByText('Denied').waitFor();
    await page.getByText('Time zone: Western European Time').waitFor();
    await look('audit');
  });

  it('shows full timestamps in the viewer’s time zone', async () => {
    const time = row('keeper logged in').locator('time');
    const moment = new Date((await time.getAttribute('datetime')) ?? '');
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Europe/Lisbon' }).format(moment);
    expect((await time.innerText()).replaceAll(/\s/g, ' ')).toBe(
      `${format({ dateStyle: 'medium' })}, ${format({ timeStyle: 'medium' })}`.replaceAll(/\s/g, ' '),
    );
    expect(await time.getAttribute('title')).toContain(format({ weekday: 'long' }));
  });

  it('is filtered by event, outcome and text, and the URL contains the filters', async () => {
    await page.getByLabel('What').selectOption({ label: 'Logins' });
    await row('Family deleted by keeper').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?tab=audit&kind=logins');
    await page.getByLabel('Outcome').selectOption({ label: 'Denied' });
    await row('keeper logged in').waitFor({ state: 'detached' });
    expect(await lines()).toEqual(['Failed admin login']);

    await page.reload();
    await row('Failed admin login').waitFor();
    expect(await page.getByLabel('What').inputValue()).toBe('logins');
    await page.getByLabel('Search the audit log').fill('nobody at all');
    await page.getByText('No results for these filters').waitFor();
    await look('audit-empty');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await row('Family deleted by keeper').waitFor();
    await page.getByLabel('Search the audit log').fill('KEEPER');
    await row('Failed admin login').waitFor({ state: 'detached' });
    await row('keeper logged in').waitFor();
  });

  it('is left for the families with Back, and opened again with Forward', async () => {
    await page.goBack();
    await page.getByRole('heading', { name: 'Platform overview' }).waitFor();
    await page.getByRole('heading', { name: /^Families/ }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await look('families');
    await page.goForward();
    await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
    await row('keeper logged in').waitFor();
  });

  it('loads more at its end, and offers a retry after an error', async () => {
    // Rejected calls fill more than a page.
    const { parent } = await createFamily(app);
    const other = (await createFamily(app)).parent;
    const third = (await createFamily(app)).parent;
    for (const agent of [parent, other, third]) {
      for (let calls = 0; calls < 20; calls += 1)
        expect((await agent.get('/api/admin/stats')).status).toBe(403);
    }
    const isNextPage = (url: URL) =>
      url.pathname === '/api/admin/audit-log' && url.searchParams.has('cursor');
    await page.route(isNextPage, (route) => route.abort());
    browser.allowFaults(/ERR_FAILED/);
    await page.goto('/admin-dashboard?tab=audit&kind=refusals');
    await page.getByText('50 shown').waitFor();
    await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
    await page.getByText('Couldn’t load more entries').waitFor();
    await page.unroute(isNextPage);
    await page.getByRole('button', { name: /^Retry/ }).click();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(60);
    await page.getByText('Couldn’t load more entries').waitFor({ state: 'detached' });
    await row('GET /api/admin/stats').first().waitFor();
  });

  it('reports a loading error, and loads after a retry', async () => {
    await page.route('**/api/admin/audit-log?*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Away', code: 'unavailable' } }),
    );
    browser.allowFaults(/503/);
    await page.goto('/admin-dashboard?tab=audit');
    await page.getByText('Couldn’t load the audit log').waitFor();
    await look('audit-fault');
    await page.unroute('**/api/admin/audit-log?*');
    await page.getByRole('button', { name: /^Retry/ }).click();
    await row('GET /api/admin/stats').first().waitFor();
    expect(await lines()).toHaveLength(50);
  });
});

describe('a family', () => {
  const reason = 'Asked for by mail';
  const open = async (familyName: string) => {
    await page.getByRole('button', { name: `View ${familyName}` }).click();
    await page.getByLabel(/^Reason/).fill(reason);
    await page.getByRole('button', { name: 'Open details' }).click();
    await page.getByRole('heading', { name: 'Danger Zone' }).waitFor();
  };

  it('is opened with a reason, suspended and restored, and its parents see that in their log', async () => {
    const familyName = `The ${unique('openers')}`;
    const family = await createFamily(app, { familyName });
    await createKid(family, { name: 'Zebedee' });
    await page.goto('/admin-dashboard');
    await page.getByRole('button', { name: `View ${familyName}` }).waitFor();
    expect(await page.getByText('Zebedee').count()).toBe(0);
    await page.getByRole('button', { name: `View ${familyName}` }).click();
    await page.getByLabel(/^Reason/).waitFor();
    await look('reason');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await open(familyName);
    await page.getByText('Zebedee').waitFor();
    await look('family');
    await page.getByLabel(/^Reason/).fill('To see what happens');
    await page.getByRole('button', { name: 'Suspend family' }).click();
    await row(familyName)
      .getByText(/^Suspended /)
      .waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await look('suspended');
    expect((await family.parent.get('/api/user')).status).toBe(401);
    await open(familyName);
    await page.getByText(/It will be deleted on/).waitFor();
    await look('suspended-family');
    await page.getByRole('button', { name: 'Restore family' }).click();
    // While the dialog is open, the table behind it is hidden from everyone.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await row(familyName)
      .getByText(/^Suspended /)
      .waitFor({ state: 'detached' });

    const context = await browser.openContext({ width: 1440, height: 900, url: app.url });
    const { username } = family.user;
    const data = { username, password: family.password };
    expect((await context.request.post('/api/login', { data })).status()).toBe(200);
    const desk = await context.newPage();
    await desk.goto('/parent?tab=settings#staff-access');
    const entries = desk
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: desk.locator('time') });
    await expect.poll(() => entries.count()).toBe(4);
    await entries
      .filter({ hasText: 'keeper opened your family’s details' })
      .last()
      .getByText(`Reason: ${reason}`)
      .waitFor();
    await entries
      .filter({ hasText: 'keeper suspended your family' })
      .getByText('Reason: To see what happens')
      .waitFor();
    await entries.filter({ hasText: 'keeper reopened your family' }).waitFor();
    if (shots) {
      await desk.screenshot({ path: join(shots, 'log-1440.png') });
      await desk.setViewportSize({ width: 390, height: 844 });
      await desk.screenshot({ path: join(shots, 'log-390.png') });
    }
  });
});

describe('an admin', () => {
  it('sees their sessions, ends one, then all others', async () => {
    const agents = [app.agent(), app.agent()] as const;
    for (const [index, name] of [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
      'Mozilla/5.0 (Android 14; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0',
    ].entries()) {
      const response = await agents[index]?.post('/api/auth/admin-login', admin, { 'User-Agent': name });
      expect(response?.status).toBe(200);
    }
    const [laptop, phone] = agents;
    await page.goto('/admin-dashboard');
    await page.getByRole('link', { name: 'Your login' }).click();
    const rows = page.getByRole('list', { name: 'Where you’re logged in' }).getByRole('listitem');
    await rows.filter({ hasText: 'This browser' }).waitFor();
    await look('sessions');
    await rows
      .filter({ hasText: 'Firefox' })
      .getByRole('button', { name: /^Log out/ })
      .click();
    await rows.filter({ hasText: 'Firefox' }).waitFor({ state: 'detached' });
    expect([(await phone.get('/api/user')).status, (await laptop.get('/api/user')).status]).toEqual([
      401, 200,
    ]);
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.locator(':focus').waitFor();
    await dialog.getByRole('button', { name: 'Log out everywhere else' }).click();
    await page.getByText('You’re now only logged in here').first().waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    expect((await laptop.get('/api/user')).status).toBe(401);
    expect((await page.request.get('/api/user')).status()).toBe(200);
  });
});

describe('the dashboard after a logout', () => {
  it('shows no families when Back restores it from the browser’s cache', async () => {
    await createFamily(app, { familyName: 'The Keepsakes' });
    const context = await browser.openContext({ width: 1440, height: 900, url: app.url });
    expect((await context.request.post('/api/auth/admin-login', { data: admin })).status()).toBe(200);
    const left = await context.newPage();
    await left.goto('/admin-dashboard');
    await left.getByText('The Keepsakes').waitFor();
    await context.request.post('/api/logout');

    // Headless Chromium has no back-forward cache, so the test dispatches the event of a browser that does.
    const shown = await left.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      const asLeft = document.body.innerText;
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return [asLeft, document.body.innerText];
    });
    for (const text of shown) expect(text).not.toContain('The Keepsakes');
    await left.getByRole('button', { name: 'Access Admin Dashboard' }).waitFor();
    expect(await left.getByText('The Keepsakes').count()).toBe(0);
  });
});
