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
  type TestFamily,
} from '../support/families';
import { signInAtDesk } from '../support/parent-at-desk';
import { focused } from '../support/screen';

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
    // Three chores are preselected; one is deselected and another selected.
    await page.getByRole('checkbox', { name: /Set the table/ }).uncheck();
    await page.getByRole('checkbox', { name: /Feed the pet/ }).check();
    await key(page, 'Add 3 chores').click();
    await page.getByText('2 of 5 done').waitFor();
    const chores = (await family.parent.get('/api/chores')).body as { id: string; name: string }[];
    expect(chores.map(({ name }) => name)).toEqual(['Make your bed', 'Put your toys away', 'Feed the pet']);
    await createReward(family);
    await page.getByText('3 of 5 done').waitFor();
    await key(page, 'Skip: Invite another adult').click();
    await page.getByText('4 of 5 done').waitFor();
    expect(await openSteps(family)).not.toContain('adult');
    // A kid's submission is shown immediately, and shows that there is a tablet.
    const tablet = await kidAgent(app, leo);
    await tablet.post('/api/chore-submissions', { kidId: leo.id, choreId: chores[0]?.id });
    await page.getByRole('article', { name: 'Make your bed, Leo' }).waitFor();
    await page.getByRole('heading', { name: 'Get to your first star' }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'The kids today' }).waitFor();
    await expect.poll(() => openSteps(family)).toEqual([]);
    for (const { id } of (await family.parent.get('/api/rewards')).body as { id: string }[])
      await family.parent.del(`/api/rewards/${id}`);
    await page.reload();
    await page.getByRole('heading', { name: 'The kids today' }).waitFor();
    expect(await page.getByText('Get to your first star').count()).toBe(0);
  });

  it('keeps the remaining steps above the day once a chore was submitted', async () => {
    const family = await createFamily(app);
    const kid = await createKid(family);
    const { id: choreId } = await createChore(family);
    await family.parent.post(`/api/kids/${kid.id}/completions`, { choreId });
    const page = await openAt(family, { width: 390, height: 844 });
    await page.getByText('3 of 5 done').waitFor();
    await page.getByRole('heading', { name: 'Needs your approval' }).waitFor();
    await page.getByText('Nothing to approve.').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'The kids today' }).count()).toBe(1);
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
    await page.getByRole('heading', { name: 'The kids today' }).waitFor();
    expect(await page.getByText('Get to your first star').count()).toBe(0);
  });
});

describe('twelve kids', () => {
  it('are rows, the most urgent first, with filters and counts, and the filter is kept in the URL', async () => {
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
    const today = page.getByRole('region', { name: 'The kids today' });
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
    // One tap approves all pending items, and one undoes it.
    await key(page, 'Approve all 2 chores').click();
    await page.getByText('Nothing to approve.').waitFor();
    await page.getByText('2 approved').waitFor();
    await page.locator('[data-undo-bar]').getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('article', { name: 'Feed the cat, Leo' }).waitFor();
    await key(page, `More for ${LONG}`).click();
    await page.getByRole('menuitem', { name: `Pause ${LONG}` }).click();
    await page.getByRole('dialog').locator(':focus').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(`More for ${LONG}`);
  });

  it('fit a phone', async () => {
    const family = await createFamily(app);
    await family.parent.put('/api/family', { openSteps: [] });
    for (let kid = 0; kid < 7; kid += 1) await createKid(family, { name: kid === 0 ? LONG : `Kid ${kid}` });
    const page = await openAt(family, { width: 390, height: 844 });
    await page.getByRole('region', { name: 'The kids today' }).getByRole('heading', { name: LONG }).waitFor();
    await key(page, `Give stars to Kid 1`).waitFor();
    const widths = await page.evaluate<number[]>(
      '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
    );
    expect(widths[0]).toBe(widths[1]);
  });
});
