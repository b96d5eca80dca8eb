import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chore as choreRecord, type Chore } from '@shared/contracts/chores';
import { choreHistoryDay } from '@shared/contracts/history';
import { routineRun } from '@shared/contracts/routines';
import { choreSubmission } from '@shared/contracts/submissions';
import { addDays } from '@shared/rules/calendar';
import type { Schedule } from '@shared/rules/schedule';
import { purgeExpired } from '../audit/retention';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { type TestKid } from '../../../tests/support/families';
import { today, useScheduledFamily } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';

const server = await startServer();
afterAll(() => server.close());

const {
  at,
  make,
  tabletOf,
  submit,
  submitted,
  review,
  stateOf,
  complete,
  withdraw,
  undone,
  starsNow,
  agedBy,
} = useScheduledFamily(server);

const everyDay: Schedule = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };
const STEPS = [
  { name: 'Get dressed', minutes: 5 },
  { name: 'Brush your teeth', iconName: 'brush-teeth' },
  { name: 'Shoes' },
];
const answer = z.object({ run: routineRun.nullable(), submission: choreSubmission.nullable() });

const routine = (more: object = {}) => make({ schedule: everyDay, steps: STEPS, ...more });
const path = (kid: TestKid, { id }: Chore) => `/api/kids/${kid.id}/routines/${id}`;
const run = (chore: Chore, running = true, dueOn: string | null = today(), kid = at.mia) =>
  tabletOf(kid).put(path(kid, chore), { dueOn, running });
const mark = (chore: Chore, step: number | string, body: object = {}, kid = at.mia) => {
  const stepId = typeof step === 'string' ? step : (chore.steps[step]?.id ?? '');
  return tabletOf(kid).put(`${path(kid, chore)}/steps/${stepId}`, { dueOn: today(), state: 'done', ...body });
};
const marked = async (...of: Parameters<typeof mark>) => expectResponse(await mark(...of), 200, answer);
const finished = async (chore: Chore) => {
  for (const index of chore.steps.keys()) {
    const { submission } = await marked(chore, index);
    if (submission) return submission;
  }
  throw new Error('the routine was not submitted');
};
const edit = async ({ id }: Chore, body: object) =>
  expectResponse(await at.family.parent.put(`/api/chores/${id}`, body), 200, choreRecord);
const runOf = async (chore: Chore, kid = at.mia) => (await stateOf(kid, chore))?.run;
const statesOf = (of: { steps: { state: string }[] } | null | undefined) =>
  of?.steps.map(({ state }) => state);

describe('steps of a chore', () => {
  it('are kept with their ids, and can be renamed, added, removed and ordered', async () => {
    const made = await routine({ readyBy: '07:40' });
    const [first, second] = made.steps;
    expect(made).toMatchObject({ minutes: null, readyBy: '07:40' });
    expect(made.steps).toMatchObject([
      { name: 'Get dressed', iconName: null, minutes: 5 },
      { iconName: 'brush-teeth', minutes: null },
      { name: 'Shoes' },
    ]);
    const changed = await edit(made, {
      steps: [{ name: 'Breakfast' }, { ...second, name: 'Teeth' }, first],
      expected: { steps: made.steps },
    });
    expect(changed.steps.map(({ name }) => name)).toEqual(['Breakfast', 'Teeth', 'Get dressed']);
    expect(changed.steps.slice(1).map(({ id }) => id)).toEqual([second?.id, first?.id]);
    const old = await at.family.parent.put(`/api/chores/${made.id}`, {
      steps: [],
      expected: { steps: made.steps },
    });
    expectError(old, 409, 'changed_meanwhile');
  });

  it.each([
    ['a 13th', { steps: Array.from({ length: 13 }, () => ({ name: 'Step' })) }, 'steps'],
    [
      'more than four hours',
      { steps: Array.from({ length: 5 }, () => ({ name: 'Step', minutes: 49 })) },
      'steps',
    ],
    ['no name', { steps: [{ name: ' ' }] }, 'steps.0.name'],
    ['too many minutes', { steps: [{ name: 'Step', minutes: 61 }] }, 'steps.0.minutes'],
    ['an unknown icon', { steps: [{ name: 'Step', iconName: 'rocket' }] }, 'steps.0.iconName'],
    ['an unknown id', { steps: [{ id: '0190a1b2-0000-7000-8000-000000000000', name: 'Step' }] }, 'steps'],
    ['no time of day', { readyBy: '7:40' }, 'readyBy'],
    ['minutes above two hours', { minutes: 121 }, 'minutes'],
  ])('are refused with %s', async (_name, body, field) => {
    const response = await at.family.parent.post('/api/chores', { name: 'Morning', ...body });
    expectError(response, 400, 'validation');
    expect(Object.keys((response.body as { fields: object }).fields)).toContain(field);
  });
});

