import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditKind, AuditOutcome } from '@shared/audit';
import type { AuditLine } from '@shared/contracts/audit';
import { adminKeys } from '../admin-keys';
import { getPage, PAGE_SIZE, type Page } from '@/lib/api/get-page';

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
