import { afterAll, assert, expect, it } from 'vitest';
import { z } from 'zod';
import * as tables from '@shared/tables/index';
import { unique } from '../support/families';
import { Agent } from '../support/agent';
import { createFullFamily, type FullFamily } from '../support/full-family';
import { FORBIDDEN_FIELDS } from '../support/hostile';
import { startServer } from '../support/server';

/** Successful writes ignore fields that no body may set. */
const server = await startServer();
afterAll(() => server.close());

const REWARD = { name: 'Cinema', starCost: 20, tier: 'big', isMystery: false, isActive: true };
const CHORE = { name: 'Rake', starReward: 5, category: 'general', difficulty: 'easy', isActive: true };

type Write = {
  call: string;
  role: 'parent' | 'kid' | 'nobody';
  body: (full: FullFamily) => Record<string, unknown>;
};
const WRITES: Write[] = [
  {
    call: 'POST /register',
    role: 'nobody',
    body: () => ({ username: unique('p'), password: 'six or more', firstName: 'A' }),
  },
  { call: 'PUT /user', role: 'parent', body: () => ({ firstName: 'Alex' }) },
  { call: 'POST /kids', role: 'parent', body: () => ({ name: 'Zoe', picturePattern: [0, 1, 2, 3] }) },
  { call: 'PUT /kids/$kid', role: 'parent', body: () => ({ name: 'Zoe' }) },
  { call: 'POST /chores', role: 'parent', body: () => CHORE },
  { call: 'PUT /chores/$chore', role: 'parent', body: () => CHORE },
  { call: 'POST /rewards', role: 'parent', body: () => REWARD },
  { call: 'PUT /rewards/$reward', role: 'parent', body: () => REWARD },
  {
    call: 'POST /chore-submissions',
    role: 'kid',
    body: ({ ids }) => ({ kidId: ids.kid, choreId: ids.otherChore }),
  },
  { call: 'PUT /chore-submissions/$submission/review', role: 'parent', body: () => ({ status: 'approved' }) },
  {
    call: 'POST /reward-redemptions',
    role: 'kid',
    body: ({ ids }) => ({ kidId: ids.kid, rewardId: ids.reward, starsSpent: 20 }),
  },
  {
    call: 'PUT /reward-redemptions/$redemption/review',
    role: 'parent',
    body: () => ({ status: 'approved' }),
  },
  { call: 'PUT /reward-redemptions/$granted/mark-shown', role: 'kid', body: () => ({}) },
  { call: 'POST /messages', role: 'parent', body: ({ ids }) => ({ toKidId: ids.kid, content: 'Hello' }) },
  { call: 'PUT /messages/$message/read', role: 'kid', body: () => ({}) },
  { call: 'POST /kids/$kid/praise', role: 'parent', body: () => ({ picture: 'kind' }) },
  { call: 'POST /objects/upload', role: 'parent', body: () => ({}) },
  { call: 'POST /s3/multipart', role: 'parent', body: () => ({}) },
];

/** Fields of the login, and the stars of a review. */
const OWN = new Set(['username', 'password']);
const status = { starsAwarded: 4321, status: 'approved' };

it('ignores unexpected body fields', async () => {
  const full = await createFullFamily(server);
  const agents = { parent: full.family.parent, kid: full.kid, nobody: new Agent(server.url) };
  for (const { call, role, body } of WRITES) {
    const [method = '', route = ''] = call.split(' ');
    const path = `/api${route.replace(/\$(\w+)/, (_, name: keyof FullFamily['ids']) => full.ids[name])}`;
    const own = body(full);
    const extras = call.includes('review') ? FORBIDDEN_FIELDS : { ...FORBIDDEN_FIELDS, ...status };
    const sent = JSON.stringify({ ...extras, ...own });
    const response = await agents[role].send(method, path, sent);
    assert.isBelow(response.status, 300, `${call}: ${JSON.stringify(response.body)}`);
    expectNothingTaken(response.body, new Set(Object.keys(own)));
  }

  const [users, kids, rewards, submissions, redemptions, chores, messages] = await Promise.all([
    server.db.select().from(tables.users),
    server.db.select().from(tables.kids),
    server.db.select().from(tables.rewards),
    server.db.select().from(tables.choreSubmissions),
    server.db.select().from(tables.rewardRedemptions),
    server.db.select().from(tables.chores),
    server.db.select().from(tables.messages),
  ]);
  for (const row of [...users, ...kids, ...rewards, ...submissions, ...redemptions, ...chores, ...messages]) {
    expectNothingTaken(JSON.parse(JSON.stringify(row)), new Set());
  }
  expect(users.every(({ role }) => role === 'parent')).toBe(true);
  // The approved chore has 5, the two approved requests 10 each.
  expect(kids.map(({ totalStars }) => totalStars).toSorted((a, b) => a - b)).toEqual([0, 0, 485]);
  expect(submissions.filter((row) => row.status === 'pending')).toHaveLength(1);
  expect(redemptions.filter((row) => row.status === 'pending')).toHaveLength(1);
});

const record = z.record(z.string(), z.unknown());

function expectNothingTaken(value: unknown, own: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) expectNothingTaken(each, own);
  const fields = record.safeParse(value);
  if (!fields.success || Array.isArray(value)) return;
  for (const [name, held] of Object.entries(fields.data)) {
    // The value may be right by chance. The tables are checked instead.
    const hostile = own.has(name) || OWN.has(name) ? undefined : FORBIDDEN_FIELDS[name];
    if (hostile !== undefined && hostile !== true && held === hostile) throw new Error(`${name} was taken`);
    expectNothingTaken(held, own);
  }
}
