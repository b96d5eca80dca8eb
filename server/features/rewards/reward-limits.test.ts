import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { kidRequests } from '@shared/contracts/kid-requests';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { kidReward, reward, type Reward, type RewardBody } from '@shared/contracts/rewards';
import { calendarDateOf } from '@shared/rules/calendar';
import { dateOf, dayOf } from '@shared/rules/day';
import { nextPeriodStart } from '@shared/rules/schedule';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createFamily,
  createKid,
  createReward,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { giveStars } from '../../../tests/support/stars';

const server = await startServer();
afterAll(() => server.close());

let family: TestFamily;
let mia: TestKid;
let ben: TestKid;
let tablet: Agent;

beforeEach(async () => {
  family = await createFamily(server, { timezone: 'UTC' });
  mia = await createKid(family, { name: 'Mia' });
  ben = await createKid(family, { name: 'Ben' });
  tablet = await kidAgent(server, mia);
  await giveStars(server, mia.id, 100);
});

const today = () => calendarDateOf(new Date(), 'UTC');
const make = (body: Partial<RewardBody>) => createReward(family, { starCost: 2, ...body });
const ask = ({ id: rewardId, starCost }: Reward) =>
  tablet.post('/api/reward-redemptions', { kidId: mia.id, rewardId, starsSpent: starCost });
const asked = async (of: Reward) => expectResponse(await ask(of), 201, rewardRedemption);
const review = async (id: string, status: string) =>
  expectResponse(
    await family.parent.put(`/api/reward-redemptions/${id}/review`, { status }),
    200,
    rewardRedemption,
  );
const deliver = (id: string, delivered: unknown) =>
  family.parent.put(`/api/reward-redemptions/${id}/deliver`, { delivered });
const promised = async () =>
  expectResponse(
    await family.parent.get('/api/reward-redemptions/promised'),
    200,
    z.array(rewardRedemption),
  ).map(({ id }) => id);
const shop = async (agent = tablet) =>
  expectResponse(await agent.get(`/api/kids/family/${mia.familyCode}/rewards`), 200, z.array(kidReward));

describe('a reward for certain kids', () => {
  it('is hidden from other kids, and is for all kids by default', async () => {
    const [own, all] = [await make({ kidIds: [ben.id, ben.id] }), await make({})];
    expect([own.kidIds, all.kidIds, all.limit]).toEqual([[ben.id], [], null]);
    expectError(await ask(own), 404, 'not_found');
    expect((await shop()).map(({ id }) => id)).toEqual([all.id]);
    expect((await shop(await kidAgent(server, ben))).map(({ id }) => id).toSorted()).toEqual(
      [own.id, all.id].toSorted(),
    );
    const changed = await family.parent.put(`/api/rewards/${own.id}`, { kidIds: [mia.id] });
    expect(expectResponse(changed, 200, reward)).toEqual({ ...own, kidIds: [mia.id] });
    await asked(own);
  });

  it('rejects a kid of another family', async () => {
    const stranger = await createKid(await createFamily(server));
    const answer = await family.parent.post('/api/rewards', { name: 'Zoo', kidIds: [stranger.id] });
    expectFieldError(answer, 'kidIds', 'Please choose kids from your family');
  });

  it('becomes inactive when its last kid is deleted', async () => {
    const own = await make({ kidIds: [mia.id] });
    expect((await family.parent.del(`/api/kids/${mia.id}`)).status).toBe(204);
    const [left] = expectResponse(await family.parent.get('/api/rewards'), 200, z.array(reward));
    expect(left).toMatchObject({ id: own.id, isActive: false, kidIds: [] });
  });
});

