import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Chore, ChoreBody } from '@shared/contracts/chores';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { DAY_MS } from '@shared/constants';
import { age } from '../support/age';
import { useBrowser } from '../support/browser';
import { useApp } from '../support/browser-app';
import { createChore, createFamily, createKid, kidAgent, type TestKid } from '../support/families';
import { leaveFinish, logInAtTablet } from '../support/kid-at-tablet';
import { signInAtDesk } from '../support/parent-at-desk';
import { button, expectNoSidewaysScroll, expectToast, focused } from '../support/screen';

const app = useApp();
const browser = useBrowser();

const TABLET = { width: 1024, height: 768 };
const UPRIGHT = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };
const DAILY: ChoreBody['schedule'] = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };
const FAR = '2999-12-31';

const open = (size = TABLET) => browser.openContext({ ...size, url: app.url });
const home = async () => {
  const family = await createFamily(app, { timezone: 'UTC' });
  const mia = await createKid(family, { name: 'Mia' });
  const ava = await createKid(family, { name: 'Ava' });
  return { family, mia, ava };
};
type Home = Awaited<ReturnType<typeof home>>;

const submit = async (kid: TestKid, { id }: Chore) => {
  const agent = await kidAgent(app, kid);
  const response = await agent.post('/api/chore-submissions', { kidId: kid.id, choreId: id });
  expect(response.status).toBe(201);
  return response.body as ChoreSubmission;
};
const review = async ({ family }: Home, { id }: ChoreSubmission, body: object) => {
  expect((await family.parent.put(`/api/chore-submissions/${id}/review`, body)).status).toBe(200);
};
const daily = ({ family }: Home, name: string, more: Partial<ChoreBody> = {}) =>
  createChore(family, { name, schedule: DAILY, ...more });

const shown = (page: Page, name: string, state: string, section = 'now') =>
  page.locator(`[data-list="${section}"] > li[data-state="${state}"]`, { hasText: name });
const expectNest = async (page: Page, tally: string) => {
  await expect.poll(() => page.locator('[data-nest]').getAttribute('data-nest')).toBe(tally);
};
const expectSeen = async (...chore: Parameters<typeof shown>) => {
  await expect.poll(() => shown(...chore).count()).toBe(1);
  await shown(...chore).waitFor();
};

