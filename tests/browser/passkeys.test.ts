import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { NewInvite } from '@shared/contracts/members';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useOwnApp } from '../support/browser-app';
import { createFamily, unique } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

const ADMIN = { username: 'ops.passkeys', password: 'twelve or more' };
const app = useOwnApp({ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password });
const browser = useBrowser();

/** Passkeys need a host name, not an IP address. */
const named = () => app.url.replace('127.0.0.1', 'localhost');
const openDesk = (): Promise<BrowserContext> =>
  browser.openContext({ width: 1440, height: 900, url: named() });

/** A virtual authenticator that accepts everything. */
async function giveAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator(':focus').waitFor();
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByLabel(/^Your password/).fill('wrong one');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByText('That’s not your current password.').waitFor();
  await dialog.getByLabel(/^Your password/).fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText(name).waitFor();
  await dialog.waitFor({ state: 'detached' });
}

describe('a parent', () => {
  it('adds a passkey, logs in with it, and removes it', async () => {
    browser.allowFaults(/40[01]/);
    const family = await createFamily(app);
    const page = await signInAtDesk(await openDesk(), family);
    await giveAuthenticator(page);
    await page.goto('/parent?tab=settings#passkeys');
    await page.getByText('No passkeys yet.').waitFor();
    await addPasskey(page, 'My laptop', family.password);
    await expectNoAxeViolations(page);

    await page.request.post('/api/logout', { data: {} });
    await page.goto('/parent-auth');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.waitForURL(/\/parent$/);
    await page.goto('/parent?tab=settings#passkeys');
    await page.getByText(/^Added .* · last used /).waitFor();

    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(/^Your password/).fill(family.password);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No passkeys yet.').waitFor();

    await page.request.post('/api/logout', { data: {} });
    await page.goto('/parent-auth');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.getByText('We don’t recognize this passkey. Please log in with your password.').waitFor();
  });
});

describe('a new parent', () => {
  async function signUp(page: Page): Promise<void> {
    await page.goto('/parent-auth?tab=signup');
    await page.getByLabel(/^First name/).fill('Dana');
    await page.getByLabel(/^Username/).fill(unique('dana'));
    await page.getByLabel('Password', { exact: true }).fill('six or more');
    await page.getByLabel('Confirm password').fill('six or more');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Welcome, Dana!' }).waitFor();
  }

  it('creates a passkey with one tap after the sign-up, and sees the family under the first name', async () => {
    const page = await (await openDesk()).newPage();
    await giveAuthenticator(page);
    await signUp(page);
    await page.getByText(/^Your family code/).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await page.waitForURL(/\/parent$/);
    await page.goto('/parent?tab=settings#passkeys');
    await page.getByText(/^Added /).waitFor();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Dana’s family' }).waitFor();
  });

  it('may continue without a passkey', async () => {
    const page = await (await openDesk()).newPage();
    await signUp(page);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.waitForURL(/\/parent$/);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect.poll(() => heading.textContent()).toContain('Dana');
  });
});

it('is offered to an invited adult', async () => {
  const family = await createFamily(app);
  const { url } = (await family.parent.post('/api/family/invites', { role: 'parent' })).body as NewInvite;
  const page = await (await openDesk()).newPage();
  await giveAuthenticator(page);
  await page.goto(new URL(url).pathname);
  await page.getByLabel(/^First name/).fill('Sam');
  await page.getByLabel(/^Username/).fill(unique('sam'));
  await page.getByLabel('Password', { exact: true }).fill('six or more');
  await page.getByLabel('Confirm password').fill('six or more');
  await page.getByRole('button', { name: 'Join the family' }).click();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.waitForURL(/\/parent$/);
  await page.goto('/parent?tab=settings#passkeys');
  await page.getByText(/^Added /).waitFor();
  expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(1);
});

describe('an admin', () => {
  it('requires passkeys of admins, and then logs in with one only', async () => {
    browser.allowFaults(/40[0139]/);
    const context = await openDesk();
    expect((await context.request.post('/api/auth/admin-login', { data: ADMIN })).status()).toBe(200);
    const page = await context.newPage();
    await giveAuthenticator(page);
    await page.goto('/admin-dashboard?tab=sign-in');
    const required = page.getByRole('switch', { name: 'Require a passkey for admins' });
    await required.click();
    await page.getByText('Please add your own passkey first.').first().waitFor();
    await addPasskey(page, 'Key ring', ADMIN.password);
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/admin/settings') && response.ok()),
      required.click(),
    ]);
    await expectNoAxeViolations(page);

    await page.request.post('/api/logout', { data: {} });
    await page.goto('/admin-login');
    await page.getByLabel(/^Username/).fill(ADMIN.username);
    await page.getByLabel(/^Password/).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.getByText('Admins need to log in with a passkey here.').waitFor();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.waitForURL(/\/admin-dashboard/);
  });
});
