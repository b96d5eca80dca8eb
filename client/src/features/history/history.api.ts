import { queryOptions } from '@tanstack/react-query';
import type { Chore } from '@shared/contracts/chores';
import type { ChoreHistoryDay } from '@shared/contracts/history';
import type { FamilyPlan } from '@shared/contracts/plan';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { CalendarDate } from '@shared/rules/calendar';
import { get } from '@/lib/api/api-client';
import { planQuery } from '@/lib/api/shared-queries';
import { queryKeys, type Month } from '@/lib/api/query-keys';
import { dateIn, daysIn } from './month-grid';

const inMonth = (path: string, { year, month }: Month) => `${path}?year=${year}&month=${month}`;

export const choreHistoryQuery = (kidId: string, month: Month) =>
  queryOptions({
    queryKey: queryKeys.kidChoreHistory(kidId, month),
    queryFn: ({ signal }) =>
      get<ChoreHistoryDay[]>(inMonth(`/api/kids/${encodeURIComponent(kidId)}/chore-history`, month), {
        signal,
      }),
  });

export const missedQuery = (kidId: string, month: Month, today: CalendarDate) => {
  const first = dateIn(month, 1);
  const last = [dateIn(month, daysIn(month)), today].toSorted()[0] ?? today;
  const days = Math.max(1, Number(last.slice(8)));
  return {
    ...planQuery(first, days),
    select: ({ kids, chores }: FamilyPlan): Missed[] =>
      (kids.find(({ kid }) => kid.id === kidId)?.cells ?? [])
        .filter(({ state }) => state === 'missed')
        .flatMap(({ choreId, day }) => {
          const chore = chores.find(({ id }) => id === choreId);
          return chore ? [{ id: `${choreId} ${day}`, status: 'missed' as const, day, chore }] : [];
        }),
  };
};

export interface Missed {
  id: string;
  status: 'missed';
  day: CalendarDate;
  chore: Chore;
}

export const kidRewardHistoryQuery = (kidId: string, month: Month) =>
  queryOptions({
    queryKey: queryKeys.kidRewardHistory(kidId, month),
    queryFn: ({ signal }) =>
      get<RewardRedemption[]>(inMonth(`/api/kids/${encodeURIComponent(kidId)}/reward-redemptions`, month), {
        signal,
      }),
  });

export const parentRewardHistoryQuery = (parentId: string, month: Month) =>
  queryOptions({
    queryKey: queryKeys.parentRewardHistory(parentId, month),
    queryFn: ({ signal }) =>
      get<RewardRedemption[]>(
        inMonth(`/api/parents/${encodeURIComponent(parentId)}/reward-redemptions`, month),
        { signal },
      ),
  });

export const familyRewardHistoryQuery = (month: Month) =>
  queryOptions({
    queryKey: queryKeys.rewardHistory(month),
    queryFn: ({ signal }) => get<RewardRedemption[]>(inMonth('/api/reward-redemptions', month), { signal }),
  });
