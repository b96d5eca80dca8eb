import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ADMIN } from '../setup/app';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily, unique } from '../support/families';
import { failOnce, FAULTY, hold, INTERNAL } from '../support/network-failures';
import { logIn } from '../support/parent-at-desk';
import { button, expectRefused, expectToast } from '../support/screen';

/** Error messages on the login pages of parents and admins. */
const app = useApp();
const browser = useBrowser();

const UNREACHED = 'We could not reach Starnest. Please try again.';
const NO_CODE_LEFT = {
  status: 503,
  body: {
    message: 'Starnest is full: every family code is taken. Please try again later.',
    code: 'unavailable',
  },
};

const openDesk = () => browser.openContext({ width: 1440, height: 900, url: app.url });
const typed = (page: Page, label: RegExp) => page.getByLabel(label).inputValue();

describe('the parents’ door', () => {
  it('says why a login failed, keeps what was typed, and welcomes whoever gets it right', async () => {
    browser.allowFaults(FAULTY);
    const { user, password } = await createFamily(app);
    const page = await (await openDesk()).newPage();
    await page.goto('/parent-auth');
    await failOnce(page, 'POST **/api/login');
    await logIn(page, user.username, password);
    await expectRefused(page, ['Login failed', UNREACHED]);
    expect([await typed(page, /^Username/), await typed(page, /^Password/)]).toEqual([
      user.username,
      password,
    ]);
    await logIn(page, user.username, 'not this one');
    await expectRefused(page, ['Login failed', 'Invalid username or password']);
    await failOnce(page, 'POST **/api/login', INTERNAL);
    await logIn(page, user.username, password);
    await expectRefused(page, ['Login failed', INTERNAL.body.message]);
    await logIn(page, ADMIN.username, ADMIN.password);
    await expectRefused(page, ['Login failed', 'Invalid username or password']);
    const welcome = ['Welcome back!', `Logged in as ${user.username}`] as const;
    await expectToast(page, welcome, () => logIn(page, user.username, password));
    await page.waitForURL('**/parent');
  });

  it('says why nobody was registered, keeps what was typed, and names who came and their code', async () => {
    browser.allowFaults(FAULTY);
    const { user: taken } = await createFamily(app);
    const page = await (await openDesk()).newPage();
    await page.goto('/parent-auth?tab=signup');
    await page.getByLabel(/^First name/).fill('Dana');
    await page.getByLabel(/^Username/).fill(taken.username);
    await page.getByLabel(/^Password/).fill('six or more');
    await page.getByLabel(/^Confirm password/).fill('six or more');
    const register = () => button(page, 'Create account').click();
    await failOnce(page, 'POST **/api/register');
    await register();
    await expectRefused(page, ['Registration failed', UNREACHED]);
    await register();
    await expectRefused(page, ['Registration failed', 'Username already exists']);
    const username = unique('dana');
    await page.getByLabel(/^Username/).fill(username);
    await failOnce(page, 'POST **/api/register', NO_CODE_LEFT);
    await register();
    await expectRefused(page, ['Registration failed', NO_CODE_LEFT.body.message]);
    expect([
      await typed(page, /^First name/),
      await typed(page, /^Password/),
      await typed(page, /^Username/),
    ]).toEqual(['Dana', 'six or more', username]);
    const toast = page.locator('[data-toast]', { has: page.getByText('Account created!', { exact: true }) });
    const [said] = await Promise.all([toast.locator('[data-toast-words]').last().textContent(), register()]);
    const user = (await (await page.request.get('/api/user')).json()) as { familyCode: string };
    expect(said).toBe(`Welcome, Dana! Your family code is ${user.familyCode}.`);
  });
});

describe('the admins’ door', () => {
  it.each([
    ['on the landing page', '/', 'Log in'],
    ['on a page of its own', '/admin-login', 'Access Admin Dashboard'],
  ])('%s says why, and that it is busy, and welcomes an admin', async (_where, path, submit) => {
    browser.allowFaults(FAULTY);
    const { user, password } = await createFamily(app);
    const page = await (await openDesk()).newPage();
    await page.goto(path);
    if (path === '/') await button(page, 'Admin login').click();
    await page.getByLabel(/^Username/).waitFor();
    await page.locator('button[type=submit]').click();
    await page.getByText('Please enter both username and password').first().waitFor();
    await failOnce(page, 'POST **/api/auth/admin-login');
    await logIn(page, ADMIN.username, ADMIN.password);
    await expectRefused(page, ['Login Failed', 'Invalid admin credentials']);
    expect(await typed(page, /^Username/)).toBe(ADMIN.username);
    await logIn(page, user.username, password);
    await expectRefused(page, ['Access Denied', 'Admin privileges required.']);
    await logIn(page, ADMIN.username, 'not this one');
    await expectRefused(page, ['Login Failed', 'Invalid admin credentials']);
    await failOnce(page, 'POST **/api/auth/admin-login', INTERNAL);
    await logIn(page, ADMIN.username, ADMIN.password);
    await expectRefused(page, ['Login Failed', INTERNAL.body.message]);
    const letGo = await hold(page, '**/api/auth/admin-login');
    await button(page, submit).click();
    await button(page, 'Logging in...').waitFor();
    expect(await button(page, 'Logging in...').isDisabled()).toBe(true);
    const welcome = ['Welcome, Admin!', 'Successfully logged in to admin dashboard.'] as const;
    await expectToast(page, welcome, async () => letGo());
    await page.waitForURL('**/admin-dashboard');
  });
});
