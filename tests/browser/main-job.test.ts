import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { unique } from '../support/families';
import { goToPlace } from '../support/kid-at-tablet';
import { useSteps } from '../support/steps';

/**
 * A parent at a desk and a kid at a tablet, from sign-up to a given reward. Each step builds on the one
 * before.
 */
const app = useApp();
const browser = useBrowser();

let desk: Page;
let tablet: Page;
let familyCode = '';

const expectSeen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const shots = process.env.SHOTS;

async function look(page: Page, name: string): Promise<void> {
  if (!shots) return;
  await mkdir(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`) });
}

async function tapPictures(page: Page, names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name: new RegExp(`^${name}`, 'i') }).click();
}

beforeAll(async () => {
  // A celebration must not cover the scanned page.
  const open = async (width: number, height: number) => {
    const context = await browser.openContext({ width, height, url: app.url });
    return context.newPage();
  };
  desk = await open(1440, 900);
  tablet = await open(1024, 768);
});

useSteps();

describe('from sign-up to a requested reward', () => {
  it('a parent signs up and gets a family code', async () => {
    await desk.goto('/');
    await desk.getByRole('link', { name: 'Log in or sign up' }).click();
    await desk.getByRole('tab', { name: 'Sign Up' }).click();
    await desk.getByLabel(/First name/).fill('Dana');
    await desk.getByRole('button', { name: /^Add your email/ }).click();
    await desk.getByLabel(/Family name/).fill('Rivera');
    await desk.getByLabel(/Username/).fill(unique('dana'));
    await desk.getByLabel(/^Password/).fill('six or more');
    await desk.getByLabel(/Confirm password/).fill('six or more');
    await key(desk, 'Create account').click();
    await expectSeen(desk, 'Account created!');
    const said = await desk
      .getByText(/Your family code is \d{5}/)
      .first()
      .textContent();
    await desk.waitForURL('**/parent');
    familyCode = /\d{5}/.exec(said ?? '')?.[0] ?? '';
    expect(familyCode).toMatch(/^\d{5}$/);
    await look(desk, '01-first-overview');
  });

  it('adds two kids with four pictures each', async () => {
    await desk.getByRole('link', { name: /^Kids/ }).click();
    await desk.waitForURL('**/parent?tab=kids');
    await look(desk, '02-no-kids');
    for (const [name, pictures] of [
      ['Mia', ['cat', 'star', 'moon', 'apple']],
      ['Leo', ['dog', 'car', 'sun', 'tree']],
    ] as const) {
      await key(desk, /Add (a kid|Your First Kid)/)
        .first()
        .click();
      const dialog = desk.getByRole('dialog');
      await key(desk, 'Add kid').click();
      await expectSeen(desk, 'Name is required');
      await expectSeen(desk, 'Must select exactly 4 pictures');
      await dialog.getByLabel(/^Name/).fill(name);
      await tapPictures(desk, [...pictures]);
      if (name === 'Mia') await look(desk, '03-add-kid');
      await key(desk, 'Add kid').click();
      await dialog.waitFor({ state: 'detached' });
      await desk.getByRole('heading', { name }).waitFor();
    }
    await look(desk, '04-kids');
  });

  it('creates a chore and a reward', async () => {
    await desk.getByRole('link', { name: /^Chores/ }).click();
    await key(desk, 'New chore').first().click();
    const dialog = desk.getByRole('dialog');
    await key(desk, 'Save chore').click();
    await expectSeen(desk, 'Chore name is required');
    await dialog.getByLabel(/Chore name/).fill('Wash the dishes');
    await dialog.getByLabel(/^Stars/).fill('12');
    await dialog.getByRole('radio', { name: 'Wash the dishes' }).check({ force: true });
    await look(desk, '05-chore-form');
    await key(desk, 'Save chore').click();
    await dialog.waitFor({ state: 'detached' });
    await desk.getByRole('rowheader', { name: 'Wash the dishes' }).waitFor();
    await look(desk, '06-chores');

    await desk.getByRole('link', { name: /^Rewards/ }).click();
    await key(desk, 'New reward').first().click();
    await desk.getByLabel(/Reward name/).fill('Pizza night');
    await look(desk, '07-reward-form');
    await key(desk, 'Save reward').click();
    await desk.getByRole('rowheader', { name: 'Pizza night' }).waitFor();
    await look(desk, '08-rewards');
    await desk.getByRole('link', { name: /^Approvals/ }).click();
    await expectSeen(desk, 'Nothing to approve');
  });

  it('a kid enters the code, picks a name and four pictures', async () => {
    await tablet.goto('/kid-login');
    await look(tablet, '09-code');
    for (const digit of familyCode) await tablet.getByRole('button', { name: digit, exact: true }).click();
    await key(tablet, 'Find My Family!').click();
    await look(tablet, '10-names');
    await key(tablet, /Mia/).click();
    await expectSeen(tablet, 'Pick your 4 special pictures to login');
    await tapPictures(tablet, ['cat', 'star']);
    await look(tablet, '11-pictures');
    await tapPictures(tablet, ['moon', 'tree']);
    await expectSeen(tablet, 'Wrong pattern! 😕');
    await expectSeen(tablet, '0/4');
    await tapPictures(tablet, ['cat', 'star', 'moon', 'apple']);
    await tablet.waitForURL('**/kid/*');
    await expectSeen(tablet, 'Hello, Mia!');
    await look(tablet, '11-hello');
    await key(tablet, 'Fox').click();
    await key(tablet, 'That’s me!').click();
    await key(tablet, 'Do It!').click();
    await key(tablet, 'Let’s go!').click();
    await expectSeen(tablet, 'Hi Mia!');
    await look(tablet, '12-dashboard');
    await goToPlace(tablet, 'Shop');
    await expectSeen(tablet, 'Need 10 stars');
    await goToPlace(tablet, 'Today');
  });

  it('taps Do It!, and the parent sees the submission arrive', async () => {
    await key(tablet, 'Do It! Wash the dishes').click();
    await key(tablet, 'Open it!').click();
    await key(tablet, 'Yay!').click();
    await expectSeen(tablet, 'Waiting');
    await desk.getByRole('article', { name: 'Wash the dishes, Mia' }).waitFor();
    await look(desk, '13-approval');
  });

  it('the parent approves, and stars, level and a badge arrive at the tablet', async () => {
    await desk
      .getByRole('article')
      .getByRole('button', { name: /^Approve: / })
      .click();
    await expectSeen(desk, 'Nothing to approve');
    await expectSeen(tablet, 'Level up!');
    await key(tablet, 'Yippee!').click();
    await expectSeen(tablet, /^A new badge for you/);
    await look(tablet, '14-badge');
    await key(tablet, 'Ta-da!').click();
    await tablet.getByText('12 stars to spend').waitFor({ state: 'attached' });
    await key(tablet, 'Again: Wash the dishes').waitFor();
    await look(tablet, '15-rich');
    await goToPlace(tablet, 'My nest');
    await expect.poll(() => tablet.locator('[data-room] [data-gift]').count()).toBe(2);
  });

  it('shows a request to the parent, who approves, and celebrates it once with the kid', async () => {
    await goToPlace(tablet, 'Shop');
    await key(tablet, 'Get It! Pizza night').click();
    const question = tablet.getByRole('dialog');
    await question.getByRole('button', { name: 'Not now' }).waitFor();
    await look(tablet, '16-get-it');
    await question.getByRole('button', { name: 'Get It!' }).click();
    await question.waitFor({ state: 'detached' });
    await desk.getByRole('article', { name: 'Pizza night, Mia' }).waitFor();
    await look(desk, '17-request');
    await desk
      .getByRole('article')
      .getByRole('button', { name: /^Approve: / })
      .click();
    await expectSeen(tablet, 'Hooray, Mia!');
    await look(tablet, '18-congratulations');
    await key(tablet, 'Yippee!').click();
    await tablet.getByText('2 stars to spend').waitFor({ state: 'attached' });
    await tablet.reload();
    await expectSeen(tablet, 'Need 8 stars');
    expect(await tablet.getByText('Hooray, Mia!').count()).toBe(0);
  });

  it('shows everything on the family’s home, and logs the kid out', async () => {
    await desk.getByRole('link', { name: 'Home', exact: true }).click();
    await expectSeen(desk, 'Welcome back, Dana!');
    await look(desk, '19-home');
    await desk.getByRole('link', { name: /^Reward history/ }).click();
    await desk.getByRole('region', { name: 'Selected day' }).getByText('Pizza night').waitFor();
    await desk.getByRole('link', { name: 'Back to family home' }).click();
    await desk.getByRole('navigation', { name: 'What’s next?' }).waitFor();
    await key(tablet, /^Exit/).click();
    await tablet.getByRole('dialog').waitFor();
    await look(tablet, '20-exit');
    await tablet.getByRole('dialog').getByRole('button', { name: /Exit/ }).click();
    await tablet.waitForURL((url) => url.pathname === '/kid-login');
    await tablet.goto('/parent');
    await tablet.waitForURL('**/parent-auth?returnTo=*');
  });
});
