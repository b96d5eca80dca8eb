import { afterAll, describe, expect, it } from 'vitest';
import { routineRun } from '@shared/contracts/routines';
import { choreSubmission } from '@shared/contracts/submissions';
import { addDays } from '@shared/rules/calendar';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { statesOf, useRoutines } from '../../../tests/support/routines';
import { today } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const { at, agedBy, tabletOf, stateOf, routine, path, run, mark, marked } = useRoutines(server);

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

  it('continues after a pause, and is submitted unfinished, for its day', async () => {
    const { chore, day } = await startedYesterday(1);
    expect((await run(chore, false, day)).status).toBe(200);
    expectError(await run(chore, true, day), 409, 'not_due');
    const to = path(at.mia, chore);
    const running = { dueOn: day, running: true, on: day };
    expect(expectResponse(await tabletOf(at.mia).put(to, running), 200, routineRun)).toMatchObject({
      day,
      pausedAt: null,
    });
    const body = { kidId: at.mia.id, choreId: chore.id, on: day };
    const everything = await tabletOf(at.mia).post('/api/chore-submissions', body);
    const submission = expectResponse(everything, 201, choreSubmission);
    expect(submission).toMatchObject({ dueOn: day, handedInOn: day });
    expect(statesOf(submission.routine)).toEqual(['done', 'open', 'open']);
    expectError(await tabletOf(at.mia).post('/api/chore-submissions', body), 409, 'already_done');
    expect((await stateOf(at.mia, chore))?.state).toBe('due');
  });

  it('accepts only offline taps after three', async () => {
    const { chore, day } = await startedYesterday(4);
    expectError(await mark(chore, 1, { dueOn: day, on: day }), 409, 'not_due');
    const running = { dueOn: day, running: true, on: day };
    expectError(await tabletOf(at.mia).put(path(at.mia, chore), running), 409, 'not_due');
    await marked(chore, 1, { dueOn: day, on: day, seconds: 40 });
    expectError(await mark(chore, 1, { dueOn: day, on: addDays(day, -1) }), 400, 'validation');
  });

  it('is not started for yesterday', async () => {
    const chore = await routine();
    await agedBy(5, chore);
    expectError(await mark(chore, 0, { dueOn: yesterday(), on: yesterday(), seconds: 3 }), 409, 'not_due');
    const body = { kidId: at.mia.id, choreId: chore.id, on: yesterday() };
    expectError(await tabletOf(at.mia).post('/api/chore-submissions', body), 409, 'not_due');
    const early = { ...body, on: addDays(yesterday(), -1) };
    expectError(await tabletOf(at.mia).post('/api/chore-submissions', early), 400, 'validation');
  });
});