async function look(page: Page): Promise<void> {
  for (const size of [TABLET, UPRIGHT, PHONE]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(TABLET);
}

describe('a chore on Today', () => {
  it('is shown in each of its states, as tiles of one height', async () => {
    const at = await home();
    const { mia, ava } = at;
    await daily(at, 'Set the table');
    const back = await daily(at, 'Wash the dishes');
    await review(at, await submit(mia, back), { status: 'rejected', parentNotes: 'The big pan too, please' });
    await submit(mia, await daily(at, 'Vacuum the hall'));
    const done = await submit(mia, await daily(at, 'Make your bed'));
    await review(at, done, { status: 'approved', parentNotes: 'So neat!' });
    const again = await createChore(at.family, { name: 'Read a book' });
    await review(at, await submit(mia, again), { status: 'approved' });
    await submit(ava, await daily(at, 'Take out trash', { sharing: 'first' }));
    await daily(at, 'Wash the car', { sharing: 'turns', kidIds: [mia.id, ava.id] });
    const turn = await kidAgent(app, mia);
    const mine = (await turn.get(`/api/kids/${mia.id}/chores`)).body as { chore: Chore; state: string }[];
    const car = mine.find(({ chore }) => chore.name === 'Wash the car');
    if (car?.state === 'due') await at.family.parent.post(`/api/chores/${car.chore.id}/pass-turn`, {});
    await createChore(at.family, { name: 'Pull weeds', isActive: false });
    await createChore(at.family, { name: 'Hang up clothes', schedule: { kind: 'once', on: FAR } });
    await submit(
      mia,
      await createChore(at.family, {
        name: 'Brush teeth',
        schedule: { kind: 'times', times: 2, per: 'day' },
      }),
    );
    const late = await createChore(at.family, { name: 'Tidy the toys', schedule: { kind: 'once', on: FAR } });
    await age((text, values) => app.query(text, values), 9, { chores: [late.id], kids: [mia.id] });
    const dueBefore = `jsonb_build_object('kind', 'once', 'on', current_date - 2)`;
    await app.query(`UPDATE chore_revisions SET schedule = ${dueBefore} WHERE chore_id = $1`, [late.id]);

    await createChore(at.family, { name: 'Water plants' });

    const page = await logInAtTablet(await open(), mia);
    const later = button(page, 'Later');
    expect(await later.getAttribute('aria-expanded')).toBe('false');
    await later.click();
    for (const [name, state, section] of [
      ['Tidy the toys', 'late', 'now'],
      ['Wash the dishes', 'sent-back', 'now'],
      ['Set the table', 'due', 'now'],
      ['Brush teeth', 'due', 'now'],
      ['Water plants', 'due', 'more'],
      ['Wash the car', 'not-your-turn', 'later'],
      ['Hang up clothes', 'later', 'later'],
      ['Pull weeds', 'resting', 'later'],
      ['Brush teeth', 'waiting', 'done'],
      ['Vacuum the hall', 'waiting', 'done'],
      ['Make your bed', 'done', 'done'],
      ['Take out trash', 'taken', 'done'],
    ] as const) {
      await expectSeen(page, name, state, section);
    }
    await expectSeen(page, 'Read a book', 'again', 'done');
    await page.getByText('Ava’s turn').waitFor();
    await page.getByText('Ava did it').waitFor();
    await page.getByText('1 of 2 done').waitFor();
    // Brush teeth has two places. Chores without a day, of another kid, paused and later ones have no place.
    await expectNest(page, '3/7');
    const heights = await page
      .locator('[data-list="now"] > li')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().height));
    expect([...new Set(heights)]).toEqual([268]);
    await look(page);
    await button(page, 'Well done!: So neat!').click();
    await page.getByRole('dialog', { name: 'Well done!' }).getByText('So neat!').waitFor();
  });

  it('stays where it was pressed, then moves to Done with the focus, and fills the nest', async () => {
    const at = await home();
    await daily(at, 'Set the table');
    const page = await logInAtTablet(await open(), at.mia);
    await expectNest(page, '0/1');
    await button(page, 'Do It! Set the table').focus();
    await page.keyboard.press('Enter');
    await leaveFinish(page);
    await expectNest(page, '1/1');
    await expectSeen(page, 'Set the table', 'waiting', 'done');
    expect(await focused(page)).toContain('Set the table');
    await page.getByRole('region', { name: 'All done, Mia!' }).waitFor();
    await look(page);
  });

  it('of a later part of the day comes first when nothing is left for now, and can be done early', async () => {
    const at = await home();
    await daily(at, 'Brush teeth', { partOfDay: 'evening' });
    const context = await open();
    // Parts of the day only sort chores.
    await context.clock.install({ time: new Date(new Date().setUTCHours(8, 0, 0, 0)) });
    const tablet = await logInAtTablet(context, at.mia);
    await expectSeen(tablet, 'Brush teeth', 'due', 'later');
    await button(tablet, 'Do It! Brush teeth').click();
    await shown(tablet, 'Brush teeth', 'waiting', 'later')
      .or(shown(tablet, 'Brush teeth', 'waiting', 'done'))
      .waitFor();
  });
});

describe('a pending chore', () => {
  it('is withdrawn after a confirmation, and leaves the parents’ list', async () => {
    const at = await home();
    await submit(at.mia, await daily(at, 'Set the table'));
    const desk = await signInAtDesk(await open({ width: 1440, height: 900 }), at.family);
    await desk.goto('/parent?tab=approvals');
    const card = desk.getByRole('article', { name: 'Set the table, Mia' });
    await card.waitFor();
    const page = await logInAtTablet(await open(), at.mia);
    const undo = button(page, 'Take it back: Set the table');
    const box = await undo.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56);
    await undo.click();
    const question = page.getByRole('dialog', { name: 'Take it back?' });
    await question.getByRole('button', { name: 'Leave it' }).waitFor();
    await expectToast(page, ['You took it back', 'Set the table'], () =>
      question.getByRole('button', { name: 'Take it back', exact: true }).click(),
    );
    await card.waitFor({ state: 'detached' });
    await expectSeen(page, 'Set the table', 'due');
    await expectNest(page, '0/1');
  });
});