describe('a routine', () => {
  it('starts, moves, pauses and is submitted once with its times', async () => {
    const chore = await routine({ starReward: 5, needsApproval: false });
    const adults = await openSocket(at.family.parent);
    await adults.join('parent', at.family.user.id);
    const started = expectResponse(await run(chore), 200, routineRun);
    expect(started).toMatchObject({
      dueOn: today(),
      day: today(),
      current: chore.steps[0]?.id,
      pausedAt: null,
    });
    expect(await adults.next()).toMatchObject({
      type: 'routine_changed',
      kidId: at.mia.id,
      run: { choreId: chore.id },
    });
    await server.pool.query(
      `UPDATE routine_runs SET step_started_at = step_started_at - interval '90 seconds'`,
    );
    const { run: second } = await marked(chore, 0);
    expect(second).toMatchObject({
      current: chore.steps[1]?.id,
      steps: [{ state: 'done', seconds: 90 }, {}, {}],
    });
    expect(expectResponse(await run(chore, false), 200, routineRun).pausedAt).not.toBeNull();
    expect((await runOf(chore))?.pausedAt).not.toBeNull();
    expect(expectResponse(await run(chore), 200, routineRun).pausedAt).toBeNull();
    await marked(chore, 1, { state: 'skipped' });
    const last = await marked(chore, 2, { seconds: 9000 });
    expect(last.run).toBeNull();
    expect(last.submission).toMatchObject({
      status: 'approved',
      routine: {
        steps: [
          { name: 'Get dressed', minutes: 5, state: 'done', seconds: 90 },
          { state: 'skipped' },
          { state: 'done', seconds: 7200 },
        ],
      },
    });
    expect((await marked(chore, 2)).submission?.id).toBe(last.submission?.id);
    expect((await starsNow())[0]).toBe(5);
    expect(await runOf(chore)).toBeNull();
    expectError(await mark(chore, 0), 409, 'already_done');
    const [year, month] = today().split('-').map(Number);
    const history = await at.family.parent.get(
      `/api/kids/${at.mia.id}/chore-history?year=${year}&month=${month}`,
    );
    expect(expectResponse(history, 200, z.array(choreHistoryDay))[0]?.chores).toMatchObject([
      { routine: { done: 2, total: 3, seconds: last.submission?.routine?.seconds } },
    ]);
  });

  it('is submitted once by devices that mark the last step at the same time', async () => {
    const chore = await routine();
    await marked(chore, 0);
    await marked(chore, 1);
    const answers = await Promise.all([0, 1, 2, 3].map(() => marked(chore, 2)));
    expect(new Set(answers.map(({ submission }) => submission?.id)).size).toBe(1);
  });

  it('with minutes and no steps has one step with the chore’s id', async () => {
    const chore = await make({ schedule: everyDay, minutes: 20 });
    expect(expectResponse(await run(chore), 200, routineRun).steps).toEqual([
      { id: chore.id, state: 'open', seconds: null },
    ]);
    const { submission } = await marked(chore, chore.id);
    expect(submission?.routine?.steps).toMatchObject([{ name: chore.name, minutes: 20, state: 'done' }]);
  });

  it('pauses the kid’s others', async () => {
    const [first, second] = [await routine(), await routine()];
    await run(first);
    await run(second);
    expect((await runOf(first))?.pausedAt).not.toBeNull();
    expect((await runOf(second))?.pausedAt).toBeNull();
  });

  it('can be started over', async () => {
    const chore = await routine();
    await marked(chore, 0);
    const over = `${path(at.mia, chore)}?dueOn=${today()}`;
    expect((await tabletOf(at.mia).del(over)).status).toBe(204);
    expect((await tabletOf(at.mia).del(over)).status).toBe(204);
    expect(await runOf(chore)).toBeNull();
    expectError(await run(chore, false), 404, 'not_found');
  });

  it('goes back to a step that was done', async () => {
    const chore = await routine();
    await marked(chore, 0);
    const { run: back } = await marked(chore, 0, { state: 'open' });
    expect(back).toMatchObject({ current: chore.steps[0]?.id });
    expect(statesOf(back)).toEqual(['open', 'open', 'open']);
  });

  it('gives its record to “I did everything”, to an adult who records it, and to nothing else', async () => {
    const [own, adult, plain] = [await routine(), await routine(), await routine()];
    await marked(own, 0);
    await marked(adult, 1);
    expect(statesOf((await submitted(at.mia, own)).routine)).toEqual(['done', 'open', 'open']);
    const completed = expectResponse(await complete(at.mia, adult), 201, choreSubmission);
    expect(statesOf(completed.routine)).toEqual(['open', 'done', 'open']);
    expect((await submitted(at.mia, plain)).routine).toBeNull();
    expect(await runOf(own)).toBeNull();
  });

  it('is refused like a submission, and for chores without steps', async () => {
    const chore = await routine();
    expectError(await run(await make({ schedule: everyDay })), 409, 'no_steps');
    expectError(await run(chore, true, addDays(today(), -1)), 409, 'not_due');
    expectError(await run(await make({ steps: STEPS })), 409, 'not_due');
    expectError(await mark(chore, at.mia.id), 404, 'not_found');
    expectError(
      await tabletOf(at.ben).put(path(at.mia, chore), { dueOn: today(), running: true }),
      403,
      'forbidden',
    );
    expectError(
      await at.family.parent.put(path(at.mia, chore), { dueOn: today(), running: true }),
      403,
      'forbidden',
    );
    const bens = await routine({ kidIds: [at.ben.id] });
    expectError(await run(bens), 404, 'not_found');
    await marked(chore, 0);
    await at.family.parent.put(`/api/chores/${chore.id}`, { isActive: false });
    expectError(await mark(chore, 1), 409, 'inactive');
    await at.family.parent.put(`/api/chores/${chore.id}`, { isActive: true });
    await at.family.parent.put('/api/family', { pausedFrom: today() });
    expectError(await mark(chore, 1), 409, 'paused');
  });

  it('has a run each day if it can be done anytime', async () => {
    const chore = await make({ steps: STEPS });
    await marked(chore, 0, { dueOn: null });
    expect(statesOf(await runOf(chore))).toEqual(['done', 'open', 'open']);
    await server.pool.query(
      `UPDATE routine_runs SET day = day - 1, occurrence_key = 'on:' || (day - 1) WHERE chore_id = $1`,
      [chore.id],
    );
    expect(await runOf(chore)).toBeNull();
    const { run: fresh } = await marked(chore, 1, { dueOn: null });
    expect(statesOf(fresh)).toEqual(['open', 'done', 'open']);
  });

  it('is deleted when no one touched it for a week', async () => {
    const chore = await routine();
    await run(chore);
    await purgeExpired(server.deps);
    expect(await runOf(chore)).not.toBeNull();
    await server.pool.query(`UPDATE routine_runs SET updated_at = now() - interval '8 days'`);
    await purgeExpired(server.deps);
    expect(await runOf(chore)).toBeNull();
  });
});

