import { queryOptions } from '@tanstack/react-query';
import type { ChoreHistoryDay } from '@shared/contracts/history';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { get } from '@/lib/api-client';
import { queryKeys, type Month } from '@/lib/query-keys';

const inMonth = (path: string, { year, month }: Month) => `${path}?year=${year}&month=${month}`;

/** The days of a month, in the family's zone, on which the kid did a chore. */
export const choreHistoryQuery = (kidId: string, month: Month) =>
  queryOptions({
    queryKey: queryKeys.kidChoreHistory(kidId, month),
    queryFn: ({ signal }) =>
      get<ChoreHistoryDay[]>(inMonth(`/api/kids/${encodeURIComponent(kidId)}/chore-history`, month), {
        signal,
      }),
  });

/** What the kid asked for in a month of the family's calendar, oldest first. */
export const kidRewardHistoryQuery = (kidId: string, month: Month) =>
  queryOptions({
    queryKey: queryKeys.kidRewardHistory(kidId, month),
    queryFn: ({ signal }) =>
      get<RewardRedemption[]>(inMonth(`/api/kids/${encodeURIComponent(kidId)}/reward-redemptions`, month), {
        signal,
      }),
  });

/** What all kids of the parent asked for in a month of the family's calendar, oldest first. */
export const parentRewardHistoryQuery = (parentId: string, month: Month) =>
  queryOptions({
    queryKey: queryKeys.parentRewardHistory(parentId, month),
    queryFn: ({ signal }) =>
      get<RewardRedemption[]>(
        inMonth(`/api/parents/${encodeURIComponent(parentId)}/reward-redemptions`, month),
        { signal },
      ),
  });

/** What all kids of the family asked for in a month of its calendar, oldest first. */
export const familyRewardHistoryQuery = (month: Month) =>
  queryOptions({
    queryKey: queryKeys.rewardHistory(month),
    queryFn: ({ signal }) => get<RewardRedemption[]>(inMonth('/api/reward-redemptions', month), { signal }),
  });
