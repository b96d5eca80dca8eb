import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import type { NewInvite } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { createChore, createFamily, type TestFamily } from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';

/** The second parent is warned before anything is overwritten. */
const app = useApp();
const browser = useBrowser();

let family: TestFamily<BrowserApp>;
let dana: Page;
let sam: Page;

const openDesk = (of: TestFamily<BrowserApp>) =>
  browser
    .openContext({ width: 1440, height: 900, url: app.url })
    .then((context) => signInAtDesk(context, of));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'Someone else just changed this' });
const silence = (page: Page) => page.routeWebSocket('**/ws', () => undefined);

beforeEach(async () => {
  family = await createFamily(app, { firstName: 'Dana', familyName: 'The Riveras' });
  const other = await createFamily(app, { firstName: 'Sam' });
  const { url } = (await family.parent.post('/api/family/invites', { role: 'parent' })).body as NewInvite;
  await other.parent.post(`/api/invites/${url.slice(url.lastIndexOf('/') + 1)}`, {});
  dana = await openDesk(family);
  // Opens the last used family.
  sam = await openDesk(other);
});

describe('a chore that two parents rename concurrently', () => {
  const names = async () =>
    ((await family.parent.get('/api/chores')).body as Chore[]).map(({ name, starReward }) => [
      name,
      starReward,
    ]);
  const openForm = async (page: Page) => {
    await page.goto('/parent?tab=chores');
    await press(page, 'Edit Feed the cat');
    await page.getByRole('dialog').locator(':focus').waitFor();
  };
  const rename = (page: Page, name: string) => page.getByLabel('Chore name').fill(name);

  beforeEach(async () => {
    await createChore(family, { name: 'Feed the cat', starReward: 5 });
  });

  it('shows the second parent the conflict while they type, and keeps their name', async () => {
    await openForm(dana);
    await openForm(sam);
    await rename(sam, 'Feed Tom');
    await rename(dana, 'Feed both cats');
    await press(dana, 'Save chore');
    await note(sam).getByText('Chore name: Feed both cats').waitFor();
    expect(await sam.getByLabel('Chore name').inputValue()).toBe('Feed Tom');
    await press(sam, 'Save chore');
    await note(sam).locator(':scope:focus').waitFor();
    expect(await names()).toEqual([['Feed both cats', 5]]);
    await press(sam, 'Keep mine');
    await press(sam, 'Save chore');
    await dana.getByText('Feed Tom').first().waitFor();
    expect(await names()).toEqual([['Feed Tom', 5]]);
  });
});

describe('the family’s name in the settings, changed concurrently by two parents', () => {
  const open = async (page: Page) => {
    await page.goto('/parent?tab=settings#family-name');
    await expect.poll(() => page.getByLabel(/^Family name/).inputValue()).toBe('The Riveras');
  };
  const rename = (page: Page, name: string) => page.getByLabel(/^Family name/).fill(name);
  const familyName = async () => ((await family.parent.get('/api/user')).body as User).familyName;

  it('shows the conflict when the second saves, even without events', async () => {
    browser.allowFaults(/409/);
    await silence(sam);
    await open(sam);
    await rename(sam, 'The Larks');
    await open(dana);
    await rename(dana, 'The Owls');
    await press(dana, 'Save changes');
    await expect.poll(familyName).toBe('The Owls');
    await press(sam, 'Save changes');
    await note(sam).getByText('Family name: The Owls').waitFor();
    expect(await familyName()).toBe('The Owls');
    await press(sam, 'Keep mine');
    await press(sam, 'Save changes');
    await expect.poll(familyName).toBe('The Larks');
  });
});
