import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { analyticsEvent } from '@shared/contracts/analytics';
import { kidRequests } from '@shared/contracts/kid-requests';
import { parentKid } from '@shared/contracts/kids';
import { approvedRedemption, rewardRedemption } from '@shared/contracts/redemptions';
import { reward as rewardRecord, type RewardBody } from '@shared/contracts/rewards';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, createReward, kidAgent } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { giveStars } from '../../../tests/support/stars';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

async function scene(body: Partial<RewardBody> = {}) {
  const family = await createFamily(server);
  const kid = await createKid(family);
  await giveStars(server, kid.id, 50);
  const reward = await createReward(family, { name: 'Movie night', starCost: 30, ...body });
  return { family, parent: family.parent, kid, reward, tablet: await kidAgent(server, kid) };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const ask = ({ tablet, kid, reward }: Scene) =>
  tablet.post('/api/reward-redemptions', { kidId: kid.id, rewardId: reward.id, starsSpent: reward.starCost });
const asked = async (at: Scene) => expectResponse(await ask(at), 201, rewardRedemption);
const review = async ({ parent }: Scene, id: string, body: object = { status: 'approved' }) =>
  expectResponse(await parent.put(`/api/reward-redemptions/${id}/review`, body), 200, rewardRedemption);
const withdraw = (agent: Agent, id: string) => agent.del(`/api/reward-redemptions/${id}`);
const undo = (agent: Agent, id: string) => agent.post(`/api/reward-redemptions/${id}/undo`);
const undone = async ({ parent }: Scene, id: string) =>
  expectResponse(await undo(parent, id), 200, rewardRedemption);
const pending = async ({ parent }: Scene) =>
  expectResponse(await parent.get('/api/reward-redemptions/pending'), 200, z.array(rewardRedemption));
const feed = async ({ tablet, kid }: Scene) =>
  expectResponse(await tablet.get(`/api/kids/${kid.id}/approved-rewards`), 200, z.array(approvedRedemption));
const starsNow = async ({ parent, kid }: Scene) =>
  expectResponse(await parent.get(`/api/kids/${kid.id}`), 200, parentKid).totalStars;
const stockNow = async ({ parent }: Scene) =>
  expectResponse(await parent.get('/api/rewards'), 200, z.array(rewardRecord))[0]?.currentRedemptions;

describe('DELETE /api/reward-redemptions/:id', () => {
  it('withdraws a pending request, which then leaves all lists and limits', async () => {
    const at = await scene({ starCost: 10, limit: { times: 1, per: 'week' } });
    const { id } = await asked(at);
    expectError(await ask(at), 409, 'limit_reached');
    expect(await withdraw(at.tablet, id)).toMatchObject({ status: 204, body: null });
    expect(await pending(at)).toEqual([]);
    const requests = await at.tablet.get(`/api/kids/${at.kid.id}/requests`);
    expect(expectResponse(requests, 200, kidRequests).redemptions).toEqual([]);
    expectError(await withdraw(at.tablet, id), 404, 'not_found', 'Request not found');
    expectError(
      await at.parent.put(`/api/reward-redemptions/${id}/review`, { status: 'approved' }),
      404,
      'not_found',
    );
    await asked(at);
  });

  it.each(['approved', 'rejected'])('returns 409 if the request was %s', async (status) => {
    const at = await scene();
    const { id } = await asked(at);
    await review(at, id, { status });
    expectError(await withdraw(at.tablet, id), 409, 'already_reviewed');
  });

  it('returns 403 to a sibling, and 404 to another family or for an unknown request', async () => {
    const [at, other] = [await scene(), await scene()];
    const { id } = await asked(at);
    const sibling = await kidAgent(server, await createKid(at.family, { name: 'Ben' }));
    expectError(await withdraw(sibling, id), 403, 'forbidden');
    expectError(await withdraw(other.tablet, id), 404, 'not_found');
    for (const none of [newId(), 'nonsense']) expectError(await withdraw(at.tablet, none), 404, 'not_found');
    expect(await pending(at)).toHaveLength(1);
  });

  it('sends an event to the parents and the kid', async () => {
    const at = await scene();
    const { id } = await asked(at);
    const [desk, tablet] = [await openSocket(at.parent), await openSocket(at.tablet)];
    await desk.join('parent', at.family.user.id);
    await tablet.join('kid', at.kid.id);
    await withdraw(at.tablet, id);
    const update = { type: 'redemption_withdrawn', redemptionId: id, kidId: at.kid.id };
    expect([await desk.next(), await tablet.next()]).toEqual([update, update]);
  });

  it('wins or loses cleanly against a concurrent review', async () => {
    const at = await scene({ starCost: 5 });
    for (let round = 0; round < 6; round += 1) {
      const { id } = await asked(at);
      const [gone, reviewed] = await Promise.all([
        withdraw(at.tablet, id),
        at.parent.put(`/api/reward-redemptions/${id}/review`, { status: 'approved' }),
      ]);
      if (gone.status === 204) expectError(reviewed, 404, 'not_found');
      else {
        expectError(gone, 409, 'already_reviewed');
        expectResponse(reviewed, 200, rewardRedemption);
      }
    }
    expect(await starsNow(at)).toBe(50 - 5 * ((await stockNow(at)) ?? NaN));
    expect(await pending(at)).toEqual([]);
  });
});

describe('POST /api/reward-redemptions/:id/undo', () => {
  it('returns the stars and the stock, and the request is pending again', async () => {
    const at = await scene({ maxRedemptions: 1 });
    const before = await asked(at);
    await review(at, before.id, { status: 'approved', parentNotes: 'Enjoy' });
    expect([await starsNow(at), await stockNow(at)]).toEqual([20, 1]);
    const after = await undone(at, before.id);
    expect(after).toEqual({ ...before, kid: { ...before.kid } });
    expect(await pending(at)).toEqual([after]);
    expect([await starsNow(at), await stockNow(at)]).toEqual([50, 0]);
    expect(await feed(at)).toEqual([]);
    const events = expectResponse(await at.parent.get('/api/analytics'), 200, z.array(analyticsEvent));
    expect(events.filter(({ eventType }) => eventType === 'reward_redeemed')).toEqual([]);
  });

  it('undoes a delivered and shown approval, and shows the next approval again', async () => {
    const at = await scene();
    const { id } = await asked(at);
    await review(at, id);
    await at.parent.put(`/api/reward-redemptions/${id}/deliver`, { delivered: true });
    await at.tablet.put(`/api/reward-redemptions/${id}/mark-shown`);
    expect(await undone(at, id)).toMatchObject({ status: 'pending', deliveredAt: null, reviewedBy: null });
    expectError(await at.tablet.put(`/api/reward-redemptions/${id}/mark-shown`), 409, 'not_approved');
    await review(at, id);
    expect(await feed(at)).toMatchObject([{ id, newStars: 20, deliveredAt: null }]);
  });

  it('undoes a rejection regardless of limits and balance', async () => {
    const at = await scene({ starCost: 50, limit: { times: 1, per: 'month' } });
    const before = await asked(at);
    await review(at, before.id, { status: 'rejected', parentNotes: 'Too late' });
    const other = await asked(at);
    await review(at, other.id);
    expect(await undone(at, before.id)).toEqual({
      ...before,
      kid: { ...before.kid, totalStars: 0 },
      reward: { ...before.reward, currentRedemptions: 1 },
    });
    expectError(
      await at.parent.put(`/api/reward-redemptions/${before.id}/review`, { status: 'approved' }),
      409,
      'not_enough_stars',
    );
  });

  it('works repeatedly after new approvals', async () => {
    const at = await scene({ maxRedemptions: 1 });
    const { id } = await asked(at);
    for (let round = 0; round < 3; round += 1) {
      await review(at, id);
      expect([await starsNow(at), await stockNow(at)]).toEqual([20, 1]);
      await undone(at, id);
      expect([await starsNow(at), await stockNow(at)]).toEqual([50, 0]);
    }
    await review(at, id);
    expect(await starsNow(at)).toBe(20);
  });

  it('lets the kid withdraw the request afterwards, and keeps the ledger entries', async () => {
    const at = await scene();
    const { id } = await asked(at);
    await review(at, id);
    await undone(at, id);
    expect((await withdraw(at.tablet, id)).status).toBe(204);
    const { rows } = await server.pool.query(
      'SELECT kind, amount, balance FROM star_ledger WHERE redemption_id = $1 ORDER BY position',
      [id],
    );
    expect(rows).toEqual([
      { kind: 'reward', amount: -30, balance: 20 },
      { kind: 'reversal', amount: 30, balance: 50 },
    ]);
  });

  it('hides the mystery from the kid again', async () => {
    const at = await scene({ name: 'A puppy', isMystery: true });
    const { id } = await asked(at);
    await review(at, id);
    const [desk, tablet] = [await openSocket(at.parent), await openSocket(at.tablet)];
    await desk.join('parent', at.family.user.id);
    await tablet.join('kid', at.kid.id);
    const redemption = await undone(at, id);
    expect(redemption.reward.name).toBe('A puppy');
    expect(await desk.next()).toEqual({
      type: 'review_undone',
      redemption,
      newStars: 50,
      by: { id: at.family.user.id, firstName: at.family.user.firstName },
    });
    const update = await tablet.next();
    expect(update).toMatchObject({
      type: 'review_undone',
      newStars: 50,
      redemption: { id, status: 'pending' },
    });
    expect(JSON.stringify(update)).not.toContain('puppy');
    const requests = await at.tablet.get(`/api/kids/${at.kid.id}/requests`);
    expect(JSON.stringify(requests.body)).not.toContain('puppy');
  });

  it('undoes a review of an archived reward', async () => {
    const at = await scene();
    const { id } = await asked(at);
    await review(at, id);
    await at.parent.del(`/api/rewards/${at.reward.id}`);
    await undone(at, id);
    expect(await starsNow(at)).toBe(50);
  });

  it('returns 409 not_reviewed for a pending request and too_late after seven days', async () => {
    const at = await scene();
    const { id } = await asked(at);
    expectError(await undo(at.parent, id), 409, 'not_reviewed');
    await review(at, id);
    const reviewedAgo = (interval: string) =>
      server.pool.query('UPDATE reward_redemptions SET reviewed_at = now() - $1::interval WHERE id = $2', [
        interval,
        id,
      ]);
    await reviewedAgo('168 hours 1 minute');
    expectError(await undo(at.parent, id), 409, 'too_late');
    expect(await starsNow(at)).toBe(20);
    await reviewedAgo('167 hours 59 minutes');
    await undone(at, id);
  });

  it('is allowed to parents but not to helpers', async () => {
    const at = await scene();
    const { id } = await asked(at);
    await review(at, id);
    const helper = await addMember(at.family, 'helper');
    for (const each of [id, newId()]) expectError(await undo(helper.agent, each), 403, 'forbidden');
    const parent = await addMember(at.family);
    expectResponse(await undo(parent.agent, id), 200, rewardRedemption);
  });

  it('returns 404 for unknown requests and another family’s', async () => {
    const [at, other] = [await scene(), await scene()];
    const { id } = await asked(at);
    await review(at, id);
    for (const each of [id, newId(), 'nonsense'])
      expectError(await undo(other.parent, each), 404, 'not_found');
    expect(await starsNow(at)).toBe(20);
  });

  it('succeeds once for twenty concurrent requests', async () => {
    const at = await scene({ maxRedemptions: 2 });
    const { id } = await asked(at);
    await review(at, id);
    const responses = await Promise.all(Array.from({ length: 20 }, () => undo(at.parent, id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const response of responses.filter(({ status }) => status !== 200))
      expectError(response, 409, 'not_reviewed');
    expect([await starsNow(at), await stockNow(at)]).toEqual([50, 0]);
  });

  it('never sells the last item twice when an undo and an approval race', async () => {
    const at = await scene({ maxRedemptions: 1 });
    const ben = await createKid(at.family, { name: 'Ben' });
    await giveStars(server, ben.id, 50);
    const first = await asked(at);
    const second = await asked({ ...at, kid: ben, tablet: await kidAgent(server, ben) });
    for (let round = 0; round < 5; round += 1) {
      await review(at, first.id);
      const [back, granted] = await Promise.all([
        undo(at.parent, first.id),
        at.parent.put(`/api/reward-redemptions/${second.id}/review`, { status: 'approved' }),
      ]);
      expect(back.status).toBe(200);
      if (granted.status === 200) await undone(at, second.id);
      else expectError(granted, 409, 'sold_out');
      expect(await stockNow(at)).toBe(0);
    }
  });
});
