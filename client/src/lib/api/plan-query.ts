import { queryOptions } from '@tanstack/react-query';
import type { FamilyPlan } from '@shared/contracts/plan';
import type { CalendarDate } from '@shared/rules/calendar';
import { get } from './api-client';
import { queryKeys } from './query-keys';

export const planQuery = (from: CalendarDate, days: number) =>
  queryOptions({
    queryKey: queryKeys.plan({ from, days }),
    queryFn: ({ signal }) => get<FamilyPlan>(`/api/family/plan?from=${from}&days=${days}`, { signal }),
  });
