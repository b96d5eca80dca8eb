import type { InvalidateQueryFilters, QueryClient, QueryKey } from '@tanstack/react-query';
import { STARS_PER_LEVEL } from '@shared/constants';
import type { Board, BoardChore } from '@shared/contracts/boards';
import type { KidChore } from '@shared/contracts/plan';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { RoutineRun } from '@shared/contracts/routines';
import type { ServerEvent } from '@shared/realtime';
import { NEST_THINGS } from '@shared/rules/nest-things';
import { queryKeys } from './query-keys';
import { refetch, type Filters } from './refetch';

const all = (...keys: readonly QueryKey[]): Filters => keys.map((queryKey) => ({ queryKey }));

const kidItself = (id: string): InvalidateQueryFilters => ({ queryKey: queryKeys.kid(id), exact: true });

const kidList: InvalidateQueryFilters = { queryKey: queryKeys.kids, exact: true };

/** The cache has only one family. */
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

/** Only for a reward of the kid, because those show whether the kid has enough stars. */
const pendingRewardsOf = (kidId: string): InvalidateQueryFilters => ({
  queryKey: queryKeys.pendingRedemptions,
  predicate: ({ state }) =>
    !Array.isArray(state.data) || state.data.some((request: RewardRedemption) => request.kidId === kidId),
});

/** A single request or review doesn't change a shown card. */
const adviceLater: InvalidateQueryFilters = { queryKey: queryKeys.tuneUp, type: 'inactive' };

const connections: readonly QueryKey[] = [
  ['/api/device'],
  ['/api/family/devices'],
  queryKeys.calendars,
  ['/api/family/webhooks'],
];

/** A day's chores. */
const days: readonly QueryKey[] = [queryKeys.plan(), queryKeys.boardPreview()];

/** Paths without a kid's name, color or day. */
const WITHOUT_KIDS: ReadonlySet<unknown> = new Set([
  '/api/user',
  '/api/user/passkeys',
  '/api/user/tokens',
  '/api/family/members',
  '/api/family/invites',
  '/api/family/devices',
  '/api/family/webhooks',
  queryKeys.badges[0],
]);

/** Queries that show who reviewed, wrote or gave stars. */
const NAMES_ADULTS: ReadonlySet<unknown> = new Set([
  'requests',
  'chore-history',
  'reward-redemptions',
  'messages',
  'stars',
  'praise',
]);

const kidsEarnings = (kidId: string): Filters => all(queryKeys.kidBadges(kidId), queryKeys.kidNest(kidId));

const afterApproval = (kidId: string): Filters => [
  kidItself(kidId),
  ...all(
    queryKeys.kidStars(kidId),
    queryKeys.kidChores(kidId),
    queryKeys.kidRequests(kidId),
    queryKeys.kidChoreHistory(kidId),
    queryKeys.kidBestWeek(kidId),
    queryKeys.leaderboard,
  ),
];

const afterChoreReview = (kidId: string): Filters => [...afterApproval(kidId), ...kidsEarnings(kidId)];

const afterRewardReview = (kidId: string): Filters => [
  kidItself(kidId),
  ...all(queryKeys.kidStars(kidId), queryKeys.kidRequests(kidId), queryKeys.kidRewardHistory(kidId)),
  shopOfKids,
];

const afterChoreReviewOfFamily = (kidId: string): Filters => [
  ...afterChoreReview(kidId),
  kidList,
  pendingRewardsOf(kidId),
  adviceLater,
  ...all(...days, queryKeys.pendingSubmissions, queryKeys.analytics()),
];

const afterRewardReviewOfFamily = (kidId: string): Filters => [
  ...afterRewardReview(kidId),
  kidList,
  ...all(
    queryKeys.pendingRedemptions,
    queryKeys.promisedRedemptions,
    queryKeys.rewards,
    queryKeys.analytics(),
    ...familyRewardHistory,
  ),
  adviceLater,
];

interface Effect {
  carries?: 'submission' | 'redemption' | 'message' | 'entry';
  stale: (kidId: string) => Filters;
}

