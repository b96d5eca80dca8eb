import { queryOptions } from '@tanstack/react-query';
import type { LeaderboardEntry } from '@shared/contracts/leaderboard';
import { get } from './api-client';
import { queryKeys } from './query-keys';

/** This week of the family. */
export const leaderboardQuery = queryOptions({
  queryKey: queryKeys.leaderboard,
  queryFn: ({ signal }) => get<LeaderboardEntry[]>('/api/leaderboard', { signal }),
});
