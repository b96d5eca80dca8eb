import type { InvalidateQueryFilters, QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '@shared/realtime';
import { queryKeys } from '@/lib/query-keys';
import type { Listener } from './socket';

const all = (keys: readonly QueryKey[]): InvalidateQueryFilters[] => keys.map((queryKey) => ({ queryKey }));

/** The kid's record alone, without what lies below it. */
const kidItself = (id: string): InvalidateQueryFilters => ({ queryKey: queryKeys.kid(id), exact: true });

/** What an event makes untrue of what was read before it. */
export function staleAfter(event: LiveEvent): InvalidateQueryFilters[] {
  switch (event.type) {
    case 'chore_submission':
      return all([queryKeys.pendingSubmissions, queryKeys.kidRequests(event.submission.kidId)]);
    case 'reward_redemption':
      return all([
        queryKeys.pendingRedemptions,
        queryKeys.kidRequests(event.redemption.kidId),
        queryKeys.kidRewardHistory(event.redemption.kidId),
        familyRewardHistory,
      ]);
    case 'chore_approved': {
      const { kidId } = event.submission;
      return [
        kidItself(kidId),
        ...all([
          queryKeys.kidLifetimeStars(kidId),
          queryKeys.kidBadges(kidId),
          queryKeys.kidRequests(kidId),
          queryKeys.kidChoreHistory(kidId),
          queryKeys.leaderboard,
        ]),
      ];
    }
    case 'chore_rejected': {
      const { kidId } = event.submission;
      return all([queryKeys.kidRequests(kidId), queryKeys.kidChoreHistory(kidId)]);
    }
    case 'reward_approved': {
      const { kidId } = event.redemption;
      return [
        kidItself(kidId),
        ...all([
          queryKeys.kidApprovedRewards(kidId),
          queryKeys.kidRequests(kidId),
          queryKeys.kidRewardHistory(kidId),
        ]),
        familyRewards,
      ];
    }
    case 'reward_rejected': {
      const { kidId } = event.redemption;
      return all([queryKeys.kidRequests(kidId), queryKeys.kidRewardHistory(kidId)]);
    }
    case 'new_message':
    default:
      return all([queryKeys.kidMessages(event.message.toKidId)]);
  }
}

/** The calendar of all kids of the parent who listens. */
const familyRewardHistory: QueryKey = ['/api/parents'];

/** The store of any family in the cache (there is one): an approval takes from the stock. */
const familyRewards: InvalidateQueryFilters = {
  predicate: ({ queryKey }) => queryKey[0] === '/api/kids/family' && queryKey[2] === 'rewards',
};

/** Everything the channel could have told while nobody listened. */
export function staleAfterJoin({ userType, userId }: Listener): InvalidateQueryFilters[] {
  return userType === 'parent'
    ? all([queryKeys.pendingSubmissions, queryKeys.pendingRedemptions, familyRewardHistory])
    : [...all([queryKeys.kid(userId), queryKeys.leaderboard]), familyRewards];
}
