import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { analyticsEvent } from '@shared/contracts/analytics';
import { kid } from '@shared/contracts/kids';
import { message } from '@shared/contracts/messages';
import { familyPlan } from '@shared/contracts/plan';
import { generate, PASSWORD, PATTERN } from '../../bench/generate';
import { check } from '../../bench/generate-check';
import { signIn } from '../../bench/generate-sessions';
import { Agent } from '../support/agent';
import { expectResponse } from '../support/expect-response';
import { startServer } from '../support/server';

const UNTIL = new Date('2026-06-01T00:00:00Z');
const servers = await Promise.all([startServer(), startServer()]);
const [server] = servers;
const clients = servers.map(({ database }) => new pg.Client({ connectionString: database.url }));

async function fill({ deps }: (typeof servers)[number], index: number): Promise<Record<string, number>> {
  const client = clients[index];
  if (!client) throw new Error('no database');
  await client.connect();
  return generate(client, {
    families: 12,
    full: 1,
    chores: 30,
    seed: 7,
    until: UNTIL,
    passwordHash: await deps.secrets.hashPassword(PASSWORD),
    patternHash: await deps.secrets.hashPattern(PATTERN),
  });
}

let made: Record<string, number>;
beforeAll(async () => {
  [made = {}] = await Promise.all(servers.map(fill));
});
afterAll(async () => {
  for (const client of clients) await client.end();
  await Promise.all(servers.map((each) => each.close()));
});

async function rowsOf(client: pg.Client | undefined, query: string): Promise<Record<string, unknown>[]> {
  return (await client?.query<Record<string, unknown>>(query))?.rows ?? [];
}

describe('the data generator', () => {
  it('creates the requested number of families, one with three years of three chores a day', async () => {
    expect(made).toMatchObject({ families: 12, users: 12, memberships: 12, kids: 30, family_search: 12 });
    const [most] = await rowsOf(
      clients[0],
      'SELECT count(*)::int FROM chore_submissions GROUP BY kid_id ORDER BY 1 DESC',
    );
    expect(most).toEqual({ count: 1095 * 3 });
    expect(made.star_ledger).toBeGreaterThan(made.kids ?? 0);
  });

  it('creates the same data from the same seed', async () => {
    for (const query of [
      'SELECT id, name, total_stars, lifetime_stars FROM kids ORDER BY id',
      'SELECT id, kid_id, status, submitted_at FROM chore_submissions ORDER BY id',
      'SELECT id, amount, balance, created_at FROM star_ledger ORDER BY id',
    ]) {
      const [first, second] = await Promise.all(clients.map((client) => rowsOf(client, query)));
      expect(first?.length).toBeGreaterThan(0);
      expect(second).toEqual(first);
    }
  });

  it('creates families that can log in and read their data', async () => {
    const agent = new Agent(server.url);
    expectResponse(
      await agent.post('/api/login', { username: 'parent-1', password: PASSWORD }),
      200,
      z.unknown(),
    );
    const kids = expectResponse(await agent.get('/api/kids'), 200, z.array(kid.loose()));
    const [first] = kids;
    expect(first?.lifetimeStars).toBeGreaterThan(1000);
    const response = await new Agent(server.url).post(`/api/kids/${first?.id}/login`, { pattern: PATTERN });
    expect(response.status).toBe(200);
    expect(
      expectResponse(await agent.get(`/api/kids/${first?.id}/messages`), 200, z.array(message)),
    ).toHaveLength(200);
    const range = `startDate=2026-05-01T00:00:00Z&endDate=${UNTIL.toISOString()}`;
    const events = expectResponse(await agent.get(`/api/analytics?${range}`), 200, z.array(analyticsEvent));
    expect(events.length).toBeGreaterThan(60);
  });

  it('creates daily chores that were done on some days', async () => {
    const agent = new Agent(server.url);
    await agent.post('/api/login', { username: 'parent-1', password: PASSWORD });
    const response = await agent.get('/api/family/plan?from=2026-05-20&days=7');
    const { kids } = expectResponse(response, 200, familyPlan);
    const states = new Set(kids[0]?.cells.map(({ state }) => state));
    expect(states).toContain('done');
    expect(states).toContain('missed');
  });

  it('creates sessions without a login', async () => {
    const [parent] = await rowsOf(
      clients[0],
      `SELECT 'parent' AS type, user_id AS "userId", family_id AS "familyId", code AS "familyCode", m.role
       FROM memberships m JOIN users ON users.id = user_id JOIN families ON families.id = family_id
       WHERE username = 'parent-2'`,
    );
    const actor = z
      .object({
        type: z.literal('parent'),
        userId: z.string(),
        familyId: z.string(),
        familyCode: z.string(),
        role: z.literal('owner'),
      })
      .parse(parent);
    const client = clients[0];
    if (!client) throw new Error('no database');
    const [cookie = ''] = await signIn(client, 'a secret for tests only', [actor]);
    const response = await fetch(`${server.url}/api/user`, { headers: { Cookie: cookie } });
    expect(await response.json()).toMatchObject({ username: 'parent-2', familyCode: actor.familyCode });
  });
});

describe("the generator's check", () => {
  it.each([
    ["a kid's sums", `UPDATE kids SET lifetime_stars = lifetime_stars + 1, total_stars = total_stars + 1`],
    ["a kid's badges", `DELETE FROM kid_badges WHERE badge_id = 'star-starter'`],
    [
      'approved chore moved',
      `UPDATE chore_submissions SET stars_awarded = stars_awarded + 1 WHERE status = 'approved'`,
    ],
    ['a reward counts', `UPDATE rewards SET current_redemptions = current_redemptions + 1`],
    ['can be searched', `DELETE FROM family_search`],
    [
      'the key star_ledger_kid_fkey',
      `SET LOCAL session_replication_role = replica; DELETE FROM kids WHERE lifetime_stars < 500`,
    ],
  ])('fails if this rule is violated: %s', async (rule, damage) => {
    const client = clients[0];
    if (!client) throw new Error('no database');
    await client.query('BEGIN');
    try {
      await client.query(damage);
      await expect(check(client)).rejects.toThrow(rule);
    } finally {
      await client.query('ROLLBACK');
    }
    await expect(check(client)).resolves.toBeUndefined();
  });
});
