import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN } from '../setup/app';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid, createReward, type TestFamily } from '../support/families';
import { goToPlace, logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';

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

/** The ground of the page, and what the browser paints around it. */
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

/** Loads a page and looks at it while none of its scripts have come. */
async function beforeScripts(page: Page, path: string) {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  if (!path.startsWith('/kid-login')) await page.waitForFunction(() => document.styleSheets.length > 0);
  const seen = await looks(page);
  await page.unroute('**/assets/*.js');
  return seen;
}

describe('bedtime', () => {
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

  it('is turned on with a key, is there before the first script of the next page, and goes with the key', async () => {
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

  it('can be turned off on a device that is set to dark, and is the device’s affair again once it is turned on', async () => {
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

describe('at bedtime every screen can be read', () => {
  let family: TestFamily<typeof app>;
  beforeAll(async () => {
    family = await createFamily(app, { timezone: 'UTC' });
    await createChore(family, { name: 'Wash the dishes', starReward: 12 });
    await createChore(family, { name: 'Pull weeds', isActive: false });
    await createReward(family, { name: 'Ice cream', starCost: 10 });
    await createReward(family, { name: 'Trip to the zoo', starCost: 60 });
  });
  /** The page, once everything is there. */
  const whole = async (page: Page) => {
    await page.getByRole('heading').first().waitFor();
    await key(page, 'Daytime').waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    return page;
  };

  it('before anybody has logged in', async () => {
    const { page } = await open('dark');
    for (const path of ['/', '/kid-login', '/parent-auth', '/parent-auth?tab=signup', '/admin-login']) {
      await page.goto(path);
      await expectNoAxeViolations(await whole(page));
    }
  });

  it('the kid’s', async () => {
    const kid = await createKid(family, { name: 'Mia' });
    const { context, page } = await open('dark');
    await page.goto(`/kid-login?familyCode=${kid.familyCode}`);
    await page.getByRole('button', { name: /Mia/ }).waitFor();
    await expectNoAxeViolations(await whole(page));
    await page.getByRole('button', { name: /Mia/ }).first().click();
    await page.getByText('0/4').waitFor();
    await expectNoAxeViolations(await whole(page));
    const dashboard = await logInAtTablet(context, kid);
    await expectNoAxeViolations(await whole(dashboard));
    await goToPlace(dashboard, 'My nest');
    await expectNoAxeViolations(await whole(dashboard));
    for (const [place, calendar] of [
      ['This week', 'Chores calendar'],
      ['Shop', 'Rewards calendar'],
    ] as const) {
      await goToPlace(dashboard, place);
      await expectNoAxeViolations(await whole(dashboard));
      await dashboard.getByRole('link', { name: calendar }).click();
      await dashboard.getByRole('grid').waitFor();
      await expectNoAxeViolations(await whole(dashboard));
    }
  });

  it('the parent’s', async () => {
    const { context } = await open('dark');
    const page = await signInAtDesk(context, family);
    for (const tab of [
      'overview',
      'approvals',
      'kids',
      'chores',
      'rewards',
      'reward-history',
      'messages',
      'analytics',
      'settings',
    ]) {
      await page.goto(`/parent?tab=${tab}`);
      await page.getByRole('main').waitFor();
      await expectNoAxeViolations(await whole(page));
    }
    await page.goto('/');
    await page.getByText(/^Welcome back, /).waitFor();
    await expectNoAxeViolations(await whole(page));
  });

  it('the admin’s', async () => {
    const { page } = await open('dark');
    expect((await page.request.post('/api/auth/admin-login', { data: ADMIN })).status()).toBe(200);
    await page.goto('/admin-dashboard');
    await expectNoAxeViolations(await whole(page));
    await page.getByRole('link', { name: /Audit/ }).click();
    await expectNoAxeViolations(await whole(page));
  });
});
