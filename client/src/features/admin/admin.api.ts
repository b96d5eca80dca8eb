import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AdminFamily, AdminStats } from '@shared/contracts/admin';
import { ApiError, del, get } from '@/lib/api-client';
import { queryKeys } from '@/lib/query-keys';

/** Every page but the last has so many families. */
export const PAGE_SIZE = 50;

export interface FamilyPage {
  families: AdminFamily[];
  /** How many families match, on whatever page. */
  total: number;
  nextCursor: string | null;
}

const statsQuery = queryOptions({
  queryKey: queryKeys.adminStats,
  queryFn: ({ signal }) => get<AdminStats>('/api/admin/stats', { signal }),
});

/** The four sums over all families. */
export const useAdminStats = () => useQuery(statsQuery);

const familiesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.adminFamilies(search),
    queryFn: ({ pageParam, signal }) => fetchPage(search, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last: FamilyPage) => last.nextCursor,
    // While a new search is under way the last rows stay.
    placeholderData: keepPreviousData,
  });

/** The families that match `search` (empty: all), newest first, page by page. */
export const useFamilies = (search: string) => useInfiniteQuery(familiesQuery(search));

/** Deletes a family. Settles once the list and the sums have been read again. */
export function useDeleteFamily() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => del(`/api/admin/families/${encodeURIComponent(id)}`),
    // After a failure too: the family may be gone already.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.adminFamilies() }),
        client.invalidateQueries({ queryKey: queryKeys.adminStats }),
      ]),
  });
}

/** A page's cursor and total ride in headers, so it is read here and not with `get`. */
async function fetchPage(search: string, cursor: string | null, signal: AbortSignal): Promise<FamilyPage> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
  if (search !== '') query.set('search', search);
  if (cursor !== null) query.set('cursor', cursor);
  const response = await fetch(`/api/admin/families?${query.toString()}`, {
    headers: { Accept: 'application/json' },
    credentials: 'include',
    signal,
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  const families: AdminFamily[] = await response.json();
  return {
    families,
    total: Number(response.headers.get('X-Total-Count') ?? families.length),
    nextCursor: response.headers.get('X-Next-Cursor'),
  };
}
