import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Member, NewInvite } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { expectNoAxeViolations, useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { createChore, createFamily, createKid, unique, type TestFamily } from '../support/families';
import { logIn, signInAtDesk } from '../support/parent-at-desk';

const app = useApp();
const browser = useBrowser();
const password = 'six or more';

let family: TestFamily<BrowserApp>;
let dana: Page;

const openContext = (width = 1440, height = 900) => browser.openContext({ width, height, url: app.url });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();
const invited = async (role: string) =>
  ((await family.parent.post('/api/family/invites', { role })).body as NewInvite).url;
const pathOf = (url: string) => new URL(url).pathname;
const members = async () => (await family.parent.get('/api/family/members')).body as Member[];

async function signUp(page: Page, firstName: string): Promise<string> {
  const username = unique(firstName.toLowerCase());
  await page.getByLabel(/^First name/).fill(firstName);
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await press(page, 'Join the family');
  return username;
}

beforeEach(async () => {
  family = await createFamily(app, { firstName: 'Dana', familyName: 'The Riveras' });
  dana = await signInAtDesk(await openContext(), family);
});

describe('an invited adult', () => {
  it('joins with a new login as a helper, sees what helpers may do, and is notified when removed', async () => {
    browser.allowFaults(/401/);
    await createChore(family, { name: 'Feed the cat' });
    await createKid(family, { name: 'Mila' });
    await dana.goto('/parent?tab=settings#adults');
    await dana.getByRole('radio', { name: 'Helper' }).click();
    await press(dana, 'Create a link');
    const link = await dana.getByLabel('Invitation link').inputValue();
    await dana.getByRole('img', { name: 'Invitation QR code' }).waitFor();
    await seen(dana, 'Invited as helper');
    await expectNoAxeViolations(dana);

    const rosa = await (await openContext(390, 844)).newPage();
    await rosa.goto(link);
    await heading(rosa, 'Dana invited you to join The Riveras');
    await expectNoAxeViolations(rosa);
    await signUp(rosa, 'Rosa');
    await rosa.waitForURL('**/parent');
    await seen(rosa, 'You’re a helper here. Only Dana can change chores.');
    await dana.getByRole('button', { name: 'More options for Rosa' }).waitFor();
    await dana.getByText('Invited as helper').waitFor({ state: 'detached' });

    await rosa.goto('/parent?tab=chores');
    await seen(rosa, 'Feed the cat');
    for (const key of ['New chore', 'Ideas', 'Edit Feed the cat', 'Delete Feed the cat'])
      expect(await rosa.getByRole('button', { name: key }).count()).toBe(0);
    await expectNoAxeViolations(rosa);
    await rosa.goto('/parent?tab=settings');
    await rosa.getByRole('link', { name: /^Adults/ }).waitFor();
    // With the family boards.
    await rosa.getByRole('link', { name: /^Tablets/ }).waitFor();
    expect(await rosa.getByRole('link', { name: /^(Family|Data)/ }).count()).toBe(0);

    await press(dana, 'More options for Rosa');
    await dana.getByRole('menuitem', { name: 'Remove' }).click();
    const dialog = dana.getByRole('alertdialog', { name: 'Remove Rosa?' });
    await dialog.locator(':focus').waitFor();
    await expectNoAxeViolations(dana);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    const offer = dana.getByRole('dialog', { name: 'Rosa was removed' });
    await offer.getByRole('button', { name: 'New family code' }).waitFor();
    await expectNoAxeViolations(dana);
    await offer.getByRole('button', { name: 'Done' }).click();
    await dana.getByRole('button', { name: 'More options for Rosa' }).waitFor({ state: 'detached' });
    await rosa.waitForURL('**/parent-auth?**');
    await seen(rosa, 'You were logged out');
    expect(await members()).toMatchObject([{ firstName: 'Dana' }]);
  });

  it('joins with an existing login, and switches between families on an open page', async () => {
    const other = await createFamily(app, { firstName: 'Sam', familyName: 'The Lakes' });
    await createChore(other, { name: 'Rake the leaves' });
    await createChore(family, { name: 'Feed the cat' });
    const sam = await (await openContext()).newPage();
    await sam.goto(pathOf(await invited('parent')));
    await press(sam, 'I already have a Starnest login');
    await logIn(sam, other.user.username, other.password);
    await sam.waitForURL('**/parent');
    await seen(sam, 'Welcome to The Riveras');
    await sam.goto('/parent?tab=chores');
    await seen(sam, 'Feed the cat');
    const beside = await sam.context().newPage();
    await beside.goto('/parent?tab=chores');
    await seen(beside, 'Feed the cat');

    await sam.goto('/parent?tab=settings#families');
    await expectNoAxeViolations(sam);
    await press(sam, 'Switch to The Lakes');
    await seen(sam, 'You’re now in The Lakes');
    await seen(beside, 'Rake the leaves');
    expect(await beside.getByText('Feed the cat').count()).toBe(0);
    await sam.goto('/parent?tab=chores');
    await seen(sam, 'Rake the leaves');
    await other.parent.post('/api/chores', { name: 'Sweep the path', starReward: 3, category: 'other' });
    await seen(sam, 'Sweep the path');
    await family.parent.post('/api/chores', { name: 'Not theirs', starReward: 3, category: 'other' });
    await other.parent.post('/api/chores', { name: 'Shovel the snow', starReward: 3, category: 'other' });
    await seen(sam, 'Shovel the snow');
    expect(await sam.getByText('Not theirs').count()).toBe(0);
  });

  it('joins with one press when signed in, and sees a message for a member and for an expired link', async () => {
    browser.allowFaults(/40[49]/);
    const other = await createFamily(app, { firstName: 'Sam' });
    const sam = await signInAtDesk(await openContext(), other);
    const link = pathOf(await invited('parent'));
    await sam.goto(link);
    await seen(sam, 'You’re logged in as Sam.');
    await expectNoAxeViolations(sam);
    await press(sam, 'Join the family');
    await sam.waitForURL('**/parent');
    await sam.goto(link);
    await heading(sam, 'This invitation has expired');
    await expectNoAxeViolations(sam);
    await sam.goto(pathOf(await invited('helper')));
    await press(sam, 'Join the family');
    await heading(sam, 'You’re already in this family');
  });

  it('gets a message when the link is canceled while they type, and no login is created', async () => {
    browser.allowFaults(/404/);
    const sam = await (await openContext()).newPage();
    await sam.goto(pathOf(await invited('parent')));
    await heading(sam, 'Create your login');
    await dana.goto('/parent?tab=settings#adults');
    await press(dana, 'Cancel invitation');
    await dana.getByText('Invited as parent').waitFor({ state: 'detached' });
    const username = await signUp(sam, 'Sam');
    await heading(sam, 'This invitation has expired');
    expect((await app.agent().post('/api/login', { username, password })).status).toBe(401);
  });

  it('gets a message for an eleventh open invitation', async () => {
    browser.allowFaults(/409/);
    for (let made = 0; made < 10; made++) await invited('helper');
    await dana.goto('/parent?tab=settings#adults');
    await press(dana, 'Create a link');
    const alert = dana.getByRole('alert').filter({ hasText: 'Couldn’t create the invitation' });
    expect(await alert.innerText()).toContain('10');
  });
});

describe('the owner', () => {
  it('changes a role, transfers the ownership, and can then leave', async () => {
    browser.allowFaults(/401/);
    const sam = await (await openContext()).newPage();
    await sam.goto(pathOf(await invited('parent')));
    await signUp(sam, 'Sam');
    await sam.waitForURL('**/parent');
    await dana.goto('/parent?tab=settings#adults');
    expect(await dana.getByRole('button', { name: 'Leave' }).count()).toBe(0);
    await press(dana, 'More options for Sam');
    await dana.getByRole('menuitem', { name: 'Change to helper' }).click();
    await dana.getByRole('alertdialog').getByRole('button', { name: 'Change to helper' }).click();
    await seen(dana, 'Sam: Helper');
    await seen(sam, 'You’re a helper here. Only Dana can change chores.');
    await press(dana, 'More options for Sam');
    await dana.getByRole('menuitem', { name: 'Transfer ownership' }).click();
    await seen(dana, /Only Sam can transfer it back/);
    await dana.getByRole('alertdialog').getByRole('button', { name: 'Transfer ownership' }).click();
    await seen(dana, 'Sam is now the owner');
    await sam.getByText('You’re a helper here.').waitFor({ state: 'detached' });

    await press(dana, 'Leave');
    await dana.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await dana.waitForURL('**/parent-auth');
    await seen(dana, 'You left The Riveras');
    await logIn(dana, family.user.username, family.password);
    await heading(dana, 'You’re not in a family yet');
    await expectNoAxeViolations(dana);
    await dana.getByLabel(/^Family name/).fill('The Hills');
    await press(dana, 'Create a family');
    const user = async () => (await (await dana.request.get('/api/user')).json()) as User;
    await expect.poll(user).toMatchObject({ familyName: 'The Hills', familyRole: 'owner' });
  });

  it('brings back a deleted family from another one', async () => {
    const other = await createFamily(app, { firstName: 'Sam', familyName: 'The Lakes' });
    const { url } = (await other.parent.post('/api/family/invites', { role: 'helper' })).body as NewInvite;
    await createChore(family, { name: 'Feed the cat' });
    await dana.goto(pathOf(url));
    await press(dana, 'Join the family');
    await dana.waitForURL('**/parent');
    await dana.goto('/parent?tab=settings#families');
    await press(dana, 'Switch to The Riveras');
    await seen(dana, 'You’re now in The Riveras');
    await dana.goto('/parent?tab=settings#delete-family');
    await press(dana, 'Delete family…');
    const dialog = dana.getByRole('alertdialog', { name: 'Delete The Riveras?' });
    await dialog.locator(':focus').waitFor();
    await dialog.getByLabel(/^Your password/).fill(family.password);
    await dialog.getByRole('button', { name: 'Delete family' }).click();
    await seen(dana, /log in and go to Settings, “Your families”/);

    await dana.goto('/parent-auth');
    await logIn(dana, family.user.username, family.password);
    await dana.waitForURL('**/parent');
    await seen(dana, 'You’re a helper here.');
    await dana.goto('/parent?tab=settings#families');
    await seen(dana, /You can bring it back until/);
    await expectNoAxeViolations(dana);
    await press(dana, 'Bring back The Riveras');
    await seen(dana, 'You’re now in The Riveras');
    await dana.goto('/parent?tab=chores');
    await seen(dana, 'Feed the cat');
    const user = (await (await dana.request.get('/api/user')).json()) as User;
    expect(user).toMatchObject({ familyName: 'The Riveras', familyRole: 'owner', suspendedFamily: null });
  });
});
