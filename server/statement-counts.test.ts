import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '@shared/rules/calendar';
import { monthBefore } from '@shared/rules/tune-up';
import type { Agent } from '../tests/support/agent';
import { age } from '../tests/support/age';
import { choreInThePast } from '../tests/support/past';
import { daily, today, useScheduledFamily } from '../tests/support/scheduled-family';
import { startServer } from '../tests/support/server';

const server = await startServer();
afterAll(() => server.close());
const { at, make, tabletOf, submitted, review } = useScheduledFamily(server);

const query = vi.spyOn(pg.Client.prototype, 'query');
afterEach(() => query.mockClear());

interface Statement {
  name: string;
  isPrepared: boolean;
}

/** Runs `work` and returns its statements, except the look-up of the session. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  query.mockClear();
  await work();
  return query.mock.calls
    .map(([statement]) => statement as unknown as string | { name?: string; text: string })
    .map((statement) => {
      const { name, text } = typeof statement === 'string' ? { text: statement } : statement;
      return { name: name ?? text, isPrepared: name !== undefined || /^(begin|commit)$/i.test(text) };
    })
    .filter(({ name }) => name !== 'find_session');
}

describe('the statements of a frequent request', () => {
  beforeEach(async () => {
    const { from } = monthBefore(today());
    const chore = await make({ schedule: daily });
    await age((text, values) => server.pool.query(text, values), 90, {
      chores: [chore.id],
      kids: [at.mia.id, at.ben.id],
    });
    for (let day = 0; day < 20; day += 2) await choreInThePast(server, at.mia, { at: addDays(from, day) });
  });

  const reads: [name: string, agent: () => Agent, path: () => string, most: number][] = [
    ['kids', () => at.family.parent, () => '/api/kids', 4],
    ['a kid', () => tabletOf(at.mia), () => `/api/kids/${at.mia.id}`, 4],
    ['Today', () => tabletOf(at.mia), () => `/api/kids/${at.mia.id}/chores`, 4],
    ['the plan', () => at.family.parent, () => `/api/family/plan?from=${today()}&days=7`, 4],
    ['the tune-up', () => at.family.parent, () => '/api/family/tune-up', 4],
  ];
  it.each(reads)('are few and prepared: %s', async (_name, agent, path, most) => {
    await agent().get(path());
    const statements = await statementsOf(async () => {
      expect((await agent().get(path())).status).toBe(200);
    });
    expect(statements.filter(({ isPrepared }) => !isPrepared)).toEqual([]);
    expect(statements.length).toBeLessThanOrEqual(most);
  });

  it('are few and prepared: an approval', async () => {
    const chore = await make({ starReward: 15 });
    const { id } = await submitted(at.ben, chore);
    const statements = await statementsOf(() => review(id, { status: 'approved' }));
    expect(statements.filter(({ isPrepared }) => !isPrepared)).toEqual([]);
    expect(statements.length).toBeLessThanOrEqual(5);
  });
});
