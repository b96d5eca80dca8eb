import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnalyticsSummary } from '@shared/contracts/analytics';
import { get } from '@/lib/api-client';
import { queryKeys, type Range } from '@/lib/query-keys';

export const analyticsSummaryQuery = (range: Range) =>
  queryOptions({
    queryKey: [...queryKeys.analytics(range), 'summary'],
    queryFn: ({ signal }) =>
      get<AnalyticsSummary>(`/api/analytics/summary?${new URLSearchParams({ ...range }).toString()}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });
