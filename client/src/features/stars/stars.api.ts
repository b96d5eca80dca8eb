import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { StarSource } from '@shared/constants';
import type { LedgerEntry, StarsByHandInput, StarTotals } from '@shared/contracts/stars';
import { get, post } from '@/lib/api/api-client';
import { applyEffects } from '@/lib/api/cache-effects';
import { getFile, saveFile } from '@/lib/api/get-file';
import { getPage, PAGE_SIZE, type Page } from '@/lib/api/get-page';
import { queryKeys } from '@/lib/api/query-keys';
import { refetch } from '@/lib/api/refetch';
import { usePostOnce } from '@/lib/api/idempotency';

const starsPath = (kidId: string) => `/api/kids/${encodeURIComponent(kidId)}/stars`;

export type StatementFilter = 'all' | StarSource;

const statementQuery = (kidId: string, filter: StatementFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.kidStars(kidId), filter],
    queryFn: ({ pageParam, signal }) =>
      getPage<LedgerEntry>(
        starsPath(kidId),
        { limit: PAGE_SIZE, source: filter === 'all' ? null : filter, cursor: pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page<LedgerEntry>) => last.nextCursor,
  });

export const useStatement = (kidId: string, filter: StatementFilter) =>
  useInfiniteQuery(statementQuery(kidId, filter));

export const useStarTotals = (kidId: string) =>
  useQuery({
    queryKey: [...queryKeys.kidStars(kidId), 'totals'],
    queryFn: ({ signal }) => get<StarTotals>(`${starsPath(kidId)}/totals`, { signal }),
  });

export const starsByHandQuery = (kidId: string) =>
  queryOptions({
    queryKey: [...queryKeys.kidStars(kidId), 'recent by hand'],
    queryFn: ({ signal }) =>
      get<LedgerEntry[]>(`${starsPath(kidId)}?source=by_hand&limit=${PAGE_SIZE}`, { signal }),
  });

/** Reads everything first, so that a broken download fails. */
export function useStatementExport(kidId: string) {
  return useMutation({
    mutationFn: async (filter: StatementFilter) => {
      const narrowed = filter === 'all' ? '' : `?source=${filter}`;
      saveFile(await getFile(`${starsPath(kidId)}/export${narrowed}`), 'starnest-stars.csv');
    },
  });
}

/** Negative removes stars. Safe to retry after a lost response. */
export function useMoveStars(kidId: string) {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (body: StarsByHandInput) => postOnce<LedgerEntry>(starsPath(kidId), body),
    // The balance or the family's setting may have changed even after an error.
    onSettled: () => void starsMovedByHand(client, kidId),
  });
}

export function useUndoStars() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kidId, entryId }: { kidId: string; entryId: string }) =>
      post<LedgerEntry>(`${starsPath(kidId)}/${encodeURIComponent(entryId)}/undo`),
    onSettled: (_entry, _error, { kidId }) => void starsMovedByHand(client, kidId),
  });
}

/** Refetches the family's setting, too, which may have caused an error. */
const starsMovedByHand = (client: QueryClient, kidId: string) =>
  Promise.all([
    applyEffects(client, 'stars_changed', kidId),
    refetch(client, [{ queryKey: queryKeys.family }]),
  ]);