describe('a routine after midnight', () => {
  const yesterday = () => addDays(today(), -1);

  async function startedYesterday(hour: number) {
    const chore = await routine();
    await agedBy(5, chore);
    await marked(chore, 0);
    // A zone whose clock shows that hour now, so that the family's day may differ from UTC's.
    const offset = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
    const zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
    await server.pool.query('UPDATE families SET timezone = $1 WHERE code = $2', [
      zone,
      at.family.user.familyCode,
    ]);
    const { rows } = await server.pool.query<{ day: string }>(
      `SELECT to_char(now() AT TIME ZONE $1 - interval '1 day', 'YYYY-MM-DD') AS day`,
      [zone],
    );
    const day = rows[0]?.day ?? '';
    await server.pool.query(
      `UPDATE routine_runs SET day = $2::date, due_on = $2::date, occurrence_key = $2::text WHERE chore_id = $1`,
      [chore.id, day],
    );
    return { chore, day };
  }

  it('can be finished until three, and counts for its day', async () => {
    const { chore, day } = await startedYesterday(1);
    expectError(await mark(chore, 1, { dueOn: day }), 409, 'not_due');
    await marked(chore, 1, { dueOn: day, on: day });
    const { submission } = await marked(chore, 2, { dueOn: day, on: day });
    expect(submission).toMatchObject({ dueOn: day, handedInOn: day });
    expect((await marked(chore, 2, { dueOn: day, on: day })).submission?.id).toBe(submission?.id);
  });

  it('takes only taps that were kept offline after three', async () => {
    const { chore, day } = await startedYesterday(4);
    expectError(await mark(chore, 1, { dueOn: day, on: day }), 409, 'not_due');
    await marked(chore, 1, { dueOn: day, on: day, seconds: 40 });
    expectError(await mark(chore, 1, { dueOn: day, on: addDays(day, -1) }), 400, 'validation');
  });

  it('is not started for yesterday', async () => {
    const chore = await routine();
    await agedBy(5, chore);
    expectError(await mark(chore, 0, { dueOn: yesterday(), on: yesterday(), seconds: 3 }), 409, 'not_due');
  });
});

