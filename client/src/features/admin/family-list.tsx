import { KeyRound } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { FAMILY_STATES, UNUSED_DAYS, type FamilyState } from '@shared/constants';
import type { AdminFamily } from '@shared/contracts/admin';
import { EmptyState } from '@/components/ui/empty-state';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Select } from '@/components/ui/select';
import { SearchBox } from '@/components/ui/search-box';
import { ResetLinkDialog } from './reset-link-dialog';
import { t } from '@/lib/i18n/messages';
import { useFamilies } from './admin.api';
import { FamilyDialog } from './family-dialog';
import { FamilyTable, FamilyTableSkeleton } from './family-table';
import { LoadError, MoreRows } from './admin-table';
import { useDebounced } from './use-debounced';

const SEARCH_PAUSE_MS = 250;

export function FamilyList() {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_PAUSE_MS);
  const [state, setState] = useState<FamilyState | null>(null);
  const list = useFamilies({ search, state });
  const [viewed, setViewed] = useState<AdminFamily | null>(null);
  // The username, empty to enter one.
  const [resetting, setResetting] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const { fetchNextPage } = list;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // Another family's dialog may be open when this one's request ends.
  const close = () => setViewed((now) => (now === viewed ? null : now));
  const deleted = () => {
    close();
    // The button that opened the dialog was removed.
    requestAnimationFrame(() => heading.current?.focus());
  };

  const pages = list.data?.pages ?? [];
  const total = pages.at(-1)?.total;
  const shown = pages.reduce((count, { families }) => count + families.length, 0);

  return (
    <section aria-labelledby="families-heading">
      <div className="mt-7.5 mb-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2
          id="families-heading"
          ref={heading}
          tabIndex={-1}
          className="me-auto text-21 tabular-nums focus:shadow-none focus:outline-none"
        >
          {total === undefined ? t('admin.families') : t('admin.familiesCount', { total })}
        </h2>
        <Select
          aria-label={t('admin.state')}
          className="border"
          options={[
            { value: '', label: t('admin.state.all') },
            { value: 'suspended', label: t('admin.state.suspended') },
            { value: 'unused', label: t('admin.state.unused', { days: UNUSED_DAYS }) },
          ]}
          value={state ?? ''}
          onChange={({ target }) => setState(FAMILY_STATES.find((value) => value === target.value) ?? null)}
        />
        <SearchBox
          label={t('admin.searchFamilies')}
          placeholder={t('admin.searchFamiliesHint')}
          clearLabel={t('admin.clearSearch')}
          value={typed}
          onChange={setTyped}
          searching={list.isPlaceholderData}
        />
        <Button className="max-mini:min-h-11 max-mini:w-full" onClick={() => setResetting('')}>
          <KeyRound />
          {t('admin.resetLink')}
        </Button>
      </div>
      <output className="sr-only">
        {search !== '' && total !== undefined && !list.isPlaceholderData
          ? t('admin.familiesFound', { count: total })
          : ''}
      </output>
      {list.isPending && <FamilyTableSkeleton />}
      {list.isLoadingError && (
        <LoadError
          title={t('admin.familiesFailed')}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {total === 0 && (
        <NoFamilies
          searched={search !== ''}
          filtered={state !== null}
          onClear={() => {
            setTyped('');
            setState(null);
          }}
        />
      )}
      {shown > 0 && (
        <FamilyTable
          pages={pages}
          total={total ?? shown}
          search={search}
          stale={list.isPlaceholderData}
          onView={setViewed}
        />
      )}
      {list.hasNextPage && !list.isPlaceholderData && (
        <MoreRows
          shown={shown}
          total={total ?? shown}
          errorTitle={t('admin.moreFamiliesFailed')}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={more}
        />
      )}
      {resetting !== null && <ResetLinkDialog username={resetting} onClose={() => setResetting(null)} />}
      {viewed && (
        <FamilyDialog
          family={viewed}
          onClose={close}
          onDeleted={deleted}
          onReset={(username) => {
            close();
            setResetting(username);
          }}
        />
      )}
    </section>
  );
}

function NoFamilies({
  searched,
  filtered,
  onClear,
}: {
  searched: boolean;
  filtered: boolean;
  onClear: () => void;
}) {
  const text = searched
    ? 'admin.noFamiliesForSearch'
    : filtered
      ? 'admin.noFamiliesForState'
      : 'admin.noFamiliesYet';
  return (
    <Card>
      <EmptyState
        title={t('admin.noFamilies')}
        text={t(text)}
        action={
          (searched || filtered) && (
            <Button onClick={onClear}>
              {t(filtered ? 'admin.audit.clearFilters' : 'admin.clearSearch')}
            </Button>
          )
        }
      />
    </Card>
  );
}
