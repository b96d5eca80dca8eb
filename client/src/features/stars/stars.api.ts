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
import { get, post } from '@/lib/api-client';
import { applyEffects } from '@/lib/cache-effects';
import { getFile } from '@/lib/get-file';
import { getPage, PAGE_SIZE, type Page } from '@/lib/get-page';
import { queryKeys } from '@/lib/query-keys';
import { readAgain } from '@/lib/read-again';
import { saveFile } from '@/lib/save-file';
import { usePostOnce } from '@/lib/use-post-once';

const starsPath = (kidId: string) => `/api/kids/${encodeURIComponent(kidId)}/stars`;

/** What a statement shows: everything, or what came of one source. */
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

/** What moved a kid's stars, newest first, page by page. */
export const useStatement = (kidId: string, filter: StatementFilter) =>
  useInfiniteQuery(statementQuery(kidId, filter));

/** The whole ledger of a kid by source. */
export const useStarTotals = (kidId: string) =>
  useQuery({
    queryKey: [...queryKeys.kidStars(kidId), 'totals'],
    queryFn: ({ signal }) => get<StarTotals>(`${starsPath(kidId)}/totals`, { signal }),
  });

/** What the kid was given or had taken by hand lately, newest first. */
export const starsByHandQuery = (kidId: string) =>
  queryOptions({
    queryKey: [...queryKeys.kidStars(kidId), 'lately by hand'],
    queryFn: ({ signal }) =>
      get<LedgerEntry[]>(`${starsPath(kidId)}?source=by_hand&limit=${PAGE_SIZE}`, { signal }),
  });

/** Saves a kid's statement as a CSV file. It is read whole first, so that a download that broke off is a failure. */
export function useStatementExport(kidId: string) {
  return useMutation({
    mutationFn: async (filter: StatementFilter) => {
      const narrowed = filter === 'all' ? '' : `?source=${filter}`;
      saveFile(await getFile(`${starsPath(kidId)}/export${narrowed}`), 'starnest-stars.csv');
    },
  });
}

/** Gives a kid stars, or takes some where the amount is below zero; once where the answer to the first attempt was lost. */
export function useMoveStars(kidId: string) {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (body: StarsByHandInput) => postOnce<LedgerEntry>(starsPath(kidId), body),
    // Refused too: the stars, or what the family allows, are other than the screen said.
    onSettled: () => void starsMovedByHand(client, kidId),
  });
}

/** Takes back stars that were given or taken by hand. */
export function useUndoStars() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kidId, entryId }: { kidId: string; entryId: string }) =>
      post<LedgerEntry>(`${starsPath(kidId)}/${encodeURIComponent(entryId)}/undo`),
    onSettled: (_entry, _error, { kidId }) => void starsMovedByHand(client, kidId),
  });
}

/** Also what the family allows, which may be why it was refused. */
const starsMovedByHand = (client: QueryClient, kidId: string) =>
  Promise.all([
    applyEffects(client, 'stars_changed', kidId),
    readAgain(client, [{ queryKey: queryKeys.family }]),
  ]);
