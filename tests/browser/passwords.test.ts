import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useOwnApp } from '../support/browser-app';
import { createFamily, unique } from '../support/families';
import { MAIL_ORIGIN, startMailbox, tokenIn } from '../support/mailbox';

const mailbox = await startMailbox();
afterAll(() => mailbox.close());
const admin = { username: 'keeper', password: 'twelve or more' };
const app = useOwnApp({
  SMTP_URL: mailbox.url,
  STARNEST_URL: MAIL_ORIGIN,
  ADMIN_USERNAME: admin.username,
  ADMIN_PASSWORD: admin.password,
});
const browser = useBrowser();

let page: Page;
beforeAll(async () => {
  const context = await browser.openContext({ width: 390, height: 844, url: app.url });
  page = await context.newPage();
});

async function lastLink(email: string, path: '/confirm' | '/reset', count: number): Promise<string> {
  await expect.poll(() => mailbox.to(email).length).toBe(count);
  return tokenIn(mailbox.last(email), path);
}

async function choosePassword(password: string): Promise<void> {
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await page.waitForURL('**/parent');
}

describe('a parent with an email address', () => {
  it('confirms it, and resets the password with a mailed link', async () => {
    const email = `${unique('dana')}@example.org`;
    const family = await createFamily(app, { email });
    await page.goto(`/confirm/${await lastLink(email, '/confirm', 1)}`);
    await page.getByRole('heading', { name: 'Address confirmed' }).waitFor();
    await expectNoAxeViolations(page);

    await page.goto('/parent-auth');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Enter your username or email', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel('Username or email').fill(family.user.username);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await expectNoAxeViolations(page);

    const token = await lastLink(email, '/reset', 2);
    await page.goto(`/reset/${token}`);
    await page.getByText(family.user.username).waitFor();
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await page.getByText('Use 6 characters or more').waitFor();
    await expectNoAxeViolations(page);
    await choosePassword('a new password');

    await page.goto(`/reset/${token}`);
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await expectNoAxeViolations(page);
  });

  it('sees in the settings that it isn’t confirmed, requests the link again, and confirms it', async () => {
    const email = `${unique('sam')}@example.org`;
    const { user, password } = await createFamily(app, { email });
    await lastLink(email, '/confirm', 1);
    await page.goto('/parent-auth');
    await page.context().clearCookies();
    await page.goto('/parent-auth?returnTo=/parent%3Ftab%3Dsettings%23you');
    await page.getByLabel(/^Username/).fill(user.username);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText(`Not confirmed yet. Open the link in the email we sent to ${email}.`).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Resend link' }).click();
    const token = await lastLink(email, '/confirm', 2);
    const other = await page.context().newPage();
    await other.goto(`/confirm/${token}`);
    await other.getByRole('heading', { name: 'Address confirmed' }).waitFor();
    await other.close();
    await page.reload();
    await page.getByText('Confirmed', { exact: true }).waitFor();
  });
});

describe('an admin', () => {
  it('creates a reset link for a parent without an address', async () => {
    const family = await createFamily(app);
    await page.context().clearCookies();
    await page.goto('/admin-login');
    await page.getByLabel('Username').fill(admin.username);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Access Admin Dashboard' }).click();
    await page.waitForURL('**/admin-dashboard');
    await page.getByRole('button', { name: 'Reset a password' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Parent username').fill(unique('nobody'));
    await dialog.getByLabel(/^Reason/).fill('Asked for by phone');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await dialog.getByText('Parent not found').waitFor();
    await dialog.getByLabel('Parent username').fill(family.user.username);
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const url = await dialog.getByLabel(`Link for ${family.user.username}`).inputValue();
    await expectNoAxeViolations(page);
    expect(url).toContain(`${MAIL_ORIGIN}/reset/`);

    await page.context().clearCookies();
    await page.goto(url.replace(MAIL_ORIGIN, ''));
    await choosePassword('a new password');
  });
});
