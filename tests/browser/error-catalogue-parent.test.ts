import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../support/families';
import { tapPattern } from '../support/kid-at-tablet';
import { failOnce, failRoute, FAULTY, holdNews, INTERNAL, PROXY_PAGE } from '../support/network-failures';
import { logIn, signInAtDesk } from '../support/parent-at-desk';
import { button, expectRefused, expectToast, watchToasts } from '../support/screen';

/** Error messages on the parents' screens. What fails comes from the server wherever it can. */
const app = useApp();
const browser = useBrowser();

const WRONG_PLACE = 'Check the connection, then try again.';
const NO_ANSWER = 'No answer came, so it may be done after all. Try again: nothing is done twice.';
const LOGGED_OUT = ['Unauthorized', 'You are logged out. Logging in again...'] as const;

let family: TestFamily<typeof app>;
let mia: TestKid;
let desk: Page;

const openDesk = () => browser.openContext({ width: 1440, height: 900, url: app.url });
const heading = (name: string) => desk.getByRole('heading', { name, exact: true });

beforeAll(async () => {
  family = await createFamily(app);
  mia = await createKid(family);
  desk = await signInAtDesk(await openDesk(), family);
});

describe('a form that cannot be saved says why, keeps what was typed, and goes through afterwards', () => {
  const forms = [
    ['kid', 'Add kid', 'POST **/api/kids', '/parent?tab=kids&new=1', 'Name', 'Failed to add kid'],
    [
      'chore',
      'Save chore',
      'POST **/api/chores',
      '/parent?tab=chores&new=1',
      'Chore name',
      'Failed to create chore',
    ],
    [
      'reward',
      'Save reward',
      'POST **/api/rewards',
      '/parent?tab=rewards&new=1',
      'Reward name',
      'Failed to create reward',
    ],
  ] as const;
  it.each(forms)('a new %s', async (what, submit, call, path, label, title) => {
    browser.allowFaults(FAULTY);
    const name = `The ${what}`;
    await desk.goto(path);
    const field = desk.getByRole('dialog').getByLabel(new RegExp(`^${label}`));
    await field.fill(name);
    if (what === 'kid') await tapPattern(desk, [4, 5, 6, 7]);
    const faults = [
      ['no response', NO_ANSWER],
      [PROXY_PAGE, NO_ANSWER],
      [INTERNAL, INTERNAL.body.message],
    ] as const;
    // How a form tells of each kind of failure is the same for all three.
    for (const [fault, text] of what === 'kid' ? faults : faults.slice(2)) {
      await failOnce(desk, call, fault);
      await expectToast(desk, [title, text], () => button(desk, submit).click());
      expect(await field.inputValue()).toBe(name);
    }
    if (what === 'kid') await desk.getByRole('dialog').getByText('4/4').waitFor();
    await button(desk, submit).click();
    await heading(name).waitFor();
  });

  it.each([
    ['chore', 'Chore name', 'Save chore', createChore],
    ['reward', 'Reward name', 'Save reward', createReward],
  ] as const)('a changed %s', async (what, label, submit, create) => {
    browser.allowFaults(FAULTY);
    const { id } = await create(family, { name: `Old ${what}` });
    const title = `Failed to update ${what}`;
    await desk.goto(`/parent?tab=${what}s`);
    await button(desk, `Edit Old ${what}`).click();
    const field = desk.getByRole('dialog').getByLabel(new RegExp(`^${label}`));
    await field.fill(`New ${what}`);
    await failOnce(desk, `PUT **/api/${what}s/*`);
    await expectToast(desk, [title, WRONG_PLACE], () => button(desk, submit).click());
    expect(await field.inputValue()).toBe(`New ${what}`);
    await button(desk, submit).click();
    await heading(`New ${what}`).waitFor();

    await button(desk, `Edit New ${what}`).click();
    await field.fill(`Newest ${what}`);
    expect((await family.parent.del(`/api/${what}s/${id}`)).status).toBe(204);
    const gone = [title, what === 'chore' ? 'Chore not found' : 'Reward not found'] as const;
    await expectToast(desk, gone, () => button(desk, submit).click());
    expect(await field.inputValue()).toBe(`Newest ${what}`);
    // What is gone leaves the list behind the form too.
    await desk.locator('h2', { hasText: `New ${what}` }).waitFor({ state: 'detached' });
  });
});

