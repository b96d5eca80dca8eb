import type { InvalidateQueryFilters, QueryKey } from '@tanstack/react-query';
import type { ServerEvent } from '@shared/realtime';
import { queryKeys } from '@/lib/query-keys';

type Filters = readonly InvalidateQueryFilters[];

const all = (...keys: readonly QueryKey[]): Filters => keys.map((queryKey) => ({ queryKey }));

/** The kid's record alone, with the stars and those held for requests, without what lies below it. */
const kidItself = (id: string): InvalidateQueryFilters => ({ queryKey: queryKeys.kid(id), exact: true });

/** The parents' list of kids, without what lies below it. */
const kidList: InvalidateQueryFilters = { queryKey: queryKeys.kids, exact: true };

/** What the kids of the family are shown: there is one family in the cache. */
const shopOfKids: InvalidateQueryFilters = {
  predicate: ({ queryKey }) => queryKey[0] === '/api/kids/family' && queryKey[2] === 'rewards',
};

/** What each kid has to do today, and what they have handed in. */
const kidsChores: InvalidateQueryFilters = {
  predicate: ({ queryKey }) =>
    queryKey[0] === queryKeys.kids[0] && (queryKey[2] === 'chores' || queryKey[2] === 'requests'),
};

/** What each kid has asked for, the stars that it holds, and when. */
const kidsRedemptions: InvalidateQueryFilters = {
  predicate: ({ queryKey }) =>
    queryKey[0] === queryKeys.kids[0] &&
    (queryKey.length === 2 || queryKey[2] === 'requests' || queryKey[2] === 'reward-redemptions'),
};

/** The calendars of all kids together. */
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

/** What a review, or its undoing, changes on the parents' screens too. */
const afterChoreReviewOfFamily = (kidId: string): Filters => [
  ...afterChoreReview(kidId),
  kidList,
  // What waits for a yes to a reward says whether the stars are there.
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

const afterRedemptionWithdrawn = (kidId: string): Filters => [
  kidItself(kidId),
  kidList,
  ...all(
    queryKeys.pendingRedemptions,
    queryKeys.kidRequests(kidId),
    queryKeys.kidRewardHistory(kidId),
    ...familyRewardHistory,
  ),
  shopOfKids,
];

const afterStarsByHand = (kidId: string): Filters => [
  kidItself(kidId),
  kidList,
  ...all(
    queryKeys.kidLifetimeStars(kidId),
    queryKeys.kidStars(kidId),
    queryKeys.kidBadges(kidId),
    queryKeys.kidNest(kidId),
    queryKeys.pendingRedemptions,
    // The cards on it show the stars.
    queryKeys.leaderboard,
    queryKeys.tuneUp,
  ),
];

/** A type of event that is not listed here does not compile. */
type FiltersByType = {
  [Type in ServerEvent['type']]: (event: Extract<ServerEvent, { type: Type }>) => Filters;
};

const FILTERS: FiltersByType = {
  chore_submission: ({ submission }) =>
    all(
      queryKeys.plan(),
      queryKeys.pendingSubmissions,
      queryKeys.tuneUp,
      queryKeys.kidChores(submission.kidId),
      queryKeys.kidRequests(submission.kidId),
    ),
  reward_redemption: ({ redemption }) => [
    kidItself(redemption.kidId),
    kidList,
    ...all(
      queryKeys.pendingRedemptions,
      queryKeys.kidRequests(redemption.kidId),
      queryKeys.kidRewardHistory(redemption.kidId),
      ...familyRewardHistory,
    ),
  ],
  chore_approved: ({ submission }) => afterChoreReview(submission.kidId),
  chore_rejected: ({ submission }) =>
    all(
      queryKeys.kidChores(submission.kidId),
      queryKeys.kidRequests(submission.kidId),
      queryKeys.kidChoreHistory(submission.kidId),
    ),
  reward_approved: ({ redemption }) => afterRewardReview(redemption.kidId),
  reward_rejected: ({ redemption }) => [
    kidItself(redemption.kidId),
    ...all(queryKeys.kidRequests(redemption.kidId), queryKeys.kidRewardHistory(redemption.kidId)),
    // It frees its place within a limit.
    shopOfKids,
  ],
  news: ({ kidId }) => all(queryKeys.kidNews(kidId)),
  new_message: ({ message }) => all(queryKeys.kidMessages(message.toKidId)),
  message_sent: ({ message }) => all(queryKeys.kidMessages(message.toKidId)),
  message_read: ({ message }) => all(queryKeys.kidMessages(message.toKidId)),
  chore_reviewed: ({ submission }) => afterChoreReviewOfFamily(submission.kidId),
  reward_reviewed: ({ redemption }) => afterRewardReviewOfFamily(redemption.kidId),
  reward_delivered: ({ redemption }) => [
    ...all(
      queryKeys.promisedRedemptions,
      queryKeys.kidRequests(redemption.kidId),
      queryKeys.kidRewardHistory(redemption.kidId),
      ...familyRewardHistory,
    ),
  ],
  submission_withdrawn: ({ kidId }) =>
    all(
      queryKeys.plan(),
      queryKeys.pendingSubmissions,
      queryKeys.kidChores(kidId),
      queryKeys.kidRequests(kidId),
      queryKeys.kidChoreHistory(kidId),
    ),
  redemption_withdrawn: ({ kidId }) => afterRedemptionWithdrawn(kidId),
  review_undone: ({ submission, redemption }) => [
    ...(submission ? afterChoreReviewOfFamily(submission.kidId) : []),
    ...(redemption ? afterRewardReviewOfFamily(redemption.kidId) : []),
  ],
  stars_changed: ({ kidId }) => afterStarsByHand(kidId),
  chores_changed: () => [...all(queryKeys.chores, queryKeys.plan(), queryKeys.tuneUp), kidsChores],
  // What waits for a yes shows the reward's tier and stock.
  rewards_changed: () => [
    ...all(queryKeys.rewards, queryKeys.pendingRedemptions, queryKeys.tuneUp),
    shopOfKids,
    kidsRedemptions,
  ],
  // Names and colours of kids stand everywhere, and the time zone decides what is in a day.
  family_changed: () => [{}],
};

/** What an event makes untrue of what was read before it. */
export function keysInvalidatedBy<Type extends ServerEvent['type']>(
  event: Extract<ServerEvent, { type: Type }>,
): Filters {
  return FILTERS[event.type](event);
}
