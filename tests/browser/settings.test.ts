import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { unique } from '../support/families';
import { picture, putTo } from '../support/pictures';
import { expectNoSidewaysScroll } from '../support/screen';
import { useSteps } from '../support/steps';

/**
 * Ideas, bulk approval, and settings from the family's name to its end. Each step builds on the one before.
 */
const app = useApp();
const browser = useBrowser();

let desk: Page;
let familyCode = '';

const username = unique('robin');
const password = 'six or more';
const key = (name: string | RegExp) => desk.getByRole('button', { name });
const expectSeen = (text: string | RegExp) => desk.getByText(text).first().waitFor();
const shots = process.env.SHOTS;

async function look(name: string): Promise<void> {
  if (!shots) return;
  await mkdir(shots, { recursive: true });
  await desk.screenshot({ path: join(shots, `settings-${name}.png`) });
}

const statusOf = async (path: string) => (await desk.request.get(path)).status();

beforeAll(async () => {
  const context = await browser.openContext({
    width: 1440,
    height: 900,
    url: app.url,
    timezoneId: 'Europe/Lisbon',
  });
  desk = await context.newPage();
  const response = await desk.request.post('/api/register', {
    data: { username, password, firstName: 'Robin', familyName: 'The Rivers', timezone: 'UTC' },
  });
  ({ familyCode } = (await response.json()) as { familyCode: string });
});

useSteps();

describe('ready-made chores and rewards', () => {
  it('are filtered by room and age, and added together', async () => {
    await desk.goto('/parent?tab=chores');
    await desk.getByRole('main').getByRole('button', { name: 'Ideas' }).click();
    await desk.getByRole('radio', { name: 'Kitchen' }).click();
    await desk.getByRole('radio', { name: '7–9' }).click();
    await desk.getByRole('checkbox', { name: /^Set the table/ }).check();
    await desk.getByRole('checkbox', { name: /^Wash the dishes/ }).check();
    await look('01-chore-ideas');
    await key('Add 2 chores').click();
    await expectSeen('2 chores added');
    await desk.getByRole('rowheader', { name: 'Wash the dishes' }).waitFor();
    await key('Ideas').click();
    await desk.getByRole('checkbox', { name: /^Set the table.*Already added/ }).waitFor();
    await desk.keyboard.press('Escape');
  });

  it('work for rewards, too, and a copy gets the next number', async () => {
    await desk.goto('/parent?tab=rewards&ideas=1');
    // The first three are suggested to a family without rewards.
    await key('Add 3 rewards').waitFor();
    await desk.getByRole('checkbox', { name: /^Picnic in the park/ }).check();
    await desk.getByRole('checkbox', { name: /^A day at the zoo/ }).check();
    await key('Add 5 rewards').click();
    await key('More options for Picnic in the park').click();
    await desk.getByRole('menuitem', { name: 'Duplicate' }).click();
    expect(await desk.getByLabel('Reward name').inputValue()).toBe('Picnic in the park 2');
    await look('02-duplicate');
    await key('Save reward').click();
    await desk.getByRole('rowheader', { name: 'Picnic in the park 2' }).waitFor();
  });
});

describe('pending items', () => {
  it('are approved together in two taps, with their number and stars', async () => {
    const post = async (path: string, data: object) =>
      (await (await desk.request.post(path, { data })).json()) as { id: string };
    const list = async (path: string) =>
      (await (await desk.request.get(path)).json()) as { id: string; name: string; starCost: number }[];
    const kid = await post('/api/kids', {
      name: 'Mia',
      avatarColor: '#FF8FC0',
      picturePattern: [0, 1, 2, 3],
    });
    const tablet = app.agent();
    await tablet.post('/api/kids/login', { familyCode, kidId: kid.id, picturePattern: [0, 1, 2, 3] });
    for (const { id } of await list('/api/chores')) {
      expect((await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId: id })).status).toBe(201);
    }
    await desk.goto('/parent?tab=approvals');
    await key('Approve all').click();
    await desk.getByRole('alertdialog', { name: 'Approve 2 chores?' }).waitFor();
    await desk.getByText('7 stars earned').waitFor();
    await look('03-approve-all');
    await key('Approve 2').focus();
    await desk.keyboard.press('Enter');
    await expectSeen('2 approved');
    await expectSeen('Nothing to approve');
    await desk.locator('h1:focus').waitFor();
  });
});

describe('a setting', () => {
  it('is found by the search on a phone, and opens', async () => {
    const size = desk.viewportSize();
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.goto('/parent?tab=settings');
    await desk.getByLabel('Search settings').fill('mute');
    await desk.getByRole('link', { name: /^Sounds Family/ }).click();
    await desk.locator('h2:focus', { hasText: 'Sounds' }).waitFor();
    expect(await desk.getByRole('switch', { name: 'Sounds' }).count()).toBe(1);
    await desk.getByRole('link', { name: 'All settings' }).click();
    await desk.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    if (size) await desk.setViewportSize(size);
  });
});

