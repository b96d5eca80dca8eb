import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parentKid } from '@shared/contracts/kids';
import { approvedRedemption, rewardRedemption } from '@shared/contracts/redemptions';
import type { RewardBody } from '@shared/contracts/rewards';
import { reward as rewardRecord } from '@shared/contracts/rewards';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createFamily,
  createKid,
  createReward,
  kidAgent,
} from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { giveStars } from '../../../tests/support/stars';

const server = await startServer();
afterAll(() => server.close());

const anyone = () => new Agent(server.url);

async function scene(starsOfKid = 50, body: Partial<RewardBody> = {}) {
  const family = await createFamily(server);
  const kid = await createKid(family);
  if (starsOfKid > 0) await giveStars(server, kid.id, starsOfKid);
  const reward = await createReward(family, { name: 'Movie night', starCost: 30, ...body });
  return { family, parent: family.parent, kid, reward, tablet: await kidAgent(server, kid) };
}

type Scene = Awaited<ReturnType<typeof scene>>;

const ask = ({ tablet, kid, reward }: Scene, change: object = {}, headers?: Record<string, string>) =>
  tablet.post(
    '/api/reward-redemptions',
    { kidId: kid.id, rewardId: reward.id, starsSpent: reward.starCost, ...change },
    headers,
  );
const asked = async (at: Scene) => expectResponse(await ask(at), 201, rewardRedemption);
const review = (agent: Agent, id: string, body: object = { status: 'approved' }) =>
  agent.put(`/api/reward-redemptions/${id}/review`, body);
const pending = async ({ parent }: Scene) =>
  expectResponse(await parent.get('/api/reward-redemptions/pending'), 200, z.array(rewardRedemption));
const feed = async ({ tablet, kid }: Pick<Scene, 'tablet' | 'kid'>) =>
  expectResponse(await tablet.get(`/api/kids/${kid.id}/approved-rewards`), 200, z.array(approvedRedemption));
const stars = async ({ parent, kid }: Scene) => {
  const { totalStars, lifetimeStars, currentLevel } = expectResponse(
    await parent.get(`/api/kids/${kid.id}`),
    200,
    parentKid,
  );
  return { totalStars, lifetimeStars, currentLevel };
};

describe('POST /api/reward-redemptions', () => {
  it('creates a pending request without taking stars', async () => {
    const at = await scene();
    const made = expectResponse(await ask(at, { notes: 'Please!' }), 201, rewardRedemption);
    expect(made).toMatchObject({
      kidId: at.kid.id,
      rewardId: at.reward.id,
      starsSpent: 30,
      requestNotes: 'Please!',
      status: 'pending',
      reviewedAt: null,
      reward: { name: 'Movie night' },
      kid: { totalStars: 50 },
    });
    expect(await pending(at)).toEqual([made]);
    const capitals = { kidId: at.kid.id.toUpperCase(), rewardId: at.reward.id.toUpperCase() };
    expectResponse(await ask(at, capitals), 201, rewardRedemption);
    expect((await stars(at)).totalStars).toBe(50);
  });

  it('rejects rewards that are too expensive, inactive, sold out or repriced', async () => {
    expectError(await ask(await scene(29)), 409, 'not_enough_stars');
    expectError(await ask(await scene(50, { isActive: false })), 409, 'inactive');
    const at = await scene();
    const body = expectError(await ask(at, { starsSpent: 1 }), 409, 'price_changed');
    expect(body.message).toContain('30');
    expectError(await ask(await scene(50, { maxRedemptions: 1 }).then(soldOut)), 409, 'sold_out');
    expect(await pending(at)).toEqual([]);
  });

  async function soldOut(at: Scene): Promise<Scene> {
    expectResponse(await review(at.parent, (await asked(at)).id), 200, rewardRedemption);
    await giveStars(server, at.kid.id, 100);
    return at;
  }

  it("rejects a sibling's id and another family's or a deleted reward", async () => {
    const at = await scene();
    const sibling = await createKid(at.family, { name: 'Leo' });
    expectError(await ask(at, { kidId: sibling.id }), 403, 'forbidden');
    expectError(await ask(at, { rewardId: (await scene()).reward.id }), 404, 'not_found');
    expectError(await ask(at, { rewardId: 'nothing' }), 404, 'not_found');
    await at.parent.del(`/api/rewards/${at.reward.id}`);
    expectError(await ask(at), 404, 'not_found');
  });

  it.each([
    ['kidId', { kidId: undefined }, 'kidId is required'],
    ['rewardId', { rewardId: undefined }, 'rewardId is required'],
    ['starsSpent', { starsSpent: undefined }, 'Please enter a whole number'],
    ['starsSpent', { starsSpent: '30' }, 'Please enter a whole number'],
    ['starsSpent', { starsSpent: -30 }, 'Must cost at least 1 star'],
    ['notes', { notes: 'n'.repeat(501) }, 'Please use 500 characters or fewer'],
  ])('rejects a bad %s', async (field, change, message) => {
    expectFieldError(await ask(await scene(), change), field, message);
  });

  it('returns the first response again for the same Idempotency-Key', async () => {
    const at = await scene();
    const headers = { 'Idempotency-Key': 'one tap' };
    const first = expectResponse(await ask(at, {}, headers), 201, rewardRedemption);
    expect(expectResponse(await ask(at, {}, headers), 201, rewardRedemption)).toEqual(first);
    expect(await pending(at)).toHaveLength(1);
    expectError(await ask(at, {}, { 'Idempotency-Key': 'k'.repeat(201) }), 400, 'validation');
  });

  it('is for kids only', async () => {
    const at = await scene();
    const body = { kidId: at.kid.id, rewardId: at.reward.id, starsSpent: 30 };
    expectError(await anyone().post('/api/reward-redemptions', body), 401, 'unauthorized');
    expectError(await at.parent.post('/api/reward-redemptions', body), 403);
    expectError(await (await createAdmin(server)).post('/api/reward-redemptions', body), 403);
  });
});

