import { queryOptions } from '@tanstack/react-query';
import type { BestWeek, LeaderboardEntry } from '@shared/contracts/leaderboard';
import type { CalendarDate } from '@shared/rules/calendar';
import { get } from './api-client';
import { queryKeys } from './query-keys';

export const leaderboardQuery = queryOptions({
  queryKey: queryKeys.leaderboard,
  queryFn: ({ signal }) => get<LeaderboardEntry[]>('/api/leaderboard', { signal }),
});

export const leaderboardOf = (weekStart: CalendarDate) =>
  queryOptions({
    queryKey: queryKeys.leaderboardOf(weekStart),
    queryFn: ({ signal }) => get<LeaderboardEntry[]>(`/api/leaderboard?week=${weekStart}`, { signal }),
  });

export const bestWeekQuery = (kidId: string) =>
  queryOptions({
    queryKey: queryKeys.kidBestWeek(kidId),
    queryFn: ({ signal }) => get<BestWeek>(`/api/kids/${encodeURIComponent(kidId)}/best-week`, { signal }),
  });
