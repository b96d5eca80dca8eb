import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { FRIENDS } from '@shared/constants';
import { Agent, type HttpResponse } from '../support/agent';
import { expectError } from '../support/expect-response';
import { createFamily, createKid, createReward, createChore, kidAgent } from '../support/families';
import { startServer, type TestServer } from '../support/server';
import { giveStars } from '../support/stars';
import { ELSEWHERE } from '../support/writes-elsewhere';
import { WRITES } from '../support/write-bodies';

const POLL = '/api/reward-redemptions/pending';

const STORIES = Number(process.env.STORIES ?? 4);

const here = await startServer({ rateLimitMultiplier: 10_000 });
const there = await startServer({ database: here.database, rateLimitMultiplier: 10_000 });
const processes = [here, there];
afterAll(async () => {
  await there.close();
  await here.close();
});

/** `who` and `which` select from the available records. */
const ACTIONS = {
  'POST /kids': ({ parent }) => parent.post('/api/kids', { name: 'Zoe', picturePattern: [0, 1, 2, 3] }),
  'PUT /kids/:id': ({ parent, kid, word }) => parent.put(`/api/kids/${kid}`, { name: word }),
  'PUT /kids/:id/pause': ({ parent, kid }) => parent.put(`/api/kids/${kid}/pause`, { from: null }),
  'POST /kids/:id/completions': ({ parent, kid, chore }) =>
    parent.post(`/api/kids/${kid}/completions`, { choreId: chore }),
  'POST /kids/:id/stars': ({ parent, kid, word, number }) =>
    parent.post(`/api/kids/${kid}/stars`, { amount: number % 3 === 0 ? -1 : number + 1, reason: word }),
  'PUT /kids/:id/goal': ({ parent, kid, reward }) =>
    parent.put(`/api/kids/${kid}/goal`, { rewardId: reward }),
  'PUT /kids/:id/friend': ({ parent, kid, number }) =>
    parent.put(`/api/kids/${kid}/friend`, { friend: FRIENDS[number % FRIENDS.length] }),
  'PUT /family': ({ parent, word }) => parent.put('/api/family', { name: word }),
  'DELETE /kids/:id': ({ parent, kid }) => parent.del(`/api/kids/${kid}`, {}),
  'POST /chores': ({ parent, word }) => parent.post('/api/chores', { name: word }),
  'PUT /chores/:id': ({ parent, chore, word }) => parent.put(`/api/chores/${chore}`, { name: word }),
  'DELETE /chores/:id': ({ parent, chore }) => parent.del(`/api/chores/${chore}`, {}),
  'POST /rewards': ({ parent, word }) => parent.post('/api/rewards', { name: word, starCost: 1 }),
  'PUT /rewards/:id': ({ parent, reward, word, number }) =>
    parent.put(`/api/rewards/${reward}`, {
      ...[{ name: word }, { description: word }, { starCost: number + 1 }, { maxRedemptions: number + 1 }][
        number % 4
      ],
    }),
  'DELETE /rewards/:id': ({ parent, reward }) => parent.del(`/api/rewards/${reward}`, {}),
  'POST /chore-submissions': ({ tablet, self, chore }) =>
    tablet.post('/api/chore-submissions', { kidId: self, choreId: chore }),
  'PUT /chore-submissions/:id/review': ({ parent, submission, number }) =>
    parent.put(`/api/chore-submissions/${submission}/review`, {
      status: number % 4 === 0 ? 'rejected' : 'approved',
      starsAwarded: number,
    }),
  'POST /reward-redemptions': ({ tablet, self, reward, cost }) =>
    tablet.post('/api/reward-redemptions', { kidId: self, rewardId: reward, starsSpent: cost }),
  'PUT /reward-redemptions/:id/review': ({ parent, redemption, number }) =>
    parent.put(`/api/reward-redemptions/${redemption}/review`, {
      status: number % 3 === 0 ? 'rejected' : 'approved',
    }),
  'DELETE /chore-submissions/:id': ({ tablet, submission }) =>
    tablet.del(`/api/chore-submissions/${submission}`),
  'POST /chore-submissions/:id/undo': ({ parent, submission }) =>
    parent.post(`/api/chore-submissions/${submission}/undo`),
  'DELETE /reward-redemptions/:id': ({ tablet, redemption }) =>
    tablet.del(`/api/reward-redemptions/${redemption}`),
  'POST /reward-redemptions/:id/undo': ({ parent, redemption }) =>
    parent.post(`/api/reward-redemptions/${redemption}/undo`),
  'PUT /reward-redemptions/:id/mark-shown': ({ tablet, redemption }) =>
    tablet.put(`/api/reward-redemptions/${redemption}/mark-shown`),
  'POST /messages': ({ parent, kid, word }) =>
    parent.post('/api/messages', { toKidId: kid, content: word, emoji: '🌟', messageType: 'general' }),
  'PUT /user': ({ parent, word }) => parent.put('/api/user', { firstName: word, familyName: word }),
} satisfies Record<string, (at: Moment) => Promise<HttpResponse>>;