describe('PUT /api/reward-redemptions/:id/review', () => {
  it('approves: takes the stars, keeps the level and reduces the stock', async () => {
    const at = await scene(50, { maxRedemptions: 3 });
    const made = await asked(at);
    const reviewed = expectResponse(
      await review(at.parent, made.id, { status: 'approved', parentNotes: 'Enjoy' }),
      200,
      rewardRedemption,
    );
    expect(reviewed).toMatchObject({
      status: 'approved',
      parentNotes: 'Enjoy',
      starsSpent: 30,
      kid: { totalStars: 20 },
    });
    expect(await stars(at)).toEqual({ totalStars: 20, lifetimeStars: 50, currentLevel: 6 });
    const [reward] = expectResponse(await at.parent.get('/api/rewards'), 200, z.array(rewardRecord));
    expect(reward?.currentRedemptions).toBe(1);
  });

  it('rejects and keeps every star', async () => {
    const at = await scene();
    const made = await asked(at);
    const body = { status: 'rejected', parentNotes: 'On Sunday' };
    expect(expectResponse(await review(at.parent, made.id, body), 200, rewardRedemption)).toMatchObject(body);
    expect((await stars(at)).totalStars).toBe(50);
    expect(await feed(at)).toEqual([]);
  });

  it('keeps the icon of the request even if the reward changes or becomes a mystery', async () => {
    const at = await scene(50, { iconName: 'tent' });
    const { id } = await asked(at);
    await at.parent.put(`/api/rewards/${at.reward.id}`, { iconName: 'zoo-elephant', isMystery: true });
    expect((await pending(at))[0]?.reward.iconName).toBe('tent');
    await review(at.parent, id);
    expect((await feed(at))[0]?.reward.iconName).toBe('tent');
  });

  it('keeps the price of the request', async () => {
    const at = await scene();
    const made = await asked(at);
    await at.parent.put(`/api/rewards/${at.reward.id}`, { starCost: 45, name: 'Cinema' });
    const reviewed = expectResponse(await review(at.parent, made.id), 200, rewardRedemption);
    expect(reviewed).toMatchObject({ starsSpent: 30, reward: { name: 'Movie night' } });
    expect((await stars(at)).totalStars).toBe(20);
  });

  it('never overdraws: one of two concurrent approvals fails and stays pending', async () => {
    for (let round = 0; round < 8; round += 1) {
      const at = await scene(50);
      const other = await createReward(at.family, { name: 'Pizza', starCost: 30 });
      const requests = [await asked(at), await asked({ ...at, reward: other })];
      const responses = await Promise.all(requests.map(({ id }) => review(at.parent, id)));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      for (const response of responses.filter(({ status }) => status === 409))
        expectError(response, 409, 'not_enough_stars');
      expect((await stars(at)).totalStars).toBe(20);
      expect(await pending(at)).toHaveLength(1);
    }
  });

  it('sells the last item to one kid only', async () => {
    for (let round = 0; round < 8; round += 1) {
      const at = await scene(50, { maxRedemptions: 1 });
      const sibling = await createKid(at.family, { name: 'Leo' });
      await giveStars(server, sibling.id, 50);
      const siblingAt = { ...at, kid: sibling, tablet: await kidAgent(server, sibling) };
      const requests = [await asked(at), await asked(siblingAt)];
      const responses = await Promise.all(requests.map(({ id }) => review(at.parent, id)));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      for (const response of responses.filter(({ status }) => status === 409))
        expectError(response, 409, 'sold_out');
      const left = [await stars(at), await stars(siblingAt)].map(({ totalStars }) => totalStars);
      expect(left.toSorted((a, b) => a - b)).toEqual([20, 50]);
    }
  });

  it('counts only one of several concurrent reviews', async () => {
    for (let round = 0; round < 8; round += 1) {
      const at = await scene(100);
      const { id } = await asked(at);
      const responses = await Promise.all(
        ['approved', 'rejected', 'approved'].map((status) => review(at.parent, id, { status })),
      );
      const won = responses.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      for (const response of responses.filter(({ status }) => status !== 200))
        expectError(response, 409, 'already_reviewed');
      const approved = won.some(({ body }) => (body as { status: string }).status === 'approved');
      expect((await stars(at)).totalStars).toBe(approved ? 70 : 100);
    }
  });

  it.each([
    ['status', {}, 'Status must be approved or rejected'],
    ['status', { status: 'maybe' }, 'Status must be approved or rejected'],
    ['parentNotes', { status: 'rejected', parentNotes: 5 }, 'Please enter some text'],
  ])('rejects a bad %s and leaves the request pending', async (field, body, message) => {
    const at = await scene();
    expectFieldError(await review(at.parent, (await asked(at)).id, body), field, message);
    expect(await pending(at)).toHaveLength(1);
  });

  it('is for the parent of the family only', async () => {
    const at = await scene();
    const { id } = await asked(at);
    expectError(await review(anyone(), id), 401);
    expectError(await review(at.tablet, id), 403);
    expectError(await review(await createAdmin(server), id), 403);
    expectError(await review((await createFamily(server)).parent, id), 404, 'not_found');
    expectError(await review(at.parent, crypto.randomUUID()), 404);
    expect(await pending(at)).toHaveLength(1);
  });
});

