import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { pairing } from '@shared/contracts/devices';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { createFamily, createKid, type TestFamily, type TestKid } from '../support/families';
import { tapPattern } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();

let family: TestFamily<BrowserApp>;
let mia: TestKid;
let wallDevice: BrowserContext;
let wall: Page;

const lane = (kid: TestKid) => wall.getByRole('region', { name: new RegExp(`^${kid.name},`) });
const openPhone = () => browser.openContext({ width: 390, height: 844, url: app.url });

beforeEach(async () => {
  family = await createFamily(app, { familyName: 'The Owls' });
  mia = await createKid(family, { name: 'Mia' });
  wallDevice = await browser.openContext({ width: 1024, height: 768, url: app.url });
  wall = await wallDevice.newPage();
});

it('is set up on a phone, follows its settings, and shows nothing once it is removed', async () => {
  const leo = await createKid(family, { name: 'Leo', picturePattern: [4, 5, 6, 7] });
  const phone = await signInAtDesk(await openPhone(), family);
  await phone.goto('/parent?tab=settings#boards');
  await phone.getByRole('button', { name: 'Add a board' }).click();
  const made = phone.waitForResponse('**/api/family/devices/pairings');
  await phone.getByRole('button', { name: /^Connect another device/ }).click();
  const { code } = pairing.parse(await (await made).json());

  await wall.goto('/pair');
  for (const digit of code) await wall.getByRole('button', { name: digit, exact: true }).click();
  await wall.waitForURL('**/board');
  await lane(mia).waitFor();
  await lane(leo).waitFor();

  await phone.getByText('Kitchen board is connected').waitFor();
  await phone.keyboard.press('Escape');
  const preview = phone.frameLocator('iframe');
  const lanes = preview.locator('[data-lane]');
  await expect.poll(() => lanes.count()).toBe(2);
  await preview.getByText('Free day!').first().waitFor();
  const kids = phone.getByRole('group', { name: 'Kids on this board' });
  await kids.getByRole('button', { name: 'Leo' }).click();
  await phone.getByText('Saved', { exact: true }).waitFor();
  await lane(mia).waitFor({ state: 'detached' });
  expect(await lane(leo).count()).toBe(1);
  await expect.poll(() => lanes.count()).toBe(1);
  await phone.getByRole('radio', { name: 'Dark' }).click();
  await preview.locator('html[data-theme="bedtime"]').waitFor();

  const invited = await family.parent.post('/api/family/invites', { role: 'helper' });
  const inviteToken = (invited.body as { url: string }).url.split('/').at(-1);
  const helper = await createFamily(app, { inviteToken });
  const other = await signInAtDesk(await openPhone(), helper);
  await other.goto('/parent?tab=settings#boards');
  await other.getByText('Only parents can change these settings.').waitFor();
  expect(await other.getByRole('radio', { name: /^Check off/ }).isDisabled()).toBe(true);

  await phone.getByRole('button', { name: 'More options for Kitchen board' }).click();
  await phone.getByRole('menuitem', { name: 'Remove' }).click();
  await phone
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await wall.getByRole('heading', { name: 'This device isn’t a board' }).waitFor();
  expect(await lane(leo).count()).toBe(0);
  await other.getByText('No board yet.').waitFor();
});

it('opens a kid’s own screens with the pictures, and is back after Exit', async () => {
  const { parent } = family;
  // The board sleeps at night.
  await parent.put('/api/family/board', { night: null });
  const made = await parent.post('/api/family/devices/pairings', { name: 'Kitchen board', board: {} });
  const { code } = pairing.parse(made.body);
  await wallDevice.request.post('/api/devices/pair', { data: { code } });
  await wall.goto('/');
  await wall.waitForURL('**/board');
  await lane(mia).getByRole('button', { name: 'Open Mia’s page' }).click();
  await wall.getByRole('button', { name: 'Back' }).click();
  await lane(mia).getByRole('button', { name: 'Open Mia’s page' }).click();
  await tapPattern(wall, mia.pattern);
  await wall.getByRole('heading', { name: 'Hi Mia!' }).waitFor();
  await wall.waitForURL(`**/kid/${mia.id}`);
  await wall.getByRole('button', { name: 'Exit' }).click();
  await wall.getByRole('dialog').getByRole('button', { name: 'Exit' }).click();
  await wall.waitForURL('**/board');
  await lane(mia).waitFor();
  expect((await wallDevice.request.get('/api/user')).status()).toBe(401);
});
