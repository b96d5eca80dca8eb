import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '@shared/rules/calendar';
import { monthBefore } from '@shared/rules/tune-up';
import type { Agent } from '../tests/support/agent';
import { age } from '../tests/support/age';
import { connectBoard } from '../tests/support/boards';
import { choreInThePast } from '../tests/support/past';
import { daily, today, useScheduledFamily } from '../tests/support/scheduled-family';
import { startServer } from '../tests/support/server';

const server = await startServer();
afterAll(() => server.close());
const { at, make, tabletOf } = useScheduledFamily(server);

const query = vi.spyOn(pg.Client.prototype, 'query');

/**
 * The statements' names, or the texts of unprepared ones. Without the session's lookup and the sending of
 * events, which may happen after the answer.
 */
async function statementsOf(send: () => Promise<{ status: number }>): Promise<string[]> {
  query.mockClear();
  expect((await send()).status).toBe(200);
  return query.mock.calls
    .map(([statement]) => statement as unknown as { name?: string; text: string })
    .map(({ name, text }) => name ?? text)
    .filter((name) => name !== 'find_session' && name !== 'publish-events');
}

describe('a frequent read takes few statements, all prepared', () => {
  let board: Agent;
  beforeEach(async () => {
    ({ agent: board } = await connectBoard(server, at.family));
    const { from } = monthBefore(today());
    const chore = await make({ schedule: daily });
    await age((text, values) => server.pool.query(text, values), 90, {
      chores: [chore.id],
      kids: [at.mia.id, at.ben.id],
    });
    for (let day = 0; day < 20; day += 2) await choreInThePast(server, at.mia, { at: addDays(from, day) });
  });

  const streaks = ['days_handed_in', 'chore_timelines', 'submissions_due_on_days'];
  const reads: [name: string, agent: () => Agent, path: () => string, statements: string[]][] = [
    ['kids', () => at.family.parent, () => '/api/kids', ['family_with_kids', ...streaks]],
    ['a kid', () => tabletOf(at.mia), () => `/api/kids/${at.mia.id}`, ['kid_with_family', ...streaks]],
    [
      'Today',
      () => tabletOf(at.mia),
      () => `/api/kids/${at.mia.id}/chores`,
      ['family_with_kids', 'chores_with_timelines', 'submitted'],
    ],
    [
      'the plan',
      () => at.family.parent,
      () => `/api/family/plan?from=${today()}&days=7`,
      ['family_with_kids', 'chores_with_timelines', 'planned_submissions'],
    ],
    [
      'the tune-up',
      () => at.family.parent,
      () => '/api/family/tune-up',
      ['family_with_kids', 'month_sums', 'chores_with_timelines', 'rewards_cheapest_first'],
    ],
    [
      'a family board',
      () => board,
      () => '/api/board',
      ['device_by_token', 'family_of_board', 'chores_with_timelines', 'submitted'],
    ],
  ];
  it.each(reads)('%s', async (_name, agent, path, statements) => {
    // The first request also counts for the limits of heavy reads.
    await agent().get(path());
    expect(await statementsOf(() => agent().get(path()))).toEqual(statements);
  });

  it('loads the overview like its parts together', async () => {
    const path = '/api/family/overview';
    await at.family.parent.get(path);
    expect((await statementsOf(() => at.family.parent.get(path))).length).toBeLessThanOrEqual(15);
  });

  it('loads a kid’s Today with everything on it', async () => {
    const path = `/api/kids/${at.mia.id}/today`;
    const tablet = tabletOf(at.mia);
    await tablet.get(path);
    expect((await statementsOf(() => tablet.get(path))).length).toBeLessThanOrEqual(30);
  });
});

it('changes many chores with as many statements as one', async () => {
  const chores = [await make({}), await make({}), await make({}), await make({}), await make({})];
  const change = (some: typeof chores) =>
    statementsOf(() =>
      at.family.parent.put('/api/chores', { chores: some.map(({ id }) => ({ id, schedule: daily })) }),
    );
  await change(chores.slice(0, 1));
  const one = await change(chores.slice(1, 2));
  expect(await change(chores.slice(2))).toHaveLength(one.length);
});
