import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choreHistoryDay } from '@shared/contracts/history';
import { routineRun } from '@shared/contracts/routines';
import { choreSubmission } from '@shared/contracts/submissions';
import { addDays } from '@shared/rules/calendar';
import { purgeExpired } from '../audit/retention';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { everyDay, statesOf, STEPS, useRoutines } from '../../../tests/support/routines';
import { today } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

const { at, make, tabletOf, submit, submitted, review, complete, withdraw, undone, starsNow, ...routines } =
  useRoutines(server);
const { routine, path, run, mark, marked, finished, edit, runOf } = routines;

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
    expect(second?.current).toBe(chore.steps[1]?.id);
    const [first] = second?.steps ?? [];
    expect(first?.seconds).toBeGreaterThanOrEqual(90);
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
          { name: 'Get dressed', minutes: 5, state: 'done', seconds: first?.seconds },
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

  it('is not changed by a repeated request', async () => {
    const chore = await routine();
    const repeated = async (request: () => Promise<{ body: unknown }>) => {
      const { body } = await request();
      expect((await request()).body).toEqual(body);
    };
    await repeated(() => run(chore));
    await repeated(() => mark(chore, 0));
    await repeated(() => mark(chore, 0, { state: 'open' }));
    await repeated(() => run(chore, false));
  });

  it('pauses the kid’s other runs', async () => {
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
    const bens = await routine({ kidIds: [at.ben.id] });
    expectError(await tabletOf(at.mia).del(path(at.mia, bens)), 404, 'not_found', 'Chore not found');
  });

  it('goes back to a step that was done', async () => {
    const chore = await routine();
    await marked(chore, 0);
    const { run: back } = await marked(chore, 0, { state: 'open' });
    expect(back).toMatchObject({ current: chore.steps[0]?.id });
    expect(statesOf(back)).toEqual(['open', 'open', 'open']);
  });

  it('adds its record to “I did everything” and to an adult’s completion, and to nothing else', async () => {
    const [own, adult, plain] = [await routine(), await routine(), await routine()];
    await marked(own, 0);
    await marked(adult, 1);
    expect(statesOf((await submitted(at.mia, own)).routine)).toEqual(['done', 'open', 'open']);
    const completed = expectResponse(await complete(at.mia, adult), 201, choreSubmission);
    expect(statesOf(completed.routine)).toEqual(['open', 'done', 'open']);
    expect((await submitted(at.mia, plain)).routine).toBeNull();
    expect(await runOf(own)).toBeNull();
  });

  it('is rejected like a submission, and for chores without steps', async () => {
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
    expect((await tabletOf(at.mia).del(`${path(at.mia, chore)}?dueOn=`)).status).toBe(204);
    expect(await runOf(chore)).toBeNull();
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

describe('an edit of a running routine', () => {
  it('keeps the finished steps, and continues with the new list', async () => {
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

  it('ends the run if the steps are removed', async () => {
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
    const redoStepIds = [chore.steps[0]?.id, chore.steps[1]?.id, newId()];
    await review(id, { status: 'rejected', redoStepIds });
    expect(statesOf(await runOf(chore))).toEqual(['open', 'open', 'done']);
    await run(chore);
    await marked(chore, 0);
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

  it('that is sent back keeps the steps of the next time that day', async () => {
    const chore = await routine({ schedule: { kind: 'times', times: 2, per: 'day' } });
    const { id } = await finished(chore);
    await marked(chore, 0);
    await review(id, { status: 'rejected', redoStepIds: [chore.steps[0]?.id] });
    expect(statesOf(await runOf(chore))).toEqual(['done', 'open', 'open']);
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
