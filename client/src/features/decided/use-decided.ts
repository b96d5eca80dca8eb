import { useQueries } from '@tanstack/react-query';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { useKids } from '@/features/kids/kids.api';
import { kidRequestsQuery } from '@/lib/kid-requests-query';

/** A review of the last seven days. */
export type Decided = { id: string; at: string } & (
  { kind: 'chore'; record: ChoreSubmission } | { kind: 'reward'; record: RewardRedemption }
);

/** What was decided in the last seven days about what all kids did and asked for, the last decision first. */
export function useDecided() {
  const kids = useKids();
  const requests = useQueries({ queries: (kids.data ?? []).map(({ id }) => kidRequestsQuery(id)) });
  const decided: Decided[] = requests
    .flatMap(({ data }): Decided[] => [
      ...(data?.submissions ?? []).map((record) => ({
        kind: 'chore' as const,
        id: record.id,
        at: record.reviewedAt ?? '',
        record,
      })),
      ...(data?.redemptions ?? []).map((record) => ({
        kind: 'reward' as const,
        id: record.id,
        at: record.reviewedAt ?? '',
        record,
      })),
    ])
    .filter(({ record }) => record.status !== 'pending')
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
    /** What the kid has now. */
    starsOf: (kidId: string) => kids.data?.find(({ id }) => id === kidId)?.totalStars ?? 0,
  };
}
