import { entryKeys } from './entry-keys';

export interface Month {
  year: number;
  month: number;
}

export interface Range {
  startDate: string;
  endDate: string;
}

export const queryKeys = {
  ...entryKeys,
  family: ['/api/family'],
  calendars: ['/api/family/calendars'],
  board: ['/api/board'],
  familyBoard: ['/api/family/board'],
  boardPreview: (id?: string) =>
    id === undefined
      ? (['/api/family/board', 'preview'] as const)
      : (['/api/family/board', 'preview', id] as const),
  kids: ['/api/kids'],
  kidBadges: (id: string) => ['/api/kids', id, 'badges'] as const,
  kidBestWeek: (id: string) => ['/api/kids', id, 'best-week'] as const,
  kidStars: (id: string) => ['/api/kids', id, 'stars'] as const,
  kidMessages: (id: string) => ['/api/kids', id, 'messages'] as const,
  kidNest: (id: string) => ['/api/kids', id, 'nest'] as const,
  kidPraise: (id: string) => ['/api/kids', id, 'praise'] as const,
  kidNews: (id: string) => ['/api/kids', id, 'news'] as const,
  kidChores: (id: string) => ['/api/kids', id, 'chores'] as const,
  kidRequests: (id: string) => ['/api/kids', id, 'requests'] as const,
  kidChoreHistory: (id: string, month?: Month) => withMonth(['/api/kids', id, 'chore-history'], month),
  kidRewardHistory: (id: string, month?: Month) => withMonth(['/api/kids', id, 'reward-redemptions'], month),
  familyRewards: (code: string) => ['/api/kids/family', code, 'rewards'] as const,
  badges: ['/api/badges'],
  chores: ['/api/chores'],
  rewards: ['/api/rewards'],
  plan: (range?: { from: string; days: number }) =>
    range ? (['/api/family/plan', range] as const) : (['/api/family/plan'] as const),
  tuneUp: ['/api/family/tune-up'],
  pendingSubmissions: ['/api/chore-submissions/pending'],
  pendingRedemptions: ['/api/reward-redemptions/pending'],
  promisedRedemptions: ['/api/reward-redemptions/promised'],
  parentRewardHistory: (id: string, month?: Month) =>
    withMonth(['/api/parents', id, 'reward-redemptions'], month),
  rewardHistory: (month?: Month) => withMonth(['/api/reward-redemptions'], month),
  analytics: (range?: Range) =>
    range ? (['/api/analytics', range] as const) : (['/api/analytics'] as const),
  leaderboard: ['/api/leaderboard'],
  leaderboardOf: (weekStart: string) => ['/api/leaderboard', weekStart] as const,
} as const;

function withMonth(path: readonly string[], month?: Month): readonly (string | Month)[] {
  return month ? [...path, month] : path;
}
