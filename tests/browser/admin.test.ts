import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useOwnApp } from '../support/browser-app';
import { createFamily, createKid, unique } from '../support/families';

/** Each step builds on the one before. */
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

  it('is closed with Back, and opened again with Forward', async () => {
    await page.goBack();
    await page.getByRole('heading', { name: 'Platform overview' }).waitFor();
    await page.getByRole('heading', { name: /^Families/ }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await look('families');
    await page.goForward();
    await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
    await row('keeper logged in').waitFor();
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
    // The dialog hides the table behind it.
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

describe('the dashboard after a logout', () => {
  it('shows no families when Back restores it from the browser’s cache', async () => {
    await createFamily(app, { familyName: 'The Keepsakes' });
    const context = await browser.openContext({ width: 1440, height: 900, url: app.url });
    expect((await context.request.post('/api/auth/admin-login', { data: admin })).status()).toBe(200);
    const left = await context.newPage();
    await left.goto('/admin-dashboard');
    await left.getByText('The Keepsakes').waitFor();
    await context.request.post('/api/logout');

    // Headless Chromium has no back-forward cache.
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