describe('the settings', () => {
  it('change the names and the time zone, and keep the input after an error', async () => {
    await desk.getByRole('link', { name: 'Settings' }).click();
    await desk.waitForURL('**/parent?tab=settings');
    await desk.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await desk.getByRole('link', { name: /^Name and language/ }).click();
    await look('04-settings');
    await desk.getByLabel(/^First name/).fill('');
    await desk.getByLabel(/^Last name/).fill('Rivers');
    await key('Save changes').click();
    await expectSeen('First name is required');
    expect(await desk.getByLabel(/^Last name/).inputValue()).toBe('Rivers');
    await desk.getByLabel(/^First name/).fill('Kim');
    await key('Save changes').click();
    await expectSeen('Settings saved');
    await desk.goto('/parent?tab=settings#family-name');
    await desk.getByLabel(/^Family name/).fill('The Lake Family');
    await key('Save changes').click();
    await expectSeen('Settings saved');
    await desk.getByRole('link', { name: 'All settings' }).click();
    await desk.getByRole('link', { name: 'Time zone and week UTC, Sunday' }).click();
    await key('Time zone: UTC').waitFor();
    const size = desk.viewportSize();
    await desk.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(desk);
    if (size) await desk.setViewportSize(size);
    await key('Time zone: UTC').click();
    await desk.getByLabel(/^Your city/).fill('kirit');
    await look('05-time-zone');
    await key(/^Kiritimati/).click();
    await key('Use Lisbon').click();
    await desk.getByText('Saved', { exact: true }).waitFor();
    await desk.reload();
    await key('Time zone: Lisbon (Western European Time)').waitFor();
    expect(await desk.getByLabel(/^Family name/).inputValue()).toBe('The Lake Family');
  });

  it('change the password, which ends the sessions elsewhere', async () => {
    const laptop = app.agent();
    await laptop.post('/api/login', { username, password });
    await desk.goto('/parent?tab=settings#login');
    await desk.waitForURL('**/parent?tab=settings#password');
    await desk.getByLabel('Current password').fill('not this one');
    await desk.getByLabel('New password', { exact: true }).fill('a better one');
    await desk.getByLabel('Confirm new password').fill('a better one');
    await key('Change password').click();
    await expectSeen('That’s not your current password.');
    await look('06-wrong-password');
    await desk.getByLabel('Current password').fill(password);
    await key('Change password').click();
    await expectSeen('Password changed');
    expect((await laptop.get('/api/user')).status).toBe(401);
    expect(await statusOf('/api/user')).toBe(200);
  });

  it('offer all data as a file, with or without pictures', async () => {
    const place = await desk.request.post('/api/objects/upload', { data: {} });
    const { uploadURL } = (await place.json()) as { uploadURL: string };
    expect((await putTo(uploadURL, await picture())).status).toBe(200);
    await desk.getByRole('link', { name: /^Data and connections/ }).click();
    await look('06-downloads');
    const save = async (name: string, ending: string) => {
      await desk.getByLabel('What to download').selectOption(name);
      const [download] = await Promise.all([desk.waitForEvent('download'), key('Download').click()]);
      expect(download.suggestedFilename()).toBe(`starnest-family.${ending}`);
      await expectSeen(`Saved as starnest-family.${ending}`);
      return readFile(await download.path());
    };
    expect((await save('Tables (CSV)', 'csv')).toString()).toContain('Mia');
    expect((await save('Data only (JSON)', 'json')).toString()).toContain('Mia');
    const archive = await save('Everything, with pictures (ZIP)', 'zip');
    const files = unzipSync(new Uint8Array(archive));
    expect(Object.keys(files)).toEqual([
      'starnest-family.json',
      'starnest-family.csv',
      expect.stringMatching(/^pictures\/.+\.webp$/),
      'README.txt',
    ]);
  });

  it('delete the family, which its owner restores at the next login', async () => {
    await key('Delete family…').click();
    const dialog = desk.getByRole('alertdialog', { name: 'Delete The Lake Family?' });
    await dialog.getByText(/^Mia, with \d+ stars/).waitFor();
    await dialog.getByLabel('Your password').fill('a better one');
    await look('07-delete');
    await dialog.getByRole('button', { name: 'Delete family' }).click();
    await expectSeen('Family deleted');
    await desk.waitForURL(`${app.url}/`);
    expect(await statusOf('/api/user')).toBe(401);
    expect((await desk.request.get(`/api/kids/family/${familyCode}`)).status()).toBe(404);

    await desk.goto('/parent-auth');
    await desk.getByLabel('Username').fill(username);
    await desk.getByLabel('Password', { exact: true }).fill('a better one');
    await desk
      .locator('form')
      .getByRole('button', { name: /^Log ?in/i })
      .click();
    await desk.getByRole('heading', { name: 'The Lake Family was deleted' }).waitFor();
    await look('08-deleted');
    await key('Bring it back').click();
    await expectSeen('Everything is just as you left it.');
    expect(await statusOf(`/api/kids/family/${familyCode}`)).toBe(200);
    await desk.goto('/parent?tab=settings#delete-family');
    await desk.locator('h2:focus', { hasText: 'Delete family' }).waitFor();
  });

  it('delete the family immediately with the password, and open the landing page', async () => {
    await key('Delete family…').click();
    const dialog = desk.getByRole('alertdialog', { name: 'Delete The Lake Family?' });
    await dialog.getByRole('button', { name: 'Delete now, without the 14 days' }).click();
    await dialog.getByText(/^This can’t be undone/).waitFor();
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Delete family' }).click();
    await dialog.getByText('That’s not your current password.').waitFor();
    await dialog.getByLabel('Your password').fill('a better one');
    await dialog.getByRole('button', { name: 'Delete family' }).click();
    await expectSeen('Family deleted');
    await desk.waitForURL(`${app.url}/`);
    await desk.getByRole('link', { name: 'Log in or sign up' }).waitFor();
    expect(await statusOf('/api/user')).toBe(401);
    await desk.getByRole('link', { name: 'Log in or sign up' }).click();
    await desk.waitForURL(`${app.url}/parent-auth`);
    expect(await desk.getByText('You are logged out').count()).toBe(0);
  });
});
