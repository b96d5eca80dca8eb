import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LedgerEntry } from '@shared/contracts/stars';
import { getPage, PAGE_SIZE, type Page } from '@/lib/api/get-page';
import { queryKeys } from '@/lib/api/query-keys';

/** Newest first, as far as the user has turned the pages. */
export const starBookQuery = (kidId: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.kidStars(kidId), 'book'],
    queryFn: ({ pageParam, signal }) =>
      getPage<LedgerEntry>(
        `/api/kids/${encodeURIComponent(kidId)}/stars`,
        { limit: PAGE_SIZE, cursor: pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page<LedgerEntry>) => last.nextCursor,
  });
