import { useQueries } from '@tanstack/react-query';
import { useKids } from '@/features/kids/kids.api';
import { kidRequestsQuery } from '@/lib/kid-requests-query';
import { reviewedItems } from './reviewed-items';

export function useReviewedItems() {
  const kids = useKids();
  const requests = useQueries({ queries: (kids.data ?? []).map(({ id }) => kidRequestsQuery(id)) });
  const decided = requests
    .flatMap(({ data }) => (data ? reviewedItems(data) : []))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  const reads = [kids, ...requests];
  return {
    decided,
    isLoaded: kids.data !== undefined && requests.every(({ data }) => data !== undefined),
    error: reads.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const read of reads) if (read.data === undefined) void read.refetch();
    },
  };
}
