import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { ServerEvent } from '@shared/realtime';
import { queryKeys } from '@/lib/api/query-keys';
import { effectsOf } from './cache-effects';

function stale(filters: ReturnType<typeof effectsOf>, ...keys: (readonly unknown[])[]): unknown[] {
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, 1);
  for (const filter of filters) void client.invalidateQueries(filter);
  return keys.filter((key) => client.getQueryState(key)?.isInvalidated);
}

const submission = { kidId: 'mia' } as ChoreSubmission;

const approvalAt = (currentLevel: number, starsAwarded: number): ServerEvent => ({
  type: 'chore_approved',
  submission: { kidId: 'mia', kid: { currentLevel } } as ChoreSubmission,
  starsAwarded,
  newStars: 9,
  newBadges: [],
});

describe('effectsOf', () => {
  it('invalidates the pending list after a submission', () => {
    expect(
      stale(
        effectsOf({ type: 'chore_submission', submission }),
        queryKeys.pendingSubmissions,
        queryKeys.pendingRedemptions,
        queryKeys.kids,
      ),
    ).toEqual([queryKeys.pendingSubmissions]);
  });

  it('invalidates reward calendars after a request', () => {
    const touched = [
      queryKeys.pendingRedemptions,
      queryKeys.parentRewardHistory('dana', { year: 2026, month: 3 }),
      queryKeys.kidRewardHistory('mia', { year: 2026, month: 3 }),
    ];
    const redemption = { kidId: 'mia' } as RewardRedemption;
    expect(
      stale(
        effectsOf({ type: 'reward_redemption', redemption }),
        ...touched,
        queryKeys.kidRewardHistory('leo'),
      ),
    ).toEqual(touched);
  });

  it('invalidates everything an approval changes for the kid, but nothing of a sibling', () => {
    const touched = [
      queryKeys.kid('mia'),
      queryKeys.kidChores('mia'),
      queryKeys.kidChoreHistory('mia', { year: 2026, month: 3 }),
      queryKeys.kidBestWeek('mia'),
      queryKeys.leaderboard,
      queryKeys.leaderboardOf('2026-03-08'),
    ];
    const untouched = [queryKeys.kid('leo'), queryKeys.kidMessages('mia'), queryKeys.kidChores('leo')];
    expect(stale(effectsOf(approvalAt(7, 5)), ...touched, ...untouched)).toEqual(touched);
  });

  it('invalidates the nest and the badges only after an approval that may have earned a thing', () => {
    const earnings = [queryKeys.kidBadges('mia'), queryKeys.kidNest('mia')];
    expect(stale(effectsOf(approvalAt(7, 5)), ...earnings)).toEqual([]);
    expect(stale(effectsOf(approvalAt(9, 5)), ...earnings)).toEqual(earnings);
    expect(stale(effectsOf(approvalAt(12, 5)), ...earnings)).toEqual([]);
    expect(stale(effectsOf(approvalAt(12, 50)), ...earnings)).toEqual(earnings);
  });

  it('invalidates reward requests after a review only if one is by the same kid', () => {
    const client = new QueryClient();
    const isStaleWith = (requests: { kidId: string }[]) => {
      client.setQueryData(queryKeys.pendingRedemptions, requests);
      for (const filter of effectsOf({ type: 'chore_reviewed', submission }))
        void client.invalidateQueries(filter);
      return client.getQueryState(queryKeys.pendingRedemptions)?.isInvalidated;
    };
    expect(isStaleWith([{ kidId: 'leo' }])).toBe(false);
    expect(isStaleWith([{ kidId: 'leo' }, { kidId: 'mia' }])).toBe(true);
  });

  it("refetches the leaderboard after a sibling's approval", () => {
    const keys = [queryKeys.leaderboard, queryKeys.kidStars('mia')];
    expect(stale(effectsOf({ type: 'leaderboard_changed' }), ...keys)).toEqual([queryKeys.leaderboard]);
  });

  it("invalidates the parents' lists after a review in another browser", () => {
    const redemption = { kidId: 'mia' } as RewardRedemption;
    const touched = [queryKeys.kids, queryKeys.pendingRedemptions, queryKeys.kid('mia')];
    const calendar = queryKeys.parentRewardHistory('dana', { year: 2026, month: 3 });
    const keys = [...touched, queryKeys.pendingSubmissions, queryKeys.kidMessages('mia'), calendar];
    expect(stale(effectsOf({ type: 'chore_reviewed', submission }), ...keys)).toEqual([
      ...touched,
      queryKeys.pendingSubmissions,
    ]);
    expect(stale(effectsOf({ type: 'reward_reviewed', redemption }), ...keys)).toEqual([
      ...touched,
      calendar,
    ]);
  });

  it('invalidates the same queries when a review is undone', () => {
    const redemption = { kidId: 'mia' } as RewardRedemption;
    const chores = [queryKeys.pendingSubmissions, queryKeys.kidBadges('mia')];
    const rewards = [queryKeys.kidRewardHistory('mia'), queryKeys.rewards];
    const by = null;
    const both = [queryKeys.kids, queryKeys.pendingRedemptions, queryKeys.kid('mia')];
    const keys = [...both, ...chores, ...rewards, queryKeys.kid('leo')];
    expect(stale(effectsOf({ type: 'review_undone', submission, newStars: 0, by }), ...keys)).toEqual([
      ...both,
      ...chores,
    ]);
    expect(stale(effectsOf({ type: 'review_undone', redemption, newStars: 0, by }), ...keys)).toEqual([
      ...both,
      ...rewards,
    ]);
  });

  it("invalidates every kid's chores when a chore changes", () => {
    const touched = [queryKeys.kidChores('mia'), queryKeys.kidChores('leo')];
    const keys = [...touched, queryKeys.kid('mia'), queryKeys.familyRewards('12345')];
    expect(stale(effectsOf({ type: 'chores_changed' }), ...keys)).toEqual(touched);
  });

  it('invalidates the pending lists when a kid withdraws a request', () => {
    const [chores, rewards] = [queryKeys.pendingSubmissions, queryKeys.pendingRedemptions];
    const gone = { submissionId: 'dishes', redemptionId: 'cinema', kidId: 'mia' };
    const keys = [chores, rewards, queryKeys.kidRequests('mia'), queryKeys.kidRequests('leo')];
    expect(stale(effectsOf({ type: 'submission_withdrawn', ...gone }), ...keys)).toEqual([
      chores,
      queryKeys.kidRequests('mia'),
    ]);
    expect(stale(effectsOf({ type: 'redemption_withdrawn', ...gone }), ...keys)).toEqual([
      rewards,
      queryKeys.kidRequests('mia'),
    ]);
  });

  it("invalidates a kid's held stars and shop when rewards change", () => {
    const touched = [
      queryKeys.kid('mia'),
      queryKeys.kidRequests('mia'),
      queryKeys.kidRewardHistory('mia', { year: 2026, month: 3 }),
      queryKeys.familyRewards('12345'),
    ];
    const keys = [...touched, queryKeys.kids, queryKeys.kidChores('mia'), queryKeys.kidNews('mia')];
    expect(stale(effectsOf({ type: 'rewards_changed' }), ...keys)).toEqual(touched);
  });

  it("invalidates parents' and kids' lists when chores, rewards or the family change", () => {
    const chores = [queryKeys.chores, queryKeys.plan(), queryKeys.kidChores('mia')];
    const rewards = [queryKeys.rewards, queryKeys.familyRewards('12345'), queryKeys.pendingRedemptions];
    const cards = queryKeys.familyKids('12345');
    expect(stale(effectsOf({ type: 'chores_changed' }), ...chores, ...rewards, cards)).toEqual(chores);
    expect(stale(effectsOf({ type: 'rewards_changed' }), ...chores, ...rewards, cards)).toEqual(rewards);
    expect(stale(effectsOf({ type: 'family_changed' }), ...chores, cards)).toEqual([...chores, cards]);
  });

  it('refetches after a change of the family only the queries that show its subject', () => {
    const members = [['/api/user'], ['/api/family/members'], ['/api/family/invites']];
    const connections = [
      ['/api/device'],
      ['/api/family/devices'],
      queryKeys.calendars,
      ['/api/family/webhooks'],
    ];
    const reviews = [queryKeys.kidRequests('mia'), queryKeys.kidMessages('mia'), queryKeys.rewardHistory()];
    const kids = [
      queryKeys.kids,
      queryKeys.kidChores('mia'),
      queryKeys.leaderboard,
      queryKeys.pendingSubmissions,
    ];
    const nest = queryKeys.kidNest('mia');
    const keys = [...members, ...connections, ...reviews, ...kids, nest, queryKeys.kidNest('leo')];
    expect(stale(effectsOf({ type: 'kids_changed' }), ...keys)).toEqual([
      ['/api/device'],
      queryKeys.calendars,
      ...reviews,
      ...kids,
      nest,
      queryKeys.kidNest('leo'),
    ]);
    expect(stale(effectsOf({ type: 'members_changed' }), ...keys)).toEqual([
      ...members,
      ...connections,
      ...reviews,
    ]);
    expect(stale(effectsOf({ type: 'devices_changed' }), ...keys)).toEqual(connections);
    expect(stale(effectsOf({ type: 'nest_changed', kidId: 'mia' }), ...keys)).toEqual([nest]);
  });
});
