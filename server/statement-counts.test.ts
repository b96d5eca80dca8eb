import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '@shared/rules/calendar';
import { monthBefore } from '@shared/rules/tune-up';
import type { Agent } from '../tests/support/agent';
import { age } from '../tests/support/age';
import { choreInThePast } from '../tests/support/past';
import { daily, today, useScheduledFamily } from '../tests/support/scheduled-family';
import { startServer } from '../tests/support/server';

const server = await startServer();
afterAll(() => server.close());
const { at, make, tabletOf } = useScheduledFamily(server);

const query = vi.spyOn(pg.Client.prototype, 'query');

/** The statements of a read, except the look-up of the session: their names, or the text of one that is not prepared. */
async function statementsOf(agent: Agent, path: string): Promise<string[]> {
  // The first read looks up the session.
  await agent.get(path);
  query.mockClear();
  expect((await agent.get(path)).status).toBe(200);
  return query.mock.calls
    .map(([statement]) => statement as unknown as { name?: string; text: string })
    .map(({ name, text }) => name ?? text)
    .filter((name) => name !== 'find_session');
}

describe('a frequent read takes few statements, all prepared', () => {
  beforeEach(async () => {
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
  ];
  it.each(reads)('%s', async (_name, agent, path, statements) => {
    expect(await statementsOf(agent(), path())).toEqual(statements);
  });
});
