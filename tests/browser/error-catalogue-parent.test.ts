import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily, createKid, type TestFamily, type TestKid } from '../support/families';
import { tapPattern } from '../support/kid-at-tablet';
import { failOnce, FAULTY, INTERNAL, PROXY_PAGE } from '../support/network-failures';
import { logIn, signInAtDesk } from '../support/parent-at-desk';
import { button, expectToast, watchToasts } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const NO_ANSWER =
  'The connection dropped, so this may have gone through. It’s safe to try again: nothing happens twice.';
const LOGGED_OUT = ['Unauthorized', 'You are logged out. Logging in again...'] as const;

let family: TestFamily<typeof app>;
let mia: TestKid;
let desk: Page;

const openDesk = () => browser.openContext({ width: 1440, height: 900, url: app.url });

beforeAll(async () => {
  family = await createFamily(app);
  mia = await createKid(family);
  desk = await signInAtDesk(await openDesk(), family);
});

it('a form stays open after each kind of failure, keeps its text, and can be saved afterwards', async () => {
  browser.allowFaults(FAULTY);
  await desk.goto('/parent?tab=kids&new=1');
  const field = desk.getByRole('dialog').getByLabel(/^Name/);
  await field.fill('The kid');
  await tapPattern(desk, [4, 5, 6, 7]);
  for (const [failure, text] of [
    ['no response', NO_ANSWER],
    [PROXY_PAGE, NO_ANSWER],
    [INTERNAL, INTERNAL.body.message],
  ] as const) {
    await failOnce(desk, 'POST **/api/kids', failure);
    await expectToast(desk, ['Failed to add kid', text], () => button(desk, 'Add kid').click());
    expect(await field.inputValue()).toBe('The kid');
  }
  await desk.getByRole('dialog').getByText('4/4').waitFor();
  await button(desk, 'Add kid').click();
  await desk.getByRole('heading', { name: 'The kid', exact: true }).waitFor();
});

describe('an ended session', () => {
  it.each(['/parent?tab=rewards', 'the nest'])('redirects %s to the login, and back', async (place) => {
    const path = place === 'the nest' ? `/parent/kid/${mia.id}` : place;
    const page = await (await openDesk()).newPage();
    const waitForToast = await watchToasts(page);
    await page.goto(path);
    await waitForToast(...LOGGED_OUT);
    await page.waitForURL(`**/parent-auth?returnTo=${encodeURIComponent(path)}`);
    await logIn(page, family.user.username, family.password);
    await page.waitForURL(`**${path}`);
    expect(await page.getByText('Failed').count()).toBe(0);
  });

  it('is detected while saving, even if a proxy responds with plain text', async () => {
    const context = await openDesk();
    const page = await signInAtDesk(context, family);
    const waitForToast = await watchToasts(page);
    await page.goto('/parent?tab=chores&new=1');
    const field = page.getByRole('dialog').getByLabel(/^Chore name/);
    await field.fill('Too late');
    // Not before the press, because a poll may notice first.
    let isOver = false;
    await page.route('**/api/chores', async (route) => {
      if (isOver || route.request().method() !== 'POST') return route.fallback();
      isOver = true;
      await context.clearCookies();
      return route.fulfill({ status: 401, body: 'Unauthorized' });
    });
    await button(page, 'Save chore').click();
    await waitForToast(...LOGGED_OUT);
    await page.waitForURL('**/parent-auth?returnTo=*');
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/parent?tab=chores&new=1');
    await logIn(page, family.user.username, family.password);
    await page.waitForURL('**/parent?tab=chores&new=1');
    await field.fill('In time');
    await button(page, 'Save chore').click();
    await page.getByRole('rowheader', { name: 'In time' }).waitFor();
  });
});
