import { useCallback, useRef, useState } from 'react';
import type { AdminFamily } from '@shared/contracts/admin';
import { EmptyState } from '@/components/ui/empty-state';
import { Button } from '@/components/ui/button';
import { formatNumber, plural } from '@/lib/format';
import { useFamilies } from './admin.api';
import { FamilyDialog } from './family-dialog';
import { FamilyTable, FamilyTableSkeleton } from './family-table';
import { LoadFault } from './load-fault';
import { MoreRows } from './more-rows';
import { SearchBox } from './search-box';
import { useDebounced } from './use-debounced';
import './family-list.css';

const SEARCH_PAUSE_MS = 250;

/** All families, newest first, with a search, and the dialog of one. */
export function FamilyList() {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_PAUSE_MS);
  const list = useFamilies(search);
  const [viewed, setViewed] = useState<AdminFamily | null>(null);
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const view = useCallback((family: AdminFamily) => {
    setViewed(family);
    setOpen(true);
  }, []);
  const { fetchNextPage } = list;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const deleted = () => {
    setOpen(false);
    // The key that opened the dialog went with its row, so focus has nowhere to return to.
    requestAnimationFrame(() => heading.current?.focus());
  };

  const pages = list.data?.pages ?? [];
  const total = pages.at(-1)?.total;
  const shown = pages.reduce((count, { families }) => count + families.length, 0);

  return (
    <section aria-labelledby="families-heading">
      <div className="family-list-head">
        <h2 id="families-heading" ref={heading} tabIndex={-1} className="text-20">
          Families{total !== undefined && ` (${formatNumber(total)})`}
        </h2>
        <SearchBox
          label="Search families"
          placeholder="Name, email, kid or code"
          value={typed}
          onChange={setTyped}
          searching={list.isPlaceholderData}
        />
      </div>
      <output className="sr-only">
        {search !== '' && total !== undefined && !list.isPlaceholderData
          ? `${plural(total, 'family', 'families')} found`
          : ''}
      </output>
      {list.isPending && <FamilyTableSkeleton />}
      {list.isLoadingError && (
        <div className="card">
          <LoadFault
            title="The families did not load"
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        </div>
      )}
      {total === 0 && <NoFamilies searched={search !== ''} onClear={() => setTyped('')} />}
      {shown > 0 && (
        <FamilyTable
          pages={pages}
          total={total ?? shown}
          search={search}
          stale={list.isPlaceholderData}
          onView={view}
        />
      )}
      {list.hasNextPage && !list.isPlaceholderData && (
        <MoreRows
          shown={shown}
          total={total ?? shown}
          fault="More families did not load"
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={more}
        />
      )}
      {viewed && <FamilyDialog family={viewed} open={open} onOpenChange={setOpen} onDeleted={deleted} />}
    </section>
  );
}

function NoFamilies({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  return (
    <div className="card">
      <EmptyState
        title="No families found"
        text={
          searched
            ? 'Try adjusting your search terms'
            : 'The first one appears here as soon as a parent signs up.'
        }
        action={searched && <Button onClick={onClear}>Clear search</Button>}
      />
    </div>
  );
}
