import { useCallback, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Button } from '@/components/ui/button';
import { LoadFault } from '../load-fault';
import { MoreRows } from '../more-rows';
import { useDebounced } from '../use-debounced';
import { useAuditLog } from './audit.api';
import { AuditFilterBar } from './audit-filter-bar';
import { AuditTable, AuditTableSkeleton } from './audit-table';
import { useAuditFilters } from './use-audit-filters';
import './audit.css';

const SEARCH_PAUSE_MS = 250;

/** Who logged in, what was deleted, who was locked out or refused: newest first, with filters that are part of the address. */
export function AuditLog() {
  const [filters, change] = useAuditFilters();
  // What is typed is asked for once the typing pauses; the address follows every letter.
  const search = useDebounced(filters.search.trim(), SEARCH_PAUSE_MS);
  const log = useAuditLog({ ...filters, search });
  const { fetchNextPage } = log;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);

  const lines = log.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const narrowed = filters.kind !== null || filters.outcome !== null || search !== '';
  return (
    <section aria-label="Audit log">
      <AuditFilterBar filters={filters} onChange={change} searching={log.isPlaceholderData} />
      <p className="audit-note">
        Newest first, in the time of {zone.replaceAll('_', ' ')}. Kept for a year, logins for 90 days.
      </p>
      {log.isPending && <AuditTableSkeleton />}
      {log.isLoadingError && (
        <div className="card">
          <LoadFault
            title="The audit log did not load"
            onRetry={() => void log.refetch()}
            retrying={log.isFetching}
          />
        </div>
      )}
      {log.isSuccess && lines.length === 0 && (
        <NoLines narrowed={narrowed} onClear={() => change({ kind: null, outcome: null, search: '' })} />
      )}
      {lines.length > 0 && <AuditTable lines={lines} search={search} stale={log.isPlaceholderData} />}
      {log.hasNextPage && !log.isPlaceholderData && (
        <MoreRows
          shown={lines.length}
          fault="More lines did not load"
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
    <div className="card">
      <EmptyState
        title={narrowed ? 'Nothing fits these filters' : 'Nothing has been written down yet'}
        text={
          narrowed
            ? 'Try another word, or look at everything.'
            : 'Logins, deletions, lockouts and refused calls appear here.'
        }
        action={narrowed && <Button onClick={onClear}>Clear filters</Button>}
      />
    </div>
  );
}
