import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { queryKeys } from '@/lib/query-keys';
import { keysInvalidatedBy } from './keys-invalidated-by';

/** Every key in the cache that would be read again. */
function stale(filters: ReturnType<typeof keysInvalidatedBy>, ...keys: (readonly unknown[])[]): unknown[] {
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, 1);
  for (const filter of filters) void client.invalidateQueries(filter);
  return keys.filter((key) => client.getQueryState(key)?.isInvalidated);
}

const submission = { kidId: 'mia' } as ChoreSubmission;

describe('what an event makes untrue', () => {
  it('is the list that waits, for a parent', () => {
    expect(
      stale(
        keysInvalidatedBy({ type: 'chore_submission', submission }),
        queryKeys.pendingSubmissions,
        queryKeys.pendingRedemptions,
        queryKeys.kids,
      ),
    ).toEqual([queryKeys.pendingSubmissions]);
  });

  it('is the calendar too, when a wish comes in', () => {
    const touched = [
      queryKeys.pendingRedemptions,
      queryKeys.parentRewardHistory('dana', { year: 2026, month: 3 }),
      queryKeys.kidRewardHistory('mia', { year: 2026, month: 3 }),
    ];
    const redemption = { kidId: 'mia' } as RewardRedemption;
    expect(
      stale(
        keysInvalidatedBy({ type: 'reward_redemption', redemption }),
        ...touched,
        queryKeys.kidRewardHistory('leo'),
      ),
    ).toEqual(touched);
  });

  it('is what an approval gives that kid, and nothing of a sibling', () => {
    const touched = [
      queryKeys.kid('mia'),
      queryKeys.kidBadges('mia'),
      queryKeys.kidChores('mia'),
      queryKeys.kidLifetimeStars('mia'),
      queryKeys.kidChoreHistory('mia', { year: 2026, month: 3 }),
      queryKeys.kidBestWeek('mia'),
      queryKeys.leaderboard,
      queryKeys.leaderboardOf('2026-03-08'),
    ];
    const untouched = [queryKeys.kid('leo'), queryKeys.kidMessages('mia'), queryKeys.kidChores('leo')];
    const event = {
      type: 'chore_approved',
      submission,
      starsAwarded: 5,
      newStars: 9,
      newBadges: [],
    } as const;
    expect(stale(keysInvalidatedBy({ ...event, newBadges: [] }), ...touched, ...untouched)).toEqual(touched);
  });

  it('is what another browser of the parents has reviewed, and what follows from it', () => {
    const redemption = { kidId: 'mia' } as RewardRedemption;
    const touched = [queryKeys.kids, queryKeys.pendingRedemptions, queryKeys.kid('mia')];
    const calendar = queryKeys.parentRewardHistory('dana', { year: 2026, month: 3 });
    const keys = [...touched, queryKeys.pendingSubmissions, queryKeys.kidMessages('mia'), calendar];
    expect(stale(keysInvalidatedBy({ type: 'chore_reviewed', submission }), ...keys)).toEqual([
      ...touched,
      queryKeys.pendingSubmissions,
    ]);
    expect(stale(keysInvalidatedBy({ type: 'reward_reviewed', redemption }), ...keys)).toEqual([
      ...touched,
      calendar,
    ]);
  });

  it('is what a review touched, when it is undone, for whom it was', () => {
    const redemption = { kidId: 'mia' } as RewardRedemption;
    const chores = [queryKeys.pendingSubmissions, queryKeys.kidBadges('mia')];
    const rewards = [queryKeys.kidRewardHistory('mia'), queryKeys.rewards];
    const by = null;
    const both = [queryKeys.kids, queryKeys.pendingRedemptions, queryKeys.kid('mia')];
    const keys = [...both, ...chores, ...rewards, queryKeys.kid('leo')];
    expect(stale(keysInvalidatedBy({ type: 'review_undone', submission, newStars: 0, by }), ...keys)).toEqual(
      [...both, ...chores],
    );
    expect(stale(keysInvalidatedBy({ type: 'review_undone', redemption, newStars: 0, by }), ...keys)).toEqual(
      [...both, ...rewards],
    );
  });

  it('is what every kid of the family has to do, when the chores change', () => {
    const touched = [queryKeys.kidChores('mia'), queryKeys.kidChores('leo')];
    const keys = [...touched, queryKeys.kid('mia'), queryKeys.familyRewards('12345')];
    expect(stale(keysInvalidatedBy({ type: 'chores_changed' }), ...keys)).toEqual(touched);
  });

  it('is what waited, when a kid withdraws it', () => {
    const [chores, rewards] = [queryKeys.pendingSubmissions, queryKeys.pendingRedemptions];
    const gone = { submissionId: 'dishes', redemptionId: 'cinema', kidId: 'mia' };
    const keys = [chores, rewards, queryKeys.kidRequests('mia'), queryKeys.kidRequests('leo')];
    expect(stale(keysInvalidatedBy({ type: 'submission_withdrawn', ...gone }), ...keys)).toEqual([
      chores,
      queryKeys.kidRequests('mia'),
    ]);
    expect(stale(keysInvalidatedBy({ type: 'redemption_withdrawn', ...gone }), ...keys)).toEqual([
      rewards,
      queryKeys.kidRequests('mia'),
    ]);
  });

  it('is what a kid asked for on another device, and what that holds', () => {
    const touched = [
      queryKeys.kid('mia'),
      queryKeys.kidRequests('mia'),
      queryKeys.kidRewardHistory('mia', { year: 2026, month: 3 }),
      queryKeys.familyRewards('12345'),
    ];
    const keys = [...touched, queryKeys.kids, queryKeys.kidChores('mia'), queryKeys.kidNews('mia')];
    expect(stale(keysInvalidatedBy({ type: 'rewards_changed' }), ...keys)).toEqual(touched);
  });

  it('is what parents and kids see of chores, rewards and prices', () => {
    const chores = [queryKeys.chores, queryKeys.plan(), queryKeys.kidChores('mia')];
    const rewards = [queryKeys.rewards, queryKeys.familyRewards('12345'), queryKeys.pendingRedemptions];
    const cards = queryKeys.familyKids('12345');
    expect(stale(keysInvalidatedBy({ type: 'chores_changed' }), ...chores, ...rewards, cards)).toEqual(
      chores,
    );
    expect(stale(keysInvalidatedBy({ type: 'rewards_changed' }), ...chores, ...rewards, cards)).toEqual(
      rewards,
    );
    expect(stale(keysInvalidatedBy({ type: 'family_changed' }), ...chores, cards)).toEqual([
      ...chores,
      cards,
    ]);
  });
});