describe('an edit of a running routine', () => {
  it('keeps what is done, and goes on with the steps as they are now', async () => {
    const chore = await routine();
    await marked(chore, 0);
    const [first, second, third] = chore.steps;
    const moved = await edit(chore, {
      steps: [third, { name: 'Breakfast' }, { ...second, name: 'Teeth' }, first],
    });
    const running = await runOf(chore);
    expect(running?.current).toBe(second?.id);
    expect(statesOf(running)).toEqual(['open', 'open', 'open', 'done']);
    await edit(chore, { steps: [moved.steps[1], first] });
    expect((await runOf(chore))?.current).toBe(moved.steps[1]?.id);
    await edit(chore, { steps: [first] });
    expect(await runOf(chore)).toMatchObject({ current: null, steps: [{ state: 'done' }] });
    expectResponse(await submit(at.mia, chore), 201, choreSubmission);
  });

  it('without steps ends the run', async () => {
    const chore = await routine();
    await marked(chore, 0);
    await edit(chore, { steps: [] });
    expect(await runOf(chore)).toBeNull();
    await edit(chore, { steps: chore.steps.map(({ name }) => ({ name })) });
    expect(await runOf(chore)).toBeNull();
  });
});

describe('a submitted routine', () => {
  it('opens again at its last step when the kid takes it back', async () => {
    const chore = await routine();
    const { id } = await finished(chore);
    expect((await withdraw(id)).status).toBe(204);
    const again = await runOf(chore);
    expect(statesOf(again)).toEqual(['done', 'done', 'open']);
    expect(again).toMatchObject({ current: chore.steps[2]?.id });
    expect((await marked(chore, 2)).submission?.id).not.toBe(id);
  });

  it('that is sent back opens with the steps to do again, until that is undone', async () => {
    const chore = await routine();
    const { id } = await finished(chore);
    const redoStepIds = [chore.steps[1]?.id, newUuid];
    await review(id, { status: 'rejected', redoStepIds });
    expect(statesOf(await runOf(chore))).toEqual(['done', 'open', 'done']);
    await undone(id);
    expect(await runOf(chore)).toBeNull();
    await review(id, { status: 'rejected' });
    expect(await runOf(chore)).toBeNull();
  });

  it('is done with the steps that were sent back, and keeps their times', async () => {
    const chore = await routine();
    const { id } = await finished(chore);
    await review(id, { status: 'rejected', redoStepIds: [chore.steps[0]?.id] });
    const { submission } = await marked(chore, 0, { seconds: 30 });
    expect(statesOf(submission?.routine)).toEqual(['done', 'done', 'done']);
  });

  it('keeps its record when an approval is undone', async () => {
    const chore = await routine();
    const { id } = await finished(chore);
    await review(id, { status: 'approved' });
    expect(statesOf((await undone(id)).routine)).toEqual(['done', 'done', 'done']);
    expect(await runOf(chore)).toBeNull();
    expect((await starsNow())[0]).toBe(0);
  });

  it.each([
    ['an approval', { status: 'approved', redoStepIds: [] }],
    ['only unknown steps', { status: 'rejected', redoStepIds: ['0190a1b2-0000-7000-8000-000000000000'] }],
  ])('can’t be sent back with %s', async (_name, body) => {
    const { id } = await finished(await routine());
    expectError(await at.family.parent.put(`/api/chore-submissions/${id}/review`, body), 400, 'validation');
  });
});

const newUuid = '0190a1b2-0000-7000-8000-000000000001';
