import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parentFamily } from '@shared/contracts/families';
import { newInvite } from '@shared/contracts/members';
import { useBrowser } from '../support/browser';
import { useApp, type BrowserApp } from '../support/browser-app';
import { expectResponse } from '../support/expect-response';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  kidAgent,
  logInKid,
  type TestFamily,
} from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { layoutShift } from '../support/screen';

const app = useApp();
const browser = useBrowser();
const LONG = 'Bartholomew Maximilian Alexander von Hohenstein-Sternberg II';

const openAt = async (family: TestFamily<BrowserApp>, { width = 1440, height = 900 } = {}): Promise<Page> => {
  const page = await signInAtDesk(await browser.openContext({ width, height, url: app.url }), family);
  await page.goto('/parent');
  return page;
};
const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openSteps = async ({ parent }: TestFamily<BrowserApp>) =>
  expectResponse(await parent.get('/api/family'), 200, parentFamily).openSteps;

describe('a new family', () => {
  it('goes through five steps, which don’t reappear', async () => {
    const family = await createFamily(app, { firstName: 'Dana' });
    const page = await openAt(family);
    await page.getByRole('heading', { name: 'Welcome, Dana' }).waitFor();
    await page.getByRole('link', { name: 'Add a kid' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Needs your approval' }).count()).toBe(0);
    const leo = await createKid(family, { name: 'Leo' });
    await page.getByText('Leo has been added.').waitFor();
    await page.getByText('1 of 5 done').waitFor();
    await page.getByRole('checkbox', { name: /Set the table/ }).uncheck();
    await page.getByRole('checkbox', { name: /Feed the pet/ }).check();
    await key(page, 'Add 3 chores').click();
    await page.getByText('2 of 5 done').waitFor();
    const chores = (await family.parent.get('/api/chores')).body as { id: string; name: string }[];
    expect(chores.map(({ name }) => name)).toEqual(['Make your bed', 'Put your toys away', 'Feed the pet']);
    await createReward(family);
    await page.getByText('3 of 5 done').waitFor();
    const tablet = await kidAgent(app, leo);
    await tablet.post('/api/chore-submissions', { kidId: leo.id, choreId: chores[0]?.id });
    await page.getByRole('article', { name: 'Make your bed, Leo' }).waitFor();
    await page.getByRole('heading', { name: 'Get to your first star' }).waitFor({ state: 'detached' });
    await page.getByText('Step 5 of 5').waitFor();
    await key(page, 'Skip: Invite another adult').click();
    await page.getByRole('heading', { name: 'Kids today' }).waitFor();
    await expect.poll(() => openSteps(family)).toEqual([]);
    for (const { id } of (await family.parent.get('/api/rewards')).body as { id: string }[])
      await family.parent.del(`/api/rewards/${id}`);
    await page.reload();
    await page.getByRole('heading', { name: 'Kids today' }).waitFor();
    expect(await page.getByText('Get to your first star').count()).toBe(0);
  });

  it('waits for its steps before it shows anything else, so that nothing moves', async () => {
    const family = await createFamily(app);
    await createKid(family);
    const context = await browser.openContext({ width: 1440, height: 900, url: app.url });
    const page = await signInAtDesk(context, family);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/family/members', (route) => held.then(() => route.continue()));
    await page.goto('/parent');
    await page.getByText('1kid', { exact: true }).waitFor();
    await page.getByText('Loading…', { exact: true }).waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(0);
    answer();
    await page.getByRole('heading', { name: 'Get to your first star' }).waitFor();
    await page.getByRole('heading', { name: 'Family code' }).waitFor();
    expect(await layoutShift(page)).toBeLessThan(0.05);
  });

  it('shows the next step above the day once a chore was submitted', async () => {
    const family = await createFamily(app);
    const kid = await createKid(family);
    const { id: choreId } = await createChore(family);
    await family.parent.post(`/api/kids/${kid.id}/completions`, { choreId });
    const page = await openAt(family, { width: 390, height: 844 });
    await page.getByText('Step 3 of 5').waitFor();
    await page.getByText('Nothing to approve.').waitFor();
    await page.getByRole('heading', { name: 'Kids today' }).waitFor();
    await key(page, 'Skip: Add a reward').click();
    await expect.poll(() => page.getByText('Step 5 of 5').count()).toBe(1);
  });

  it('has the open step’s button above the bar of the smallest phone', async () => {
    const family = await createFamily(app);
    await createKid(family);
    const page = await openAt(family, { width: 320, height: 568 });
    const add = key(page, 'Add 3 chores');
    await add.waitFor();
    const [button, bar] = await Promise.all([
      add.boundingBox(),
      page.getByRole('navigation', { name: 'Parent dashboard' }).filter({ visible: true }).boundingBox(),
    ]);
    expect(button!.y + button!.height).toBeLessThan(bar!.y);
  });

  it('shows a helper no steps', async () => {
    const family = await createFamily(app);
    await createKid(family, { name: 'Leo' });
    const invited = await family.parent.post('/api/family/invites', { role: 'helper' });
    const { url } = expectResponse(invited, 201, newInvite);
    const helper = await createFamily(app, { inviteToken: url.split('/').at(-1) });
    const context = await browser.openContext({ width: 1440, height: 900, url: app.url });
    const page = await signInAtDesk(context, helper);
    await page.goto('/parent');
    await page.getByRole('heading', { name: 'Kids today' }).waitFor();
    expect(await page.getByText('Get to your first star').count()).toBe(0);
  });
});

describe('twelve kids', () => {
  it('are listed with the most urgent first, with filters and counts, and the URL keeps the filter', async () => {
    const family = await createFamily(app, { timezone: 'UTC' });
    await family.parent.put('/api/family', { openSteps: [] });
    const names = [
      'Ava',
      LONG,
      'Leo',
      'Juna',
      'Theo',
      'Sofia',
      'Bruno',
      'Olive',
      'Noah',
      'Kai',
      'Hana',
      'Mia',
    ];
    const kids = [];
    for (const name of names) kids.push(await createKid(family, { name }));
    const schedule = { kind: 'days' as const, days: [0, 1, 2, 3, 4, 5, 6] };
    const { id: choreId } = await createChore(family, { name: 'Feed the cat', schedule });
    const [, , leo, juna, , , , , , , , mia] = kids;
    for (const kid of [leo, juna])
      await (await kidAgent(app, kid!)).post('/api/chore-submissions', { kidId: kid!.id, choreId });
    await family.parent.post(`/api/kids/${mia!.id}/completions`, { choreId });
    const page = await openAt(family);
    const today = page.getByRole('region', { name: 'Kids today' });
    const shown = () => today.locator('h3').allInnerTexts();
    await expect.poll(async () => (await shown()).slice(0, 2)).toEqual(['Leo', 'Juna']);
    expect((await shown()).at(-1)).toBe('Mia');
    await key(page, 'Waiting 2').click();
    await expect.poll(shown).toEqual(['Leo', 'Juna']);
    await page.reload();
    await expect.poll(shown).toEqual(['Leo', 'Juna']);
    await key(page, 'Done 1').click();
    await expect.poll(shown).toEqual(['Mia']);
    await key(page, 'All 12').click();
    await expect.poll(async () => (await shown()).length).toBe(12);
    await key(page, 'Approve all 2 chores').click();
    await page.getByText('Nothing to approve.').waitFor();
    await page.getByText('2 approved').waitFor();
    await page.locator('[data-undo-bar]').getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('article', { name: 'Feed the cat, Leo' }).waitFor();
  });

  it('fit a phone', async () => {
    const family = await createFamily(app);
    await family.parent.put('/api/family', { openSteps: [] });
    for (let kid = 0; kid < 7; kid += 1) await createKid(family, { name: kid === 0 ? LONG : `Kid ${kid}` });
    const page = await openAt(family, { width: 390, height: 844 });
    await page.getByRole('region', { name: 'Kids today' }).getByRole('heading', { name: LONG }).waitFor();
    await page.getByRole('link', { name: 'Kid 1' }).waitFor();
    const widths = await page.evaluate<number[]>(
      '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
    );
    expect(widths[0]).toBe(widths[1]);
  });
});

describe('a phone', () => {
  const PHONE = { width: 390, height: 844 };
  const swipe = async (page: Page, name: string, by: number) => {
    const row = page.getByRole('article', { name });
    await row.waitFor();
    const { x, y, width, height } = (await row.boundingBox())!;
    const from = { x: x + width / 2, y: y + height / 2 };
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', from);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', { x: from.x + by * part, y: from.y });
    await touch('touchEnd');
  };

  it('approves with a swipe to the end of a row, and sends back with a swipe to its start', async () => {
    const family = await createFamily(app);
    await family.parent.put('/api/family', { openSteps: [] });
    const mia = await createKid(family, { name: 'Mia' });
    const tablet = await kidAgent(app, mia);
    for (const name of ['Make your bed', 'Feed the cat']) {
      const { id: choreId } = await createChore(family, { name });
      await tablet.post('/api/chore-submissions', { kidId: mia.id, choreId });
    }
    const context = await browser.openContext({ ...PHONE, url: app.url, hasTouch: true });
    const page = await signInAtDesk(context, family);
    await page.goto('/parent');
    await swipe(page, 'Make your bed, Mia', 130);
    await page.getByText('Approved: Make your bed').waitFor();
    await page.getByRole('article', { name: 'Make your bed, Mia' }).waitFor({ state: 'detached' });
    await swipe(page, 'Feed the cat, Mia', -130);
    const note = page.getByLabel('Note for Mia');
    await note.fill('The water too, please.');
    await key(page, 'Send back').click();
    await expect
      .poll(async () => (await family.parent.get('/api/chore-submissions/pending')).body)
      .toEqual([]);
  });

  it('shows a new lockout first, and unlocks the kid', async () => {
    const family = await createFamily(app);
    await family.parent.put('/api/family', { openSteps: [] });
    await createKid(family, { name: 'Ava' });
    const mia = await createKid(family, { name: 'Mia' });
    const page = await openAt(family, PHONE);
    const names = () => page.getByRole('region', { name: 'Kids today' }).locator('h3').allInnerTexts();
    await expect.poll(names).toEqual(['Ava', 'Mia']);
    const tablet = app.agent();
    for (let attempt = 0; attempt < 5; attempt += 1) await logInKid(tablet, mia, [9, 8, 7, 6]);
    await expect.poll(names).toEqual(['Mia', 'Ava']);
    await page.getByText(/^Locked until/).waitFor();
    await key(page, 'Unlock Mia').click();
    await page.getByText(/^Locked until/).waitFor({ state: 'detached' });
    await expect.poll(names).toEqual(['Ava', 'Mia']);
  });
});