type ActionName = keyof typeof ACTIONS;

/** Two browsers at one process, and ids of records that may be deleted. */
interface Moment {
  parent: Agent;
  tablet: Agent;
  self: string;
  kid: string;
  chore: string;
  reward: string;
  cost: number;
  submission: string;
  redemption: string;
  word: string;
  number: number;
}

interface Step {
  action: ActionName;
  at: number;
  who: number;
  which: number;
  number: number;
}

const often: ActionName[] = [
  'POST /reward-redemptions',
  'PUT /reward-redemptions/:id/review',
  'PUT /rewards/:id',
];
const small = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...(Object.keys(ACTIONS) as ActionName[]), ...often, ...often),
  at: fc.nat({ max: processes.length - 1 }),
  who: small,
  which: small,
  number: small,
});
const story = fc.array(step, { minLength: 15, maxLength: 30 });

interface Household {
  parent: Agent;
  tablets: { id: string; agent: Agent }[];
  kids: string[];
  chores: string[];
  rewards: string[];
  submissions: string[];
  redemptions: string[];
}

async function household(): Promise<Household> {
  const family = await createFamily(here);
  const kids = [await createKid(family), await createKid(family, { name: 'Ben' })];
  for (const { id } of kids) await giveStars(here, id, 60);
  const tablets: Household['tablets'] = [];
  for (const kid of kids) tablets.push({ id: kid.id, agent: await kidAgent(here, kid) });
  const rewards = [
    await createReward(family, { starCost: 5 }),
    await createReward(family, { starCost: 20, isMystery: true }),
    await createReward(family, { starCost: 1, maxRedemptions: 2 }),
  ];
  const chores = [await createChore(family), await createChore(family, { name: 'Water the plants' })];
  return {
    parent: family.parent,
    tablets,
    kids: kids.map(({ id }) => id),
    rewards: rewards.map(({ id }) => id),
    chores: chores.map(({ id }) => id),
    submissions: [],
    redemptions: [],
  };
}

