import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKeys, kids } from '@shared/tables/index';
import { parentKid } from '@shared/contracts/kids';
import { newInvite } from '@shared/contracts/members';
import { newId } from '../lib/ids';
import { fingerprint } from '../lib/secrets';
import type { Agent } from '../../tests/support/agent';
import { expectError, expectResponse } from '../../tests/support/expect-response';
import {
  createChore,
  createFamily,
  createKid,
  idOfFamily,
  type TestFamily,
  type TestKid,
} from '../../tests/support/families';
import { addMember, joinFamily } from '../../tests/support/members';
import { startServer } from '../../tests/support/server';

const server = await startServer({ rateLimitMultiplier: 1000 });
afterAll(() => server.close());

const turns = { schedule: { kind: 'days' as const, days: [0, 1, 2, 3, 4, 5, 6] }, sharing: 'turns' as const };

interface Household {
  family: TestFamily;
  mia: TestKid;
  chores: { id: string }[];
}
let home: Household;
let neighbors: Household;

async function settleIn(): Promise<Household> {
  const family = await createFamily(server);
  const mia = await createKid(family);
  await createKid(family, { name: 'Leo' });
  const chores = [
    await createChore(family),
    await createChore(family, turns),
    await createChore(family, turns),
  ];
  return { family, mia, chores };
}

beforeAll(async () => {
  home = await settleIn();
  neighbors = await settleIn();
});

const lengthOf = async (agent: Agent, path: string) => ((await agent.get(path)).body as unknown[]).length;

interface Write {
  send: (at: Household, agent: Agent, headers?: Record<string, string>) => ReturnType<Agent['post']>;
  other: Write['send'];
  done: (at: Household) => Promise<number>;
}
const posting = (path: string, body: object, other: object): Pick<Write, 'send' | 'other'> => ({
  send: (_at, agent, headers) => agent.post(path, body, headers),
  other: (_at, agent, headers) => agent.post(path, other, headers),
});
const counting =
  (path: string): Write['done'] =>
  ({ family }) =>
    lengthOf(family.parent, path);
const completing =
  (body: object): Write['send'] =>
  ({ mia, chores }, agent, headers) =>
    agent.post(`/api/kids/${mia.id}/completions`, { choreId: chores[0]?.id, ...body }, headers);
const passing =
  (which: number): Write['send'] =>
  ({ chores }, agent, headers) =>
    agent.post(`/api/chores/${chores[which]?.id}/pass-turn`, {}, headers);

const kid = { name: 'Ada', picturePattern: [1, 2, 3, 4] };
const writes: Record<string, Write> = {
  'POST /api/chores': {
    ...posting('/api/chores', { name: 'Feed the cat' }, { name: 'Feed the dog' }),
    done: counting('/api/chores'),
  },
  'POST /api/rewards': {
    ...posting('/api/rewards', { name: 'Zoo' }, { name: 'Cinema' }),
    done: counting('/api/rewards'),
  },
  'POST /api/kids': {
    ...posting('/api/kids', kid, { ...kid, picturePattern: [1, 2, 4, 3] }),
    done: counting('/api/kids'),
  },
  'POST /api/family/invites': {
    ...posting('/api/family/invites', { role: 'helper' }, { role: 'parent' }),
    done: counting('/api/family/invites'),
  },
  'POST /api/kids/:id/completions': {
    send: completing({}),
    other: completing({ starsAwarded: 2 }),
    done: ({ family, mia }) => lengthOf(family.parent, `/api/kids/${mia.id}/stars?limit=100`),
  },
  'POST /api/chores/:id/pass-turn': {
    send: passing(1),
    other: passing(2),
    done: async ({ chores }) => {
      const { rows } = await server.pool.query<{ times: number }>(
        `SELECT coalesce(sum(cardinality(turns_passed_at)), 0)::int AS times FROM chores WHERE id = ANY ($1)`,
        [chores.map(({ id }) => id)],
      );
      return rows[0]?.times ?? 0;
    },
  },
};