describe('a reward limit', () => {
  it.each(['day', 'week', 'month'] as const)('per %s counts pending and approved requests', async (per) => {
    const limited = await make({ limit: { times: 2, per } });
    const first = await asked(limited);
    await review(first.id, 'approved');
    const second = await asked(limited);
    const availableAgainOn = dateOf(nextPeriodStart(per, dayOf(today()), 0));
    const refused = await ask(limited);
    expectError(refused, 409, 'limit_reached');
    expect(refused.body).toMatchObject({ params: { availableAgainOn } });
    expect((await shop())[0]).toMatchObject({ id: limited.id, availableAgainOn });
    await review(second.id, 'rejected');
    expect((await shop())[0]).toMatchObject({ availableAgainOn: null });
    await asked(limited);
  });

  it('applies to each kid separately and resets the next day', async () => {
    const limited = await make({ limit: { times: 1, per: 'day' } });
    await asked(limited);
    expectError(await ask(limited), 409, 'limit_reached');
    const other = await kidAgent(server, ben);
    await giveStars(server, ben.id, 10);
    const input = { kidId: ben.id, rewardId: limited.id, starsSpent: 2 };
    expectResponse(await other.post('/api/reward-redemptions', input), 201, rewardRedemption);
    await server.pool.query(
      `UPDATE reward_redemptions SET requested_at = requested_at - interval '1 day' WHERE kid_id = $1`,
      [mia.id],
    );
    await asked(limited);
  });

  it('holds for ten concurrent requests', async () => {
    const limited = await make({ limit: { times: 3, per: 'week' } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(limited)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expectError(answer, 409, 'limit_reached');
  });

  it.each([
    { times: 0, per: 'day' },
    { times: 1, per: 'year' },
    { times: 1.5, per: 'day' },
    { times: 1 },
    'daily',
  ])('rejects %j', async (limit) => {
    expectError(await family.parent.post('/api/rewards', { name: 'Zoo', limit }), 400, 'validation');
  });

  it('can be removed', async () => {
    const limited = await make({ limit: { times: 1, per: 'month' } });
    await asked(limited);
    const answer = await family.parent.put(`/api/rewards/${limited.id}`, { limit: null });
    expect(expectResponse(answer, 200, reward).limit).toBeNull();
    await asked(limited);
  });
});

describe('a promised reward', () => {
  it('is listed, oldest first, until it is delivered, and again if that is undone', async () => {
    const treat = await make({});
    const [first, second, waiting] = [await asked(treat), await asked(treat), await asked(treat)];
    await review(second.id, 'approved');
    const approved = await review(first.id, 'approved');
    expect(approved).toMatchObject({
      deliveredAt: null,
      reviewedBy: { id: family.user.id, firstName: 'Robin' },
    });
    expect(await promised()).toEqual([second.id, first.id]);

    const sockets = [await openSocket(family.parent), await openSocket(tablet)];
    await sockets[0]?.join('parent', family.user.id);
    await sockets[1]?.join('kid', mia.id);
    const delivered = expectResponse(await deliver(second.id, true), 200, rewardRedemption);
    expect(delivered.deliveredAt).not.toBeNull();
    for (const socket of sockets)
      expect(await socket.next()).toMatchObject({ type: 'reward_delivered', redemption: { id: second.id } });
    expect(expectResponse(await deliver(second.id, true), 200, rewardRedemption)).toEqual(delivered);
    expect(await promised()).toEqual([first.id]);
    const undone = expectResponse(await deliver(second.id, false), 200, rewardRedemption);
    expect(undone.deliveredAt).toBeNull();
    expect(await promised()).toEqual([second.id, first.id]);

    expectError(await deliver(waiting.id, true), 409, 'not_approved');
    expectError(await deliver(first.id, 'yes'), 400, 'validation');
    const other = await createFamily(server);
    expectError(
      await other.parent.put(`/api/reward-redemptions/${first.id}/deliver`, { delivered: true }),
      404,
    );
  });

  it("stays in the kid's requests until it is delivered, even if it was approved long ago", async () => {
    const { id } = await asked(await make({}));
    await review(id, 'approved');
    await server.pool.query(
      `UPDATE reward_redemptions SET requested_at = now() - interval '40 days', reviewed_at = now() - interval '30 days'
       WHERE id = $1`,
      [id],
    );
    const requested = async () =>
      expectResponse(await tablet.get(`/api/kids/${mia.id}/requests`), 200, kidRequests).redemptions.map(
        (redemption) => redemption.id,
      );
    expect(await requested()).toEqual([id]);
    await deliver(id, true);
    expect(await requested()).toEqual([]);
  });
});