describe('kids who share a chore', () => {
  it('see immediately who was first, and the other kid gets a message', async () => {
    const at = await home();
    const trash = await daily(at, 'Take out trash', { sharing: 'first' });
    const [one, other] = [
      await logInAtTablet(await open(), at.mia),
      await logInAtTablet(await open(), at.ava),
    ];
    await expectSeen(other, 'Take out trash', 'due');
    await button(one, 'Do It! Take out trash').click();
    await leaveFinish(one);
    await expectSeen(other, 'Take out trash', 'taken', 'done');
    await other.getByText('Mia did it').waitFor();
    await button(one, 'Take it back: Take out trash').click();
    await one.getByRole('dialog').getByRole('button', { name: 'Take it back', exact: true }).click();
    await expectSeen(other, 'Take out trash', 'due');
    browser.allowFaults(/409/);
    // The other tablet's request is already being sent.
    await other.route('**/api/chore-submissions', async (route) => {
      await submit(at.mia, trash);
      await route.continue();
    });
    await expectToast(other, ['Mia did it first!', 'Pick another egg.'], () =>
      button(other, 'Do It! Take out trash').click(),
    );
    await expectSeen(other, 'Take out trash', 'taken', 'done');
  });

  it('see immediately that the turn was passed on', async () => {
    const at = await home();
    const car = await daily(at, 'Wash the car', { sharing: 'turns', kidIds: [at.mia.id, at.ava.id] });
    const [one, other] = [
      await logInAtTablet(await open(), at.mia),
      await logInAtTablet(await open(), at.ava),
    ];
    const mine = (await (await kidAgent(app, at.mia)).get(`/api/kids/${at.mia.id}/chores`)).body as {
      state: string;
    }[];
    const [has, gets] = mine[0]?.state === 'due' ? [one, other] : [other, one];
    await expectSeen(has, 'Wash the car', 'due');
    await expectSeen(gets, 'Wash the car', 'not-your-turn', 'later');
    expect((await at.family.parent.post(`/api/chores/${car.id}/pass-turn`, {})).status).toBe(200);
    await expectSeen(has, 'Wash the car', 'not-your-turn', 'later');
    await button(gets, 'Do It! Wash the car').waitFor();
  });
});

describe('a day', () => {
  it('that starts at midnight in the family’s time zone brings a daily chore back', async () => {
    const at = await home();
    const page = await logInAtTablet(await open(), at.mia);
    await page.clock.install();
    const table = await daily(at, 'Set the table');
    await daily(at, 'Feed the cat');
    await page.reload();
    await button(page, 'Do It! Set the table').click();
    await expectNest(page, '1/2');
    await app.query(
      `UPDATE chore_submissions SET handed_in_on = handed_in_on - 1, due_on = due_on - 1,
         occurrence_key = to_char(due_on - 1, 'YYYY-MM-DD'),
         occurrence_place = replace(occurrence_place, occurrence_key, to_char(due_on - 1, 'YYYY-MM-DD'))
       WHERE chore_id = $1`,
      [table.id],
    );
    // The kid's session ends after a day.
    await page.clock.setSystemTime(Math.ceil(Date.now() / DAY_MS) * DAY_MS);
    await page.clock.fastForward(61_000);
    await expectNest(page, '0/2');
    await expectSeen(page, 'Set the table', 'due');
  });

  it('shows six of forty chores, and the others after a press', async () => {
    const at = await home();
    const names = ['Unbreakable'.repeat(5), 'اغسل الأطباق من فضلك يا صديقي العزيز اليوم'];
    for (let index = 0; index < 40; index += 1) {
      await daily(at, `${names[index % names.length]} ${index}`, { starReward: 1 + (index % 5) });
    }
    const page = await logInAtTablet(await open(), at.mia);
    const tiles = page.locator('[data-list="now"] > li');
    await button(page, '34 more').waitFor();
    expect(await tiles.count()).toBe(6);
    await expectNest(page, '0/40');
    await look(page);
    await button(page, '34 more').click();
    await expect.poll(() => tiles.count()).toBe(40);
  });

  it('can be used by keyboard alone: the chores, the nest and the finished chores', async () => {
    const at = await home();
    await submit(at.mia, await daily(at, 'Make your bed'));
    await daily(at, 'Set the table');
    const page = await logInAtTablet(await open(), at.mia);
    await expectNest(page, '1/2');
    await page.getByRole('button', { name: 'My nest: 1 egg, 1 to go' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Done');
  });
});