describe.each(Object.entries(writes))('%s, repeated', (_name, { send, other, done }) => {
  it('with its key writes once and returns the first response', async () => {
    const { parent } = home.family;
    const before = await done(home);
    const headers = { 'Idempotency-Key': newId() };
    const responses = await Promise.all([1, 2, 3, 4].map(() => send(home, parent, headers)));
    const last = await send(home, parent, headers);
    expect([200, 201]).toContain(last.status);
    for (const response of responses.filter(({ status }) => status === 409))
      expectError(response, 409, 'in_progress');
    const answered = responses.filter(({ status }) => status !== 409);
    expect(answered.map(({ status, body }) => [status, body])).toEqual(
      answered.map(() => [last.status, last.body]),
    );
    expect((await done(home)) - before).toBe(1);
    expectError(await other(home, parent, headers), 409, 'key_reused');
    expect((await done(home)) - before).toBe(1);
  });

  it('without a key writes twice', async () => {
    const before = await done(home);
    const [first, second] = [await send(home, home.family.parent), await send(home, home.family.parent)];
    expect([first.status, second.status].every((status) => status < 300)).toBe(true);
    expect((await done(home)) - before).toBe(2);
  });

  it('with the key of another parent or family writes separately', async () => {
    const headers = { 'Idempotency-Key': newId() };
    const [before, beforeThere] = [await done(home), await done(neighbors)];
    const { agent } = await addMember(home.family);
    const responses = [
      await send(home, home.family.parent, headers),
      await send(home, agent, headers),
      await send(neighbors, neighbors.family.parent, headers),
    ];
    expect(responses.every(({ status }) => status < 300)).toBe(true);
    expect([(await done(home)) - before, (await done(neighbors)) - beforeThere]).toEqual([2, 1]);
  });

  it('returns nothing to a former member of the family', async () => {
    const headers = { 'Idempotency-Key': newId() };
    const { agent, user } = await addMember(home.family);
    const made = await send(home, agent, headers);
    await joinFamily(neighbors.family, user.id);
    const left = await agent.del(`/api/family/members/${user.id}`);
    expect(left.status).toBe(204);
    const familyId = await idOfFamily(server, neighbors.family.user.familyCode);
    await agent.post('/api/user/family', { familyId });
    const again = await send(home, agent, headers);
    expect(again.body).not.toEqual(made.body);
  });
});

it("stores only the kid's id with the key, and nothing that reveals the pictures", async () => {
  const { family } = home;
  const [key, named] = [newId(), newId()];
  const body = { name: 'Zoe', avatarColor: '#FF6B6B', picturePattern: [3, 1, 4, 5] };
  const made = await family.parent.post('/api/kids', body, { 'Idempotency-Key': key });
  const { id } = expectResponse(made, 201, parentKid);
  const [row] = await server.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  expect(row).toMatchObject({ response: id, kidId: null });
  const [stored] = await server.db.select().from(kids).where(eq(kids.id, id));
  for (const secret of ['Zoe', '3,1,4,5', stored?.patternHash])
    expect(JSON.stringify(row)).not.toContain(secret);
  const guesses = [body, { name: body.name, avatarColor: body.avatarColor, pictures: body.picturePattern }];
  expect(guesses.map((guess) => fingerprint(JSON.stringify(guess)))).not.toContain(row?.requestHash);

  await family.parent.put(`/api/kids/${id}`, { name: 'Zoey' });
  const again = await family.parent.post('/api/kids', body, { 'Idempotency-Key': key });
  expect(expectResponse(again, 201, parentKid)).toMatchObject({ id, name: 'Zoey' });
  await family.parent.del(`/api/kids/${id}`);
  expectError(await family.parent.post('/api/kids', body, { 'Idempotency-Key': key }), 404, 'not_found');
  expect((await family.parent.post('/api/kids', body, { 'Idempotency-Key': named })).status).toBe(201);
});

it('stores no invitation link and returns no withdrawn one', async () => {
  const { parent } = home.family;
  const headers = { 'Idempotency-Key': newId() };
  const send = () => parent.post('/api/family/invites', { role: 'parent' }, headers);
  const { id, url } = expectResponse(await send(), 201, newInvite);
  expect(expectResponse(await send(), 201, newInvite).url).toBe(url);
  const [row] = await server.db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, headers['Idempotency-Key']));
  expect(row?.response).toBe(id);
  await parent.del(`/api/family/invites/${id}`);
  expectError(await send(), 404, 'not_found');
});
