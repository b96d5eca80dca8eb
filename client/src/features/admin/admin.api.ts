import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AdminFamily, AdminStats, UnknownCodes } from '@shared/contracts/admin';
import { del, get, post } from '@/lib/api-client';
import type { ResetLink, ResetLinkInput } from '@shared/contracts/password-reset';
import { adminKeys } from './admin-keys';
import { getPage, PAGE_SIZE } from '@/lib/get-page';

export interface FamilyPage {
  families: AdminFamily[];
  /** How many families match, on whatever page. */
  total: number;
  nextCursor: string | null;
}

const statsQuery = queryOptions({
  queryKey: adminKeys.stats,
  queryFn: ({ signal }) => get<AdminStats>('/api/admin/stats', { signal }),
});

/** The four sums over all families. */
export const useAdminStats = () => useQuery(statsQuery);

// Read again when the admin comes back to the page, and not by a timer: that would keep the session of a screen nobody
// looks at from ending.
const UNKNOWN_CODES_FRESH_MS = 30_000;

const unknownCodesQuery = queryOptions({
  queryKey: adminKeys.unknownCodes,
  queryFn: ({ signal }) => get<UnknownCodes>('/api/admin/unknown-codes', { signal }),
  staleTime: UNKNOWN_CODES_FRESH_MS,
  refetchOnWindowFocus: true,
});

/** How many unknown family codes strangers have tried. */
export const useUnknownCodes = () => useQuery(unknownCodesQuery);

const familiesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: adminKeys.families(search),
    queryFn: ({ pageParam, signal }) => fetchPage(search, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last: FamilyPage) => last.nextCursor,
    // While a new search is under way the last rows stay.
    placeholderData: keepPreviousData,
  });

/** The families that match `search` (empty: all), newest first, page by page. */
export const useFamilies = (search: string) => useInfiniteQuery(familiesQuery(search));

const familyPath = (id: string) => `/api/admin/families/${encodeURIComponent(id)}`;

/** Opens one family for a reason that the family can read. */
export function useViewFamily() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      post<AdminFamily>(`${familyPath(id)}/views`, { reason }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.auditLog() }),
  });
}

/** Suspends a family for a reason that the family can read. Settles as `useDeleteFamily`. */
export function useSuspendFamily() {
  return useFamilyChange(({ id, reason }: { id: string; reason: string }) =>
    post(`${familyPath(id)}/suspend`, { reason }),
  );
}

/** Opens a suspended family again. Settles as `useDeleteFamily`. */
export function useRestoreFamily() {
  return useFamilyChange((id: string) => post(`${familyPath(id)}/restore`));
}

/** Deletes a family. Settles once the list and the sums have been read again. */
export function useDeleteFamily() {
  return useFamilyChange((id: string) => del(familyPath(id)));
}

function useFamilyChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // After a failure too: the family may be gone already.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: adminKeys.families() }),
        client.invalidateQueries({ queryKey: adminKeys.stats }),
        client.invalidateQueries({ queryKey: adminKeys.auditLog() }),
      ]),
  });
}

/** Makes a link for the parent's new password. */
export function useMakeResetLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ResetLinkInput) => post<ResetLink>('/api/admin/reset-links', input),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.auditLog() }),
  });
}

/** Signs a parent out on every browser. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (username: string) => post('/api/admin/end-sessions', { username }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.auditLog() }),
  });
}

async function fetchPage(search: string, cursor: string | null, signal: AbortSignal): Promise<FamilyPage> {
  const page = await getPage<AdminFamily>(
    '/api/admin/families',
    { limit: PAGE_SIZE, search, cursor },
    signal,
  );
  return { families: page.rows, total: page.total ?? page.rows.length, nextCursor: page.nextCursor };
}
