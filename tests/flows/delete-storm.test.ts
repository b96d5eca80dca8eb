import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { choreSubmission } from '@shared/contracts/submissions';
import { eq } from 'drizzle-orm';
import { kids as kidsTable, chores as choresTable, users } from '@shared/tables/index';
import { newId } from '../../server/lib/ids';
import type { Agent, HttpResponse } from '../support/agent';
import { createAdmin } from '../support/families';
import { insertLedgerFamily, type LedgerFamily } from '../support/ledger-family';
import { signedIn } from '../support/sign-in';
import { startServer } from '../support/server';
import { strict } from '../support/strict';

/**
 * Every deletion succeeds, nothing is left behind, and no request gets a server error. DELETIONS=500 runs
 * longer.
 */
const DELETIONS = Number(process.env.DELETIONS ?? 15);
const AT_ONCE = 2;
const WRITES_BEFORE = 5;
const PASSWORD = 'six or more';
const DELETERS = ['admin', 'parent', 'kid'] as const;
type Deleter = (typeof DELETERS)[number];

const server = await startServer({ rateLimitMultiplier: 1_000_000 });
const statuses: Record<number, number> = {};
const refused: string[] = [];
let admin: Agent;
let passwordHash: string;

beforeAll(async () => {
  admin = await createAdmin(server);
  passwordHash = await server.deps.secrets.hashPassword(PASSWORD);
});
afterAll(() => server.close());

interface People {
  family: LedgerFamily;
  parent: Agent;
  kids: { id: string; agent: Agent }[];
}

async function gather(): Promise<People> {
  const family = await insertLedgerFamily(server.db);
  const { familyId, parent } = family;
  // Most writes should succeed.
  const more = Array.from({ length: 9 }, (_, index) => ({
    id: newId(),
    familyId,
    name: `Chore ${index}`,
    starReward: 5,
    category: 'general' as const,
    difficulty: 'easy' as const,
  }));
  await server.db.insert(choresTable).values(more);
  await server.db
    .update(kidsTable)
    .set({ totalStars: 10_000, lifetimeStars: 10_000 })
    .where(eq(kidsTable.familyId, familyId));
  family.chores.push(...more);
  await server.db.update(users).set({ passwordHash }).where(eq(users.id, parent.userId));
  return {
    family,
    parent: await signedIn(server, parent),
    kids: await Promise.all(
      family.kids.map(async (kid) => ({ id: kid.kidId, agent: await signedIn(server, kid) })),
    ),
  };
}

async function storm(
  { family, parent, kids }: People,
  ended: () => boolean,
  wrote: () => void,
): Promise<void> {
  const send = async (request: Promise<HttpResponse>): Promise<HttpResponse> => {
    const response = await request;
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (response.status === 201) wrote();
    return response;
  };
  const over = async (work: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !ended(); turn += 1) await work(turn);
  };
  const once = () => ({ 'Idempotency-Key': randomUUID() });
  const any = <T>(list: T[], turn: number): T => {
    const found = list[turn % list.length];
    if (found === undefined) throw new Error('an empty list');
    return found;
  };
  const submit = ({ id, agent }: People['kids'][number], turn: number) =>
    send(agent.post('/api/chore-submissions', { kidId: id, choreId: any(family.chores, turn).id }, once()));
  const ask = ({ id, agent }: People['kids'][number], turn: number) => {
    const { id: rewardId, starCost } = any(family.rewards, turn);
    return send(agent.post('/api/reward-redemptions', { kidId: id, rewardId, starsSpent: starCost }, once()));
  };
  const review = async (kind: 'chore-submissions' | 'reward-redemptions') => {
    const pending = await send(parent.get(`/api/${kind}/pending`));
    if (pending.status !== 200) return;
    const record = kind === 'chore-submissions' ? choreSubmission : rewardRedemption;
    const ids = strict(record.array())
      .parse(pending.body)
      .map(({ id }) => id);
    await Promise.all(ids.map((id) => send(parent.put(`/api/${kind}/${id}/review`, { status: 'approved' }))));
  };
  const edits = [
    (turn: number) => parent.put(`/api/kids/${any(kids, turn).id}`, { name: `Mia ${turn}` }),
    (turn: number) =>
      parent.put(`/api/chores/${any(family.chores, turn).id}`, { starReward: (turn % 9) + 1 }),
    (turn: number) => parent.put(`/api/rewards/${any(family.rewards, turn).id}`, { description: `${turn}` }),
    (turn: number) => parent.post('/api/messages', { toKidId: any(kids, turn).id, content: 'Well done!' }),
    (turn: number) => parent.put('/api/user', { email: `robin${turn}@example.org` }),
  ];
  await Promise.all([
    ...kids.flatMap((kid) => [over((turn) => submit(kid, turn)), over((turn) => ask(kid, turn))]),
    over(() => review('chore-submissions')),
    over(() => review('reward-redemptions')),
    over((turn) => send(any(edits, turn)(turn))),
  ]);
}

async function deleteInStorm(by: Deleter): Promise<string> {
  const people = await gather();
  const { family, parent, kids } = people;
  let done = false;
  let raging: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    let written = 0;
    raging = storm(
      people,
      () => done,
      () => {
        written += 1;
        if (written === WRITES_BEFORE) resolve();
      },
    );
    raging.catch(reject);
  });
  const kid = kids[0]?.id ?? '';
  const response = await (by === 'admin'
    ? admin.del(`/api/admin/families/${family.familyId}`)
    : by === 'parent'
      ? parent.del('/api/family', { password: PASSWORD })
      : parent.del(`/api/kids/${kid}`));
  if (response.status !== 204) refused.push(`${by}: ${response.status}`);
  done = true;
  await raging;
  return by === 'kid' ? kid : family.familyId;
}

async function leftBehind(column: 'family_id' | 'kid_id', ids: string[]): Promise<string[]> {
  const { rows: tables } = await server.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = $1`,
    [column],
  );
  expect(tables.length).toBeGreaterThan(8);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.pool.query(`SELECT FROM ${name} WHERE ${column} = ANY($1) LIMIT 1`, [ids]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it(
  'deletes a family or kid during concurrent writes and leaves nothing behind',
  { timeout: 30_000 + DELETIONS * 1000 },
  async () => {
    const families: string[] = [];
    const kids: string[] = [];
    let begun = 0;
    const worker = async () => {
      for (;;) {
        const by = DELETERS[begun % DELETERS.length];
        begun += 1;
        if (begun > DELETIONS || !by) return;
        (by === 'kid' ? kids : families).push(await deleteInStorm(by));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    process.stdout.write(
      `deletions refused: ${refused.length} of ${DELETIONS} ${JSON.stringify({ refused, statuses })}\n`,
    );

    const { rows } = await server.pool.query('SELECT FROM families WHERE id = ANY($1)', [families]);
    expect(refused).toEqual([]);
    expect(rows).toEqual([]);
    expect(await leftBehind('family_id', families)).toEqual([]);
    expect(await leftBehind('kid_id', kids)).toEqual([]);
    expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
    expect(statuses[201]).toBeGreaterThan(DELETIONS);
  },
);
