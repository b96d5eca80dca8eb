import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { AUDIT_KINDS, AUDIT_OUTCOMES } from '@shared/audit';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { formatZone } from '@/lib/format';
import { t } from '@/lib/messages';
import { LoadError } from '../load-error';
import { MoreRows } from '../more-rows';
import { useDebounced } from '../use-debounced';
import { AuditFilterBar } from './audit-filter-bar';
import { AuditTable, AuditTableSkeleton } from './audit-table';
import { type AuditFilters, useAuditLog } from './audit.api';

const SEARCH_PAUSE_MS = 250;

export function AuditLog() {
  const [filters, change] = useAuditFilters();
  const search = useDebounced(filters.search.trim(), SEARCH_PAUSE_MS);
  const log = useAuditLog({ ...filters, search });
  const { fetchNextPage } = log;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);

  const lines = log.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const narrowed = filters.kind !== null || filters.outcome !== null || search !== '';
  return (
    <section aria-label={t('admin.auditLog')}>
      <AuditFilterBar filters={filters} onChange={change} searching={log.isPlaceholderData} />
      <p className="mx-0.5 mt-5.5 mb-3 text-ink-2">{t('admin.audit.note', { zone: formatZone(zone) })}</p>
      {log.isPending && <AuditTableSkeleton />}
      {log.isLoadingError && (
        <LoadError
          title={t('admin.audit.failed')}
          onRetry={() => void log.refetch()}
          retrying={log.isFetching}
        />
      )}
      {log.isSuccess && lines.length === 0 && (
        <NoLines narrowed={narrowed} onClear={() => change({ kind: null, outcome: null, search: '' })} />
      )}
      {lines.length > 0 && <AuditTable lines={lines} search={search} stale={log.isPlaceholderData} />}
      {log.hasNextPage && !log.isPlaceholderData && (
        <MoreRows
          shown={lines.length}
          errorTitle={t('admin.audit.moreFailed')}
          loading={log.isFetchingNextPage}
          failed={log.isFetchNextPageError}
          onMore={more}
        />
      )}
    </section>
  );
}

function NoLines({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        title={t(narrowed ? 'admin.audit.nothingFits' : 'admin.audit.empty')}
        text={t(narrowed ? 'admin.audit.nothingFitsHint' : 'admin.audit.emptyHint')}
        action={narrowed && <Button onClick={onClear}>{t('admin.audit.clearFilters')}</Button>}
      />
    </Card>
  );
}

/** Changes replace the history entry, so that Back leaves the log. */
function useAuditFilters(): [AuditFilters, (change: Partial<AuditFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters: AuditFilters = {
    kind: AUDIT_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    outcome: AUDIT_OUTCOMES.find((outcome) => outcome === params.get('outcome')) ?? null,
    search: params.get('search') ?? '',
  };
  const change = (to: Partial<AuditFilters>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(to)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return [filters, change];
}
