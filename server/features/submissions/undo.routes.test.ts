import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { analyticsEvent } from '@shared/contracts/analytics';
import { kidBadge } from '@shared/contracts/badges';
import { leaderboardEntry } from '@shared/contracts/leaderboard';
import { choreSubmission } from '@shared/contracts/submissions';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createReward } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { daily, useScheduledFamily } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

const family = useScheduledFamily(server);
const { at, make, tabletOf, submit, submitted, review, stateOf, complete, agedBy } = family;
const { withdraw, undo, undone, waiting, starsNow, requestsNow } = family;

const badgesNow = async () =>
  expectResponse(await at.family.parent.get(`/api/kids/${at.mia.id}/badges`), 200, z.array(kidBadge)).map(
    ({ badge }) => badge.name,
  );

const reviewedAgo = (id: string, interval: string) =>
  server.pool.query('UPDATE chore_submissions SET reviewed_at = now() - $1::interval WHERE id = $2', [
    interval,
    id,
  ]);

describe('POST /api/chore-submissions/:id/undo', () => {
  it('reverts an approval completely: stars, level, badges, leaderboard and analytics', async () => {
    const chore = await make({ starReward: 16 });
    const before = await submitted(at.mia, chore);
    await review(before.id, { status: 'approved', parentNotes: 'Lovely' });
    expect([await starsNow(), await badgesNow()]).toEqual([
      [16, 16, 2],
      ['Star Starter', 'Bright Spark'],
    ]);
    const after = await undone(before.id);
    expect(after).toEqual(before);
    expect(await waiting()).toEqual([before.id]);
    expect([await starsNow(), await badgesNow()]).toEqual([[0, 0, 1], []]);
    const { parent } = at.family;
    const board = expectResponse(await parent.get('/api/leaderboard'), 200, z.array(leaderboardEntry));
    expect(board.map(({ starsEarned, choresCompleted }) => [starsEarned, choresCompleted])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const events = expectResponse(await parent.get('/api/analytics'), 200, z.array(analyticsEvent));
    expect(events.filter(({ eventType }) => eventType === 'chore_completed')).toEqual([]);
    expect((await requestsNow()).submissions).toMatchObject([{ id: before.id, status: 'pending' }]);
  });

  it('reverts only the badge and level that the approval earned', async () => {
    const chore = await make({ starReward: 14 });
    await review((await submitted(at.mia, chore)).id, { status: 'approved' });
    const { id } = await submitted(at.mia, chore);
    await review(id, { status: 'approved', starsAwarded: 30 });
    expect([await starsNow(), await badgesNow()]).toEqual([
      [44, 44, 5],
      ['Star Starter', 'Bright Spark', 'Nest Builder'],
    ]);
    await undone(id);
    expect([await starsNow(), await badgesNow()]).toEqual([[14, 14, 2], ['Star Starter']]);
  });

  it('reverts a rejection with its note', async () => {
    const before = await submitted(at.mia, await make({}));
    await review(before.id, { status: 'rejected', parentNotes: 'The corners too' });
    expect(await undone(before.id)).toEqual(before);
    expect(await starsNow()).toEqual([0, 0, 1]);
  });

  it('allows approving, undoing and approving again, each counted once', async () => {
    const { id } = await submitted(at.mia, await make({ starReward: 7 }));
    for (let round = 0; round < 3; round += 1) {
      await review(id, { status: 'approved', starsAwarded: 7 + round });
      expect((await starsNow())[0]).toBe(7 + round);
      await undone(id);
      expect((await starsNow())[0]).toBe(0);
    }
    await review(id, { status: 'approved' });
    expect(await starsNow()).toEqual([7, 7, 1]);
    const events = expectResponse(
      await at.family.parent.get('/api/analytics'),
      200,
      z.array(analyticsEvent),
    ).filter(({ eventType }) => eventType === 'chore_completed');
    expect(events).toHaveLength(1);
  });

  it('lets the kid withdraw the submission afterwards, and keeps its ledger entries', async () => {
    const { id } = await submitted(at.mia, await make({ starReward: 7 }));
    await review(id, { status: 'approved' });
    await undone(id);
    expect((await withdraw(id)).status).toBe(204);
    const { rows } = await server.pool.query(
      'SELECT kind, amount, balance, label FROM star_ledger WHERE submission_id = $1 ORDER BY position',
      [id],
    );
    expect(rows).toEqual([
      { kind: 'chore', amount: 7, balance: 7, label: 'Feed the cat' },
      { kind: 'reversal', amount: -7, balance: 0, label: 'Feed the cat' },
    ]);
  });

  it('undoes an auto-approval, which an adult then reviews', async () => {
    const { id, auto } = await submitted(at.mia, await make({ needsApproval: false, starReward: 4 }));
    expect(auto).toBe(true);
    expect(await undone(id)).toMatchObject({ status: 'pending', auto: false, reviewedBy: null });
    expect(await review(id, { status: 'approved' })).toMatchObject({
      auto: false,
      reviewedBy: { id: at.family.user.id },
    });
  });

  it('undoes a completion, whose place is free once the kid withdraws it', async () => {
    const chore = await make({ schedule: daily });
    const { id } = expectResponse(await complete(at.mia, chore), 201, choreSubmission);
    await undone(id);
    expect(await stateOf(at.mia, chore)).toMatchObject({ state: 'waiting' });
    await withdraw(id);
    expect(await stateOf(at.mia, chore)).toMatchObject({ state: 'due' });
    expectResponse(await complete(at.mia, chore), 201, choreSubmission);
  });

  it('undoes a review of an archived chore', async () => {
    const chore = await make({});
    const { id } = await submitted(at.mia, chore);
    await review(id, { status: 'approved' });
    await at.family.parent.del(`/api/chores/${chore.id}`);
    expect(await undone(id)).toMatchObject({ id, status: 'pending' });
    expect(await review(id, { status: 'approved' })).toMatchObject({ id, status: 'approved' });
  });

  it('returns 409 not_reviewed for a pending submission, and for the second of two undos', async () => {
    const { id } = await submitted(at.mia, await make({}));
    expectError(await undo(id), 409, 'not_reviewed');
    await review(id, { status: 'approved' });
    await undone(id);
    expectError(await undo(id), 409, 'not_reviewed');
  });

  it('returns 409 too_late after seven days, but works until then', async () => {
    const { id } = await submitted(at.mia, await make({}));
    await review(id, { status: 'approved' });
    await reviewedAgo(id, '168 hours 1 minute');
    expectError(await undo(id), 409, 'too_late');
    expect((await starsNow())[0]).toBe(5);
    await reviewedAgo(id, '167 hours 59 minutes');
    await undone(id);
  });

  it('returns 409 already_pending while another submission of an anytime chore is pending', async () => {
    const chore = await make({});
    const ids: string[] = [];
    for (const status of ['approved', 'rejected']) {
      const { id } = await submitted(at.mia, chore);
      await review(id, { status });
      ids.push(id);
    }
    const { id: third } = await submitted(at.mia, chore);
    for (const id of ids) expectError(await undo(id), 409, 'already_pending');
    expect((await starsNow())[0]).toBe(5);
    await submitted(at.ben, chore);
    await review(third, { status: 'approved' });
    await undone(ids[0] ?? '');
  });

  it('returns 409 already_pending if the slot of a rejected submission is occupied', async () => {
    const chore = await make({ schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] }, sharing: 'first' });
    const { id } = await submitted(at.mia, chore);
    await review(id, { status: 'rejected' });
    const other = await submitted(at.ben, chore);
    expectError(await undo(id), 409, 'already_pending');
    await review(other.id, { status: 'approved' });
    expectError(await undo(id), 409, 'already_pending');
    await review((await undone(other.id)).id, { status: 'rejected' });
    await undone(id);
    expectError(await submit(at.ben, chore), 409, 'taken');
  });

  it('returns 409 already_pending if the chore now has one kid and another kid has submitted it', async () => {
    const chore = await make({ schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] } });
    const { id } = await submitted(at.mia, chore);
    await review(id, { status: 'rejected' });
    await at.family.parent.put(`/api/chores/${chore.id}`, { sharing: 'first' });
    const other = await submitted(at.ben, chore);
    expectError(await undo(id), 409, 'already_pending');
    await withdraw(other.id, tabletOf(at.ben));
    await undone(id);
    expectError(await submit(at.ben, chore), 409, 'taken');
  });

  it('uses another slot of the occurrence if its own is occupied', async () => {
    const chore = await make({ schedule: { kind: 'times', times: 2, per: 'day' } });
    const { id } = await submitted(at.mia, chore);
    await review(id, { status: 'rejected' });
    await submitted(at.mia, chore);
    await undone(id);
    expect(await stateOf(at.mia, chore)).toMatchObject({ state: 'waiting', doneCount: 2 });
    expectError(await submit(at.mia, chore), 409, 'already_done');
    await review(id, { status: 'rejected' });
    await submitted(at.mia, chore);
    expectError(await undo(id), 409, 'already_pending');
  });

  it('keeps the submission’s day and occurrence', async () => {
    const chore = await make({ schedule: { kind: 'every', days: 2, from: '2026-01-01' } });
    await agedBy(10, chore);
    const done = expectResponse(await complete(at.mia, chore), 201, choreSubmission);
    const { dueOn, handedInOn } = await undone(done.id);
    expect([dueOn, handedInOn]).toEqual([done.dueOn, done.handedInOn]);
    expect(dueOn).not.toBeNull();
  });

  it('returns 409 stars_already_spent with the missing number, after already_pending', async () => {
    const chore = await make({ starReward: 20 });
    const { id } = await submitted(at.mia, chore);
    await review(id, { status: 'approved' });
    const reward = await createReward(at.family, { starCost: 14 });
    const input = { kidId: at.mia.id, rewardId: reward.id, starsSpent: 14 };
    const asked = (await tabletOf(at.mia).post('/api/reward-redemptions', input)).body as { id: string };
    // The stars are only on hold, so the reward can still be withdrawn.
    await review((await undone(id)).id, { status: 'approved' });
    await at.family.parent.put(`/api/reward-redemptions/${asked.id}/review`, { status: 'approved' });
    const error = expectError(await undo(id), 409, 'stars_already_spent');
    expect(error.params).toEqual({ missing: 14 });
    expect(error.message).toContain('14');
    expect(await starsNow()).toEqual([6, 20, 3]);
    expect(await badgesNow()).toEqual(['Star Starter', 'Bright Spark']);
    expect(await waiting()).toEqual([]);
    const { id: again } = await submitted(at.mia, chore);
    expectError(await undo(id), 409, 'already_pending');
    await withdraw(again);
    await at.family.parent.post(`/api/reward-redemptions/${asked.id}/undo`);
    await undone(id);
    expect(await starsNow()).toEqual([0, 0, 1]);
  });

  it('is allowed for helpers, even of another reviewer’s review', async () => {
    const helper = await addMember(at.family, 'helper');
    const { id } = await submitted(at.mia, await make({}));
    await review(id, { status: 'approved' });
    expectResponse(await undo(id, helper.agent), 200, choreSubmission);
    const { rows } = await server.pool.query(
      `SELECT actor_id FROM star_ledger WHERE submission_id = $1 AND kind = 'reversal'`,
      [id],
    );
    expect(rows).toEqual([{ actor_id: helper.user.id }]);
  });

  it('returns 404 for another family’s and unknown submissions', async () => {
    const { id } = await submitted(at.mia, await make({}));
    await review(id, { status: 'approved' });
    const { parent } = await createFamily(server);
    for (const each of [id, newId(), 'nonsense']) expectError(await undo(each, parent), 404, 'not_found');
    expect((await starsNow())[0]).toBe(5);
  });

  it('notifies every adult and the kid', async () => {
    const { id } = await submitted(at.mia, await make({ starReward: 3 }));
    await review((await submitted(at.mia, await make({ starReward: 2 }))).id, { status: 'approved' });
    await review(id, { status: 'approved' });
    const second = await addMember(at.family);
    const [desk, phone, tablet] = [
      await openSocket(at.family.parent),
      await openSocket(second.agent),
      await openSocket(tabletOf(at.mia)),
    ];
    await desk.join('parent', at.family.user.id);
    await phone.join('parent', second.user.id);
    await tablet.join('kid', at.mia.id);
    const submission = await undone(id);
    const by = { id: at.family.user.id, firstName: at.family.user.firstName };
    for (const socket of [desk, phone, tablet]) {
      expect(await socket.next()).toEqual({ type: 'review_undone', submission, newStars: 2, by });
    }
  });
});
