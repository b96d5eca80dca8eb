import type { InvalidateQueryFilters, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ServerEvent } from '@shared/realtime';
import { queryKeys } from './query-keys';
import { readAgain, type Filters } from './read-again';

const all = (...keys: readonly QueryKey[]): Filters => keys.map((queryKey) => ({ queryKey }));

/** The kid's record without lists below its key. */
const kidItself = (id: string): InvalidateQueryFilters => ({ queryKey: queryKeys.kid(id), exact: true });

/** The list of kids without records below its key. */
const kidList: InvalidateQueryFilters = { queryKey: queryKeys.kids, exact: true };

/** The cache contains only one family. */
const shopOfKids: InvalidateQueryFilters = {
  predicate: ({ queryKey }) => queryKey[0] === '/api/kids/family' && queryKey[2] === 'rewards',
};

const kidsChores: InvalidateQueryFilters = {
  predicate: ({ queryKey }) =>
    queryKey[0] === queryKeys.kids[0] && (queryKey[2] === 'chores' || queryKey[2] === 'requests'),
};

const kidsRedemptions: InvalidateQueryFilters = {
  predicate: ({ queryKey }) =>
    queryKey[0] === queryKeys.kids[0] &&
    (queryKey.length === 2 || queryKey[2] === 'requests' || queryKey[2] === 'reward-redemptions'),
};

const familyRewardHistory: readonly QueryKey[] = [['/api/parents'], queryKeys.rewardHistory()];

const afterChoreReview = (kidId: string): Filters => [
  kidItself(kidId),
  ...all(
    queryKeys.kidLifetimeStars(kidId),
    queryKeys.kidStars(kidId),
    queryKeys.kidBadges(kidId),
    queryKeys.kidNest(kidId),
    queryKeys.kidChores(kidId),
    queryKeys.kidRequests(kidId),
    queryKeys.kidChoreHistory(kidId),
    queryKeys.kidBestWeek(kidId),
    queryKeys.leaderboard,
  ),
];

const afterRewardReview = (kidId: string): Filters => [
  kidItself(kidId),
  ...all(queryKeys.kidStars(kidId), queryKeys.kidRequests(kidId), queryKeys.kidRewardHistory(kidId)),
  shopOfKids,
];

const afterChoreReviewOfFamily = (kidId: string): Filters => [
  ...afterChoreReview(kidId),
  kidList,
  // Reward requests show whether the kid has enough stars.
  ...all(
    queryKeys.plan(),
    queryKeys.pendingSubmissions,
    queryKeys.pendingRedemptions,
    queryKeys.analytics(),
    queryKeys.tuneUp,
  ),
];

const afterRewardReviewOfFamily = (kidId: string): Filters => [
  ...afterRewardReview(kidId),
  kidList,
  ...all(
    queryKeys.pendingRedemptions,
    queryKeys.promisedRedemptions,
    queryKeys.rewards,
    queryKeys.analytics(),
    queryKeys.tuneUp,
    ...familyRewardHistory,
  ),
];

/**
 * The queries that each change invalidates, for mutations and server events. A missing event type is a
 * compile error.
 */
const EFFECTS: Record<ServerEvent['type'], (kidId: string) => Filters> = {
  chore_submission: (kidId) =>
    all(
      queryKeys.plan(),
      queryKeys.pendingSubmissions,
      queryKeys.tuneUp,
      queryKeys.kidChores(kidId),
      queryKeys.kidRequests(kidId),
      queryKeys.kidChoreHistory(kidId),
    ),
  reward_redemption: (kidId) => [
    kidItself(kidId),
    kidList,
    ...all(
      queryKeys.pendingRedemptions,
      queryKeys.kidRequests(kidId),
      queryKeys.kidRewardHistory(kidId),
      ...familyRewardHistory,
    ),
    shopOfKids,
  ],
  chore_approved: afterChoreReview,
  chore_rejected: (kidId) =>
    all(queryKeys.kidChores(kidId), queryKeys.kidRequests(kidId), queryKeys.kidChoreHistory(kidId)),
  reward_approved: afterRewardReview,
  reward_rejected: (kidId) => [
    kidItself(kidId),
    ...all(queryKeys.kidRequests(kidId), queryKeys.kidRewardHistory(kidId)),
    // A rejected request no longer counts toward the reward's limit.
    shopOfKids,
  ],
  news: (kidId) => all(queryKeys.kidNews(kidId)),
  new_message: (kidId) => all(queryKeys.kidMessages(kidId)),
  message_sent: (kidId) => all(queryKeys.kidMessages(kidId)),
  message_read: (kidId) => all(queryKeys.kidMessages(kidId)),
  chore_reviewed: afterChoreReviewOfFamily,
  reward_reviewed: afterRewardReviewOfFamily,
  reward_delivered: (kidId) =>
    all(
      queryKeys.promisedRedemptions,
      queryKeys.kidRequests(kidId),
      queryKeys.kidRewardHistory(kidId),
      ...familyRewardHistory,
    ),
  submission_withdrawn: (kidId) =>
    all(
      queryKeys.plan(),
      queryKeys.pendingSubmissions,
      queryKeys.kidChores(kidId),
      queryKeys.kidRequests(kidId),
      queryKeys.kidChoreHistory(kidId),
    ),
  redemption_withdrawn: (kidId) => [
    kidItself(kidId),
    kidList,
    ...all(
      queryKeys.pendingRedemptions,
      queryKeys.kidRequests(kidId),
      queryKeys.kidRewardHistory(kidId),
      ...familyRewardHistory,
    ),
    shopOfKids,
  ],
  review_undone: (kidId) => [...afterChoreReviewOfFamily(kidId), ...afterRewardReviewOfFamily(kidId)],
  stars_changed: (kidId) => [
    kidItself(kidId),
    kidList,
    ...all(
      queryKeys.kidLifetimeStars(kidId),
      queryKeys.kidStars(kidId),
      queryKeys.kidBadges(kidId),
      queryKeys.kidNest(kidId),
      queryKeys.pendingRedemptions,
      // The cards show the kids' stars.
      queryKeys.leaderboard,
      queryKeys.tuneUp,
    ),
  ],
  chores_changed: () => [...all(queryKeys.chores, queryKeys.plan(), queryKeys.tuneUp), kidsChores],
  // Reward requests show the reward's tier and stock.
  rewards_changed: () => [
    ...all(queryKeys.rewards, queryKeys.pendingRedemptions, queryKeys.tuneUp),
    shopOfKids,
    kidsRedemptions,
  ],
  // Kids' names and colors appear everywhere, and the time zone determines the day.
  family_changed: () => [{}],
};

export type Change = keyof typeof EFFECTS;

/**
 * Refetches the queries that a write changed. `kidId` is required for changes about a kid. The server's event
 * then has nothing to refetch.
 */
export const applyEffects = (client: QueryClient, change: Change, kidId = ''): Promise<void> =>
  readAgain(client, EFFECTS[change](kidId));

export function effectsOf(event: ServerEvent): Filters {
  // Exactly one of both is undone.
  if (event.type === 'review_undone')
    return event.submission
      ? EFFECTS.chore_reviewed(event.submission.kidId)
      : EFFECTS.reward_reviewed(event.redemption?.kidId ?? '');
  return EFFECTS[event.type](kidOf(event));
}

function kidOf(event: ServerEvent): string {
  if ('kidId' in event) return event.kidId;
  if ('submission' in event && event.submission) return event.submission.kidId;
  if ('redemption' in event && event.redemption) return event.redemption.kidId;
  return 'message' in event ? event.message.toKidId : '';
}
