import type { InvalidateQueryFilters, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ServerEvent } from '@shared/realtime';
import { queryKeys } from './query-keys';
import { readAgain, type Filters } from './read-again';

const all = (...keys: readonly QueryKey[]): Filters => keys.map((queryKey) => ({ queryKey }));

/** The kid's record alone, without the lists below it. */
const kidItself = (id: string): InvalidateQueryFilters => ({ queryKey: queryKeys.kid(id), exact: true });

/** The parents' list of kids, without the records below it. */
const kidList: InvalidateQueryFilters = { queryKey: queryKeys.kids, exact: true };

/** The kids' shop. The cache holds one family. */
const shopOfKids: InvalidateQueryFilters = {
  predicate: ({ queryKey }) => queryKey[0] === '/api/kids/family' && queryKey[2] === 'rewards',
};

/** Each kid's chores and requests. */
const kidsChores: InvalidateQueryFilters = {
  predicate: ({ queryKey }) =>
    queryKey[0] === queryKeys.kids[0] && (queryKey[2] === 'chores' || queryKey[2] === 'requests'),
};

/** Each kid's record, with its held stars, and requests for rewards. */
const kidsRedemptions: InvalidateQueryFilters = {
  predicate: ({ queryKey }) =>
    queryKey[0] === queryKeys.kids[0] &&
    (queryKey.length === 2 || queryKey[2] === 'requests' || queryKey[2] === 'reward-redemptions'),
};

/** The reward calendars of all kids together. */
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
 * The queries that each change makes stale, by the event that announces it. Mutations and the live connection share this
 * table. A new type of event doesn't compile until it is listed here.
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
    // A rejected request no longer counts for the reward's limit.
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
      // Its cards show the kids' stars.
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
  // Names and colors of kids are shown everywhere, and the time zone decides which day it is.
  family_changed: () => [{}],
};

export type Change = keyof typeof EFFECTS;

/**
 * Reads again what a write of this page made stale. `kidId` is needed for changes about a kid. Resolves when everything
 * has been read. The event that the server sends about the write then finds nothing left to read.
 */
export const applyEffects = (client: QueryClient, change: Change, kidId = ''): Promise<void> =>
  readAgain(client, EFFECTS[change](kidId));

/** The queries that a server event makes stale. */
export function effectsOf(event: ServerEvent): Filters {
  // One of the two is undone.
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
