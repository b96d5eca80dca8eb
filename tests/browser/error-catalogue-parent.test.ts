import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createFamily, createKid, type TestFamily, type TestKid } from '../support/families';
import { logIn, signInAtDesk } from '../support/parent-at-desk';
import { button, watchToasts } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const LOGGED_OUT = ['Unauthorized', 'You are logged out. Logging in again...'] as const;

let family: TestFamily<typeof app>;
let mia: TestKid;

const openDesk = () => browser.openContext({ width: 1440, height: 900, url: app.url });

beforeAll(async () => {
  family = await createFamily(app);
  mia = await createKid(family);
});

describe('an ended session', () => {
  it('redirects a page to the login, and back', async () => {
    const path = `/parent/kid/${mia.id}`;
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
    // A poll may notice first.
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
