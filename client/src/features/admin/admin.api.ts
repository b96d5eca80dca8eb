import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { FamilyState } from '@shared/constants';
import type { AdminFamily, AdminFamilyDetails, AdminStats, UnknownCodes } from '@shared/contracts/admin';
import { del, get, post } from '@/lib/api/api-client';
import type { ResetLink, ResetLinkInput } from '@shared/contracts/password-reset';
import type { AuditKind, AuditOutcome } from '@shared/audit';
import type { AuditLine } from '@shared/contracts/audit';
import { getPage, PAGE_SIZE, type Page } from '@/lib/api/get-page';

export const adminKeys = {
  stats: ['/api/admin/stats'],
  unknownCodes: ['/api/admin/unknown-codes'],
  families: (filters?: object) =>
    filters ? (['/api/admin/families', filters] as const) : (['/api/admin/families'] as const),
  auditLog: (filters?: object) =>
    filters ? (['/api/admin/audit-log', filters] as const) : (['/api/admin/audit-log'] as const),
} as const;

export interface FamilyPage {
  families: AdminFamily[];
  total: number;
  nextCursor: string | null;
}

const statsQuery = queryOptions({
  queryKey: adminKeys.stats,
  queryFn: ({ signal }) => get<AdminStats>('/api/admin/stats', { signal }),
});

export const useAdminStats = () => useQuery(statsQuery);

// A timer would keep an unattended session alive.
const UNKNOWN_CODES_FRESH_MS = 30_000;

const unknownCodesQuery = queryOptions({
  queryKey: adminKeys.unknownCodes,
  queryFn: ({ signal }) => get<UnknownCodes>('/api/admin/unknown-codes', { signal }),
  staleTime: UNKNOWN_CODES_FRESH_MS,
  refetchOnWindowFocus: true,
});

export const useUnknownCodes = () => useQuery(unknownCodesQuery);

interface FamilyFilters {
  search: string;
  state: FamilyState | null;
}

const familiesQuery = (filters: FamilyFilters) =>
  infiniteQueryOptions({
    queryKey: adminKeys.families(filters),
    queryFn: ({ pageParam, signal }) => fetchPage(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last: FamilyPage) => last.nextCursor,
    // Keeps the previous rows while a search loads.
    placeholderData: keepPreviousData,
  });

export const useFamilies = (filters: FamilyFilters) => useInfiniteQuery(familiesQuery(filters));

const familyPath = (id: string) => `/api/admin/families/${encodeURIComponent(id)}`;

export function useViewFamily() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      post<AdminFamilyDetails>(`${familyPath(id)}/views`, { reason }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.auditLog() }),
  });
}

export function useSuspendFamily() {
  return useFamilyChange(({ id, reason }: { id: string; reason: string }) =>
    post(`${familyPath(id)}/suspend`, { reason }),
  );
}

export function useRestoreFamily() {
  return useFamilyChange((id: string) => post(`${familyPath(id)}/restore`));
}

export function useDeleteFamily() {
  return useFamilyChange((id: string) => del(familyPath(id)));
}

function useFamilyChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: adminKeys.families() }),
        client.invalidateQueries({ queryKey: adminKeys.stats }),
        client.invalidateQueries({ queryKey: adminKeys.auditLog() }),
      ]),
  });
}

export function useMakeResetLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ResetLinkInput) => post<ResetLink>('/api/admin/reset-links', input),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.auditLog() }),
  });
}

export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (username: string) => post('/api/admin/end-sessions', { username }),
    onSuccess: () => client.invalidateQueries({ queryKey: adminKeys.auditLog() }),
  });
}

async function fetchPage(
  filters: FamilyFilters,
  cursor: string | null,
  signal: AbortSignal,
): Promise<FamilyPage> {
  const page = await getPage<AdminFamily>(
    '/api/admin/families',
    { limit: PAGE_SIZE, ...filters, cursor },
    signal,
  );
  return { families: page.rows, total: page.total ?? page.rows.length, nextCursor: page.nextCursor };
}

/** null and empty values don't filter. */
export interface AuditFilters {
  kind: AuditKind | null;
  outcome: AuditOutcome | null;
  search: string;
}

const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: adminKeys.auditLog(filters),
    queryFn: ({ pageParam, signal }) =>
      getPage<AuditLine>('/api/admin/audit-log', { limit: PAGE_SIZE, ...filters, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page<AuditLine>) => last.nextCursor,
    placeholderData: keepPreviousData,
  });

export const useAuditLog = (filters: AuditFilters) => useInfiniteQuery(auditQuery(filters));