/** Effects of mutations and server events. A missing event type is a compile error. */
const EFFECTS: Record<ServerEvent['type'], Effect> = {
  board_changed: { stale: () => all(queryKeys.board) },
  chore_submission: {
    carries: 'submission',
    stale: (kidId) => [
      adviceLater,
      ...all(
        ...days,
        queryKeys.pendingSubmissions,
        queryKeys.kidChores(kidId),
        queryKeys.kidRequests(kidId),
        queryKeys.kidChoreHistory(kidId),
      ),
    ],
  },
  reward_redemption: {
    carries: 'redemption',
    stale: (kidId) => [
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
  },
  chore_approved: { carries: 'submission', stale: afterChoreReview },
  chore_rejected: {
    carries: 'submission',
    stale: (kidId) =>
      all(queryKeys.kidChores(kidId), queryKeys.kidRequests(kidId), queryKeys.kidChoreHistory(kidId)),
  },
  reward_approved: { carries: 'redemption', stale: afterRewardReview },
  reward_rejected: {
    carries: 'redemption',
    stale: (kidId) => [
      kidItself(kidId),
      ...all(queryKeys.kidRequests(kidId), queryKeys.kidRewardHistory(kidId)),
      shopOfKids,
    ],
  },
  news: { stale: (kidId) => all(queryKeys.kidNews(kidId)) },
  routine_changed: {
    stale: (kidId) => all(queryKeys.kidChores(kidId), queryKeys.board, queryKeys.boardPreview()),
  },
  praise_changed: { stale: (kidId) => all(queryKeys.kidPraise(kidId)) },
  new_message: { carries: 'message', stale: (kidId) => all(queryKeys.kidMessages(kidId)) },
  message_sent: { carries: 'message', stale: (kidId) => all(queryKeys.kidMessages(kidId)) },
  message_read: { carries: 'message', stale: (kidId) => all(queryKeys.kidMessages(kidId)) },
  chore_reviewed: { carries: 'submission', stale: afterChoreReviewOfFamily },
  reward_reviewed: { carries: 'redemption', stale: afterRewardReviewOfFamily },
  reward_delivered: {
    carries: 'redemption',
    stale: (kidId) =>
      all(
        queryKeys.promisedRedemptions,
        queryKeys.kidRequests(kidId),
        queryKeys.kidRewardHistory(kidId),
        ...familyRewardHistory,
      ),
  },
  submission_withdrawn: {
    stale: (kidId) =>
      all(
        ...days,
        queryKeys.pendingSubmissions,
        queryKeys.kidChores(kidId),
        queryKeys.kidRequests(kidId),
        queryKeys.kidChoreHistory(kidId),
      ),
  },
  redemption_withdrawn: {
    stale: (kidId) => [
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
  },
  review_undone: {
    stale: (kidId) => [...afterChoreReviewOfFamily(kidId), ...afterRewardReviewOfFamily(kidId)],
  },
  stars_changed: {
    carries: 'entry',
    stale: (kidId) => [
      kidItself(kidId),
      kidList,
      ...all(
        queryKeys.kidStars(kidId),
        queryKeys.kidBadges(kidId),
        queryKeys.kidNest(kidId),
        queryKeys.pendingRedemptions,
        // Shows the kids' stars.
        queryKeys.leaderboard,
        queryKeys.tuneUp,
        queryKeys.boardPreview(),
      ),
    ],
  },
  chores_changed: { stale: () => [...all(queryKeys.chores, ...days, queryKeys.tuneUp), kidsChores] },
  // Requests show the reward's tier and stock.
  rewards_changed: {
    stale: () => [
      ...all(queryKeys.rewards, queryKeys.pendingRedemptions, queryKeys.tuneUp),
      shopOfKids,
      kidsRedemptions,
    ],
  },
  // Names and colors are shown everywhere, and the time zone decides the day.
  family_changed: { stale: () => [{}] },
  kids_changed: { stale: () => [{ predicate: ({ queryKey }) => !WITHOUT_KIDS.has(queryKey[0]) }] },
  leaderboard_changed: { stale: () => all(queryKeys.leaderboard) },
  nest_changed: { stale: (kidId) => all(queryKeys.kidNest(kidId)) },
  // A removed member's tokens, webhooks and tablets are deleted, too.
  members_changed: {
    stale: () => [
      ...all(['/api/user'], ['/api/family/members'], ['/api/family/invites'], ...connections),
      ...all(...familyRewardHistory, queryKeys.promisedRedemptions),
      { predicate: ({ queryKey }) => queryKey[0] === queryKeys.kids[0] && NAMES_ADULTS.has(queryKey[2]) },
    ],
  },
  devices_changed: { stale: () => all(...connections) },
};

export type Change = keyof typeof EFFECTS;

/** `kidId` is required for changes about a kid. The server's event then has nothing to refetch. */
export const applyEffects = (client: QueryClient, change: Change, kidId = ''): Promise<void> =>
  refetch(client, EFFECTS[change].stale(kidId));

/**
 * Shows a run in the kid's chores, or on the board, without refetching them. Returns whether they are loaded and have its
 * occurrence. Not while they are fetched, because the response may be older.
 */
export function applyRun(client: QueryClient, run: RoutineRun): boolean {
  return [applyRunToKid(client, run), applyRunToBoard(client, run)].includes(true);
}

function applyRunToKid(client: QueryClient, run: RoutineRun): boolean {
  const queryKey = queryKeys.kidChores(run.kidId);
  const chores = client.getQueryData<readonly KidChore[]>(queryKey);
  const index =
    chores?.findIndex(({ chore, dueOn }) => chore.id === run.choreId && dueOn === run.dueOn) ?? -1;
  const item = chores?.[index];
  if (!chores || !item || client.isFetching({ queryKey, exact: true }) > 0) return false;
  if (!item.run || item.run.updatedAt <= run.updatedAt) {
    client.setQueryData(queryKey, chores.with(index, { ...item, run }));
  }
  return true;
}

function applyRunToBoard(client: QueryClient, run: RoutineRun): boolean {
  const queryKey = queryKeys.board;
  const board = client.getQueryData<Board>(queryKey);
  const isRuns = ({ choreId, dueOn }: BoardChore) => choreId === run.choreId && dueOn === run.dueOn;
  const lane = board?.lanes.find(({ kid, chores }) => kid.id === run.kidId && chores.some(isRuns));
  if (!board || !lane || client.isFetching({ queryKey, exact: true }) > 0) return false;
  const chores = lane.chores.map((chore) =>
    isRuns(chore) && (!chore.run || chore.run.updatedAt <= run.updatedAt) ? { ...chore, run } : chore,
  );
  const lanes = board.lanes.map((one) => (one === lane ? { ...lane, chores } : one));
  client.setQueryData(queryKey, { ...board, lanes });
  return true;
}

export const isEventType = (type: string): type is Change => Object.hasOwn(EFFECTS, type);

export const recordField = (type: Change): string | undefined => EFFECTS[type].carries;

export function effectsOf(event: ServerEvent): Filters {
  // Either a submission or a redemption was undone.
  if (event.type === 'review_undone')
    return event.submission
      ? EFFECTS.chore_reviewed.stale(event.submission.kidId)
      : EFFECTS.reward_reviewed.stale(event.redemption?.kidId ?? '');
  if (event.type === 'chore_approved' && !mayHaveEarned(event)) return afterApproval(kidOf(event));
  return EFFECTS[event.type].stale(kidOf(event));
}

function mayHaveEarned({ submission, starsAwarded }: ServerEvent & { type: 'chore_approved' }): boolean {
  const levelEnd = submission.kid.currentLevel * STARS_PER_LEVEL;
  const before = levelEnd - STARS_PER_LEVEL - starsAwarded;
  return NEST_THINGS.some(({ starRequirement: stars }) => stars > before && stars < levelEnd);
}

function kidOf(event: ServerEvent): string {
  if ('kidId' in event) return event.kidId;
  if ('submission' in event && event.submission) return event.submission.kidId;
  if ('redemption' in event && event.redemption) return event.redemption.kidId;
  return 'message' in event ? event.message.toKidId : '';
}