describe('a deletion that fails', () => {
  it.each([
    ['chore', createChore, 'Chore not found'],
    ['reward', createReward, 'Reward not found'],
  ] as const)('leaves the %s where it is, unless it is gone already', async (what, create, gone) => {
    browser.allowFaults(FAULTY);
    await create(family, { name: `Kept ${what}` });
    const { id } = await create(family, { name: `Lost ${what}` });
    const title = `Failed to delete ${what}`;
    await desk.goto(`/parent?tab=${what}s`);
    await button(desk, `Delete Kept ${what}`).click();
    const confirm = desk.getByRole('alertdialog').getByRole('button', { name: `Delete ${what}` });
    await failOnce(desk, `DELETE **/api/${what}s/*`);
    await expectToast(desk, [title, WRONG_PLACE], () => confirm.click());
    await confirm.click();
    await heading(`Kept ${what}`).waitFor({ state: 'detached' });

    await button(desk, `Delete Lost ${what}`).click();
    expect((await family.parent.del(`/api/${what}s/${id}`)).status).toBe(204);
    await expectToast(desk, [title, gone], () => confirm.click());
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await heading(`Lost ${what}`).waitFor({ state: 'detached' });
    expect(await button(desk, `New ${what}`).isEnabled()).toBe(true);
  });
});

/** Does `act` on another browser while the page's next request to `url` is on its way: open screens hear of it only then. */
const meanwhile = (url: string, act: () => Promise<void>) =>
  desk.route(
    url,
    async (route) => {
      await act();
      await route.fallback();
    },
    { times: 1 },
  );

describe('a review that fails', () => {
  /** No error: the screen shows the record as it is. */
  const ALREADY_REVIEWED = ['You have sent this back already', 'It no longer waits for you.'] as const;

  const card = (name: string) => desk.getByRole('article', { name: `${name}, Mia` });
  const approve = (name: string) =>
    card(name)
      .getByRole('button', { name: `Approve ${name} of Mia`, exact: true })
      .click();
  const lastId = async (path: string) => {
    const { body } = await family.parent.get(path);
    return (body as { id: string }[]).at(-1)?.id ?? '';
  };

  it('brings the chore back; the second of two reviews is told so and changes nothing', async () => {
    browser.allowFaults(FAULTY);
    const kid = await kidAgent(app, mia);
    for (const name of ['Sweep', 'Rake']) {
      const { id: choreId } = await createChore(family, { name, starReward: 20 });
      expect((await kid.post('/api/chore-submissions', { kidId: mia.id, choreId })).status).toBe(201);
    }
    const title = 'Failed to review submission';
    await desk.goto('/parent?tab=approvals');
    await failOnce(desk, 'PUT **/api/chore-submissions/*/review', INTERNAL);
    await expectToast(desk, [title, INTERNAL.body.message], () => approve('Sweep'));
    await approve('Sweep');
    await card('Sweep').waitFor({ state: 'detached' });

    const rake = await lastId('/api/chore-submissions/pending');
    await meanwhile('**/api/chore-submissions/*/review', async () => {
      const path = `/api/chore-submissions/${rake}/review`;
      expect((await family.parent.put(path, { status: 'rejected' })).status).toBe(200);
    });
    await expectToast(desk, ALREADY_REVIEWED, () => approve('Rake'));
    await card('Rake').waitFor({ state: 'detached' });
    const { body } = await family.parent.get(`/api/kids/${mia.id}`);
    expect(body).toMatchObject({ totalStars: 20 });
  });

  it('brings the request back; one for what is all gone is refused, and so is the second of two reviews', async () => {
    browser.allowFaults(FAULTY);
    const kid = await kidAgent(app, mia);
    const last = await createReward(family, { name: 'The last kite', starCost: 5, maxRedemptions: 1 });
    const movie = await createReward(family, { name: 'Movie night', starCost: 5 });
    const ben = await createKid(family, { name: 'Ben' });
    const ask = { kidId: mia.id, starsSpent: 5 };
    const first = await kid.post('/api/reward-redemptions', { ...ask, rewardId: last.id });
    const second = await kid.post('/api/reward-redemptions', { ...ask, rewardId: movie.id });
    expect([first.status, second.status]).toEqual([201, 201]);
    // Ben was quicker with the kite, for which he had no stars to begin with.
    const bens = await kidAgent(app, ben);
    const gift = await createChore(family, { name: 'Gift', starReward: 10 });
    await bens.post('/api/chore-submissions', { kidId: ben.id, choreId: gift.id });
    const done = await lastId('/api/chore-submissions/pending');
    await family.parent.put(`/api/chore-submissions/${done}/review`, { status: 'approved' });
    await bens.post('/api/reward-redemptions', { kidId: ben.id, rewardId: last.id, starsSpent: 5 });
    const bensKite = await lastId('/api/reward-redemptions/pending');
    const given = await family.parent.put(`/api/reward-redemptions/${bensKite}/review`, {
      status: 'approved',
    });
    expect(given.status).toBe(200);

    const title = 'Failed to review redemption';
    await desk.goto('/parent?tab=approvals');
    await card('The last kite').waitFor();
    await failOnce(desk, 'PUT **/api/reward-redemptions/*/review');
    await expectToast(desk, [title, WRONG_PLACE], () => approve('The last kite'));
    await expectToast(desk, [title, 'This reward is all gone.'], () => approve('The last kite'));
    const { id } = second.body as { id: string };
    await meanwhile('**/api/reward-redemptions/*/review', async () => {
      const path = `/api/reward-redemptions/${id}/review`;
      expect((await family.parent.put(path, { status: 'rejected' })).status).toBe(200);
    });
    await expectToast(desk, ALREADY_REVIEWED, () => approve('Movie night'));
    await card('Movie night').waitFor({ state: 'detached' });
    await card('The last kite').getByRole('button', { name: 'Reject' }).click();
    await card('The last kite').getByRole('button', { name: /^Send/ }).click();
    await card('The last kite').waitFor({ state: 'detached' });
  });
});