const pick = <T>(items: T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
const NOTHING = '01900000-0000-7000-8000-0000000000ff';

async function run(home: Household, { action, at, who, which, number }: Step): Promise<boolean> {
  const server = pick(processes, at);
  const parent = server.agentOf(home.parent);
  const { id: self, agent } = pick(home.tablets, who);
  const reward = pick(home.rewards, which);
  const made: Partial<Record<ActionName, string[]>> = {
    'POST /chores': home.chores,
    'POST /rewards': home.rewards,
    'POST /chore-submissions': home.submissions,
    'POST /reward-redemptions': home.redemptions,
  };
  const response = await ACTIONS[action]({
    parent,
    tablet: server.agentOf(agent),
    self,
    kid: pick(home.kids, who + which),
    chore: pick(home.chores, which),
    reward,
    cost: action === 'POST /reward-redemptions' ? await priceOf(parent, reward) : 0,
    submission: pick([...home.submissions.slice(-3), NOTHING], which),
    redemption: pick([...home.redemptions.slice(-3), NOTHING], which),
    word: `Word ${number} of ${which}`,
    number,
  });
  expect(response.status).toBeLessThan(500);
  if (response.status === 201) made[action]?.push((response.body as { id: string }).id);
  return response.status < 300;
}

async function priceOf(parent: Agent, id: string): Promise<number> {
  const rewards = (await parent.get('/api/rewards')).body as { id: string; starCost: number }[];
  return rewards.find((reward) => reward.id === id)?.starCost ?? 1;
}

async function heardEverywhere(writer: TestServer): Promise<void> {
  const mark = `mark ${Math.random()}`;
  const heard = processes.map(
    ({ bus }) =>
      new Promise<void>((resolve) => {
        const stop = bus.subscribe('sessions', ({ ids }) => {
          if (!ids.includes(mark)) return;
          stop();
          resolve();
        });
      }),
  );
  writer.bus.publish({ type: 'sessions.ended', ids: [mark] });
  await Promise.all(heard);
}

function screenOf(agent: Agent) {
  let etag = '';
  let shown: unknown;

  async function poll(): Promise<boolean> {
    // The other request would update the server's cache.
    const { status, headers, body } = await agent.get(POLL, etag === '' ? {} : { 'If-None-Match': etag });
    expect([200, 304]).toContain(status);
    if (status === 200) shown = body;
    else expect(body).toBeNull();
    etag = headers.get('etag') ?? '';
    const whole = await agent.get(POLL);
    expect(whole.status).toBe(200);
    expect(shown).toEqual(whole.body);
    expect(whole.headers.get('etag')).toBe(etag);
    return status === 304;
  }
  return { poll };
}

describe('the poll of pending rewards', () => {
  it('is tested with every write of the app, or the write is listed as irrelevant', () => {
    expect([...Object.keys(ACTIONS), ...ELSEWHERE].toSorted()).toEqual(Object.keys(WRITES).toSorted());
  });

  it(
    'equals an unconditional request after any actions',
    { timeout: 60_000 + STORIES * 10_000 },
    async () => {
      const seen = { unchanged: 0, changed: 0, done: new Set<ActionName>() };
      await fc.assert(
        fc.asyncProperty(story, async (steps) => {
          const home = await household();
          const screens = processes.map((server) => screenOf(server.agentOf(home.parent)));
          for (const screen of screens) await screen.poll();
          for (const each of steps) {
            if (await run(home, each)) seen.done.add(each.action);
            // Others are once they receive the event.
            const own = await pick(screens, each.at).poll();
            await heardEverywhere(pick(processes, each.at));
            for (const screen of screens) await screen.poll();
            seen[own ? 'unchanged' : 'changed'] += 1;
          }
        }),
        { numRuns: STORIES },
      );
      // Both kinds of response must occur.
      expect(seen.unchanged).toBeGreaterThan(0);
      expect(seen.changed).toBeGreaterThan(0);
      expect(seen.done.size).toBeGreaterThan(2);
    },
  );

  it('is correct at a process that missed an event', async () => {
    const home = await household();
    const screen = screenOf(there.agentOf(home.parent));
    await screen.poll();
    expect(await screen.poll()).toBe(true);
    // Events are missed without a listener.
    await here.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
    );
    await expect.poll(() => there.bus.isConnected(), { interval: 5 }).toBe(false);
    await run(home, { action: 'POST /reward-redemptions', at: 0, who: 0, which: 0, number: 1 });
    expect(await screen.poll()).toBe(false);
    await run(home, { action: 'POST /reward-redemptions', at: 0, who: 1, which: 0, number: 1 });
    await expect.poll(() => there.bus.isConnected()).toBe(true);
    expect(await screen.poll()).toBe(false);
    expect(await screen.poll()).toBe(true);
  });

  it("is for the family's parents only, regardless of the ETag", async () => {
    const [home, others] = [await household(), await household()];
    const { headers } = await home.parent.get(POLL);
    const known = { 'If-None-Match': headers.get('etag') ?? '' };
    expect(headers.get('cache-control')).toBe('no-store');
    expectError(await new Agent(here.url).get(POLL, known), 401, 'unauthorized');
    expectError(await pick(home.tablets, 0).agent.get(POLL, known), 403, 'forbidden');
    await run(home, { action: 'POST /reward-redemptions', at: 0, who: 0, which: 0, number: 1 });
    const { body, headers: now } = await home.parent.get(POLL);
    expect(body).toHaveLength(1);
    const theirs = await others.parent.get(POLL, { 'If-None-Match': now.get('etag') ?? '' });
    expect(theirs).toMatchObject({ status: 200, body: [] });
    const unchanged = await home.parent.get(POLL, { 'If-None-Match': now.get('etag') ?? '' });
    expect(unchanged).toMatchObject({ status: 304, body: null });
    expect(unchanged.headers.get('cache-control')).toBe('no-store');
    await home.parent.post('/api/logout');
    expectError(await home.parent.get(POLL, { 'If-None-Match': now.get('etag') ?? '' }), 401, 'unauthorized');
  });
});
