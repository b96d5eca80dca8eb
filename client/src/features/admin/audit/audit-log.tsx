import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { AUDIT_KINDS, AUDIT_OUTCOMES } from '@shared/audit';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { formatZone } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { LoadError, MoreRows } from '@/features/admin/admin-table';
import { useDebounced } from '@/features/admin/use-debounced';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { SearchBox } from '@/components/ui/search-box';
import { AuditTable, AuditTableSkeleton } from './audit-table';
import { useAuditLog, type AuditFilters } from '@/features/admin/admin.api';

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

const field = 'basis-42 grow mini:basis-52.5 mini:grow-0';

function AuditFilterBar({
  filters,
  onChange,
  searching,
}: {
  filters: AuditFilters;
  onChange: (change: Partial<AuditFilters>) => void;
  searching: boolean;
}) {
  return (
    <Card className="flex flex-wrap items-end gap-x-4 gap-y-3.5 p-4 mini:px-5.5 mini:py-4.5">
      <Field label={t('admin.audit.what')} className={field}>
        {(control) => (
          <Select
            {...control}
            className="border"
            options={[
              { value: '', label: t('admin.audit.everything') },
              ...AUDIT_KINDS.map((kind) => ({ value: kind, label: t(`admin.audit.kind.${kind}`) })),
            ]}
            value={filters.kind ?? ''}
            onChange={({ target }) =>
              onChange({ kind: AUDIT_KINDS.find((kind) => kind === target.value) ?? null })
            }
          />
        )}
      </Field>
      <Field label={t('admin.audit.outcome')} className={field}>
        {(control) => (
          <Select
            {...control}
            className="border"
            options={[
              { value: '', label: t('admin.audit.any') },
              { value: 'ok', label: t('admin.audit.done') },
              { value: 'refused', label: t('admin.audit.refused') },
            ]}
            value={filters.outcome ?? ''}
            onChange={({ target }) =>
              onChange({ outcome: AUDIT_OUTCOMES.find((outcome) => outcome === target.value) ?? null })
            }
          />
        )}
      </Field>
      <SearchBox
        className="ms-auto grow basis-65"
        label={t('admin.audit.search')}
        placeholder={t('admin.audit.searchHint')}
        clearLabel={t('admin.clearSearch')}
        value={filters.search}
        onChange={(search) => onChange({ search })}
        searching={searching}
      />
    </Card>
  );
}