describe('the approved feed and mark-shown', () => {
  const shown = (agent: Agent, id: string) => agent.put(`/api/reward-redemptions/${id}/mark-shown`);

  it('shows each approval once, with the resulting balance', async () => {
    const at = await scene(90);
    const first = await asked(at);
    const second = await asked(at);
    await review(at.parent, first.id);
    await review(at.parent, second.id);
    expect((await feed(at)).map(({ id, newStars }) => ({ id, newStars }))).toEqual([
      { id: first.id, newStars: 60 },
      { id: second.id, newStars: 30 },
    ]);
    expectResponse(await shown(at.tablet, first.id), 200, rewardRedemption);
    expectResponse(await shown(at.tablet, first.id), 200, rewardRedemption);
    expect((await feed(at)).map(({ id }) => id)).toEqual([second.id]);
  });

  it('is empty before the approval', async () => {
    const at = await scene();
    const { id } = await asked(at);
    expect(await feed(at)).toEqual([]);
    expectError(await shown(at.tablet, id), 409, 'not_approved');
  });

  it('is available to the kid and their parents only', async () => {
    const at = await scene();
    const { id } = await asked(at);
    await review(at.parent, id);
    const sibling = await kidAgent(server, await createKid(at.family, { name: 'Leo' }));
    const stranger = (await scene()).tablet;
    const path = `/api/kids/${at.kid.id}/approved-rewards`;
    expectError(await shown(sibling, id), 403);
    expectError(await sibling.get(path), 403);
    expectError(await shown(stranger, id), 404);
    expectError(await stranger.get(path), 404);
    expectError(await (await createFamily(server)).parent.get(path), 404);
    expectError(await shown(at.parent, id), 403);
    expectError(await shown(anyone(), id), 401);
    expectError(await anyone().get(path), 401);
    expectError(await (await createAdmin(server)).get(path), 403);
    expect((await at.parent.get(path)).status).toBe(200);
    expect(await feed(at)).toHaveLength(1);
  });

  it('hides a mystery until the approval', async () => {
    const secret = {
      name: 'Trip to the zoo',
      description: 'With ice cream',
      imageUrl: 'https://example.org/zoo.png',
    };
    const at = await scene(50, { ...secret, isMystery: true });
    const made = expectResponse(await ask(at), 201, rewardRedemption);
    const hidden = { name: 'Mystery Reward!', description: null, imageUrl: null };
    expect(made.reward).toMatchObject(hidden);
    const requests = await at.tablet.get(`/api/kids/${at.kid.id}/requests`);
    expect(JSON.stringify(requests.body)).not.toContain('zoo');
    expect((await pending(at))[0]?.reward).toMatchObject(secret);
    await review(at.parent, made.id);
    expect((await feed(at))[0]?.reward).toMatchObject(secret);
  });
});

describe('GET /api/reward-redemptions/pending', () => {
  it('is for parents only', async () => {
    const at = await scene();
    const path = '/api/reward-redemptions/pending';
    expectError(await anyone().get(path), 401);
    expectError(await at.tablet.get(path), 403);
    expectError(await (await createAdmin(server)).get(path), 403);
    expect(await pending(at)).toEqual([]);
  });
});