describe('a kid who was removed elsewhere', () => {
  it('cannot be written to: the words stay, and go to the others', async () => {
    const leo = await createKid(family, { name: 'Leo' });
    await desk.goto(`/parent?tab=messages&kid=${leo.id}`);
    const words = desk.getByLabel('Message', { exact: true });
    await words.fill('Sleep well');
    await meanwhile('**/api/messages', async () => {
      expect((await family.parent.del(`/api/kids/${leo.id}`)).status).toBe(204);
    });
    await button(desk, 'Send').click();
    await expectRefused(desk, ['Failed to send message', 'Not sent to Leo. Kid not found']);
    expect(await words.inputValue()).toBe('Sleep well');
    await desk.getByRole('radio', { name: 'Mia' }).click();
    await expectToast(desk, ['Message sent', 'To Mia'], () => button(desk, 'Send').click());
  });

  it('cannot be given new pictures; a network that was away only asks for another try', async () => {
    browser.allowFaults(FAULTY);
    const zoe = await createKid(family, { name: 'Zoe' });
    const title = 'Failed to update password';
    const change = desk
      .getByRole('listitem')
      .filter({ has: heading('Zoe') })
      .getByRole('button', { name: 'Change pictures' });
    await desk.goto('/parent?tab=kids');
    await change.click();
    await tapPattern(desk, [4, 5, 6, 7]);
    await failOnce(desk, `PUT **/api/kids/${zoe.id}/password`);
    const save = () => button(desk, 'Save pictures').click();
    await expectToast(desk, [title, 'Please try again.'], save);
    await desk.getByRole('dialog').getByText('4/4').waitFor();
    await expectToast(desk, ['Password updated', 'Show Zoe the new pictures.'], save);

    await change.click();
    await tapPattern(desk, [3, 2, 1, 0]);
    expect((await family.parent.del(`/api/kids/${zoe.id}`)).status).toBe(204);
    await expectToast(desk, [title, 'Kid not found'], save);
    await desk.getByRole('dialog').getByText('4/4').waitFor();
  });
});

it('the family’s calendar of rewards that does not load says so, and loads on another try', async () => {
  browser.allowFaults(FAULTY);
  const page = await desk.context().newPage();
  await holdNews(page);
  const restoreRoute = await failRoute(page, 'GET **/api/parents/*/reward-redemptions?*', INTERNAL);
  await page.goto('/parent?tab=reward-history');
  const fault = page.getByRole('alert').filter({ hasText: 'Failed to fetch reward redemptions' });
  await fault.waitFor();
  restoreRoute();
  await fault.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('grid').waitFor();
  expect(await fault.count()).toBe(0);
});

describe('a session that is over', () => {
  it.each(['/parent?tab=rewards', 'the nest'])(
    'sends whoever opens %s to log in, and back',
    async (place) => {
      const path = place === 'the nest' ? `/parent/kid/${mia.id}` : place;
      const page = await (await openDesk()).newPage();
      const waitForToast = await watchToasts(page);
      await page.goto(path);
      await waitForToast(...LOGGED_OUT);
      await page.waitForURL(`**/parent-auth?returnTo=${encodeURIComponent(path)}`);
      await logIn(page, family.user.username, family.password);
      await page.waitForURL(`**${path}`);
      expect(await page.getByText('Failed').count()).toBe(0);
    },
  );

  it('is noticed when something is saved, though a proxy says it in plain words', async () => {
    const context = await openDesk();
    const page = await signInAtDesk(context, family);
    const waitForToast = await watchToasts(page);
    await page.goto('/parent?tab=chores&new=1');
    const field = page.getByRole('dialog').getByLabel(/^Chore name/);
    await field.fill('Too late');
    // Not before the press: a poll may be the first to notice.
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
    await page.getByRole('heading', { name: 'In time' }).waitFor();
  });
});
