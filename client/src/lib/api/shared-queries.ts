import { queryOptions } from '@tanstack/react-query';
import type { FamilyPlan } from '@shared/contracts/plan';
import type { CalendarDate } from '@shared/rules/calendar';
import type { Device } from '@shared/contracts/devices';
import type { KidRequests } from '@shared/contracts/kid-requests';
import type { BestWeek, LeaderboardEntry } from '@shared/contracts/leaderboard';
import { get } from './api-client';
import { queryKeys } from './query-keys';

export const planQuery = (from: CalendarDate, days: number) =>
  queryOptions({
    queryKey: queryKeys.plan({ from, days }),
    queryFn: ({ signal }) => get<FamilyPlan>(`/api/family/plan?from=${from}&days=${days}`, { signal }),
  });

export const devicesQuery = queryOptions({
  queryKey: ['/api/family/devices'],
  queryFn: ({ signal }) => get<Device[]>('/api/family/devices', { signal }),
});

/** Newest first, with the last seven days' reviews. */
export const kidRequestsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.kidRequests(id),
    queryFn: ({ signal }) => get<KidRequests>(`/api/kids/${encodeURIComponent(id)}/requests`, { signal }),
  });

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
