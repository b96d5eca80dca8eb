import { FilterX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cardGrid } from '@/components/ui/card-grid';
import { EmptyState } from '@/components/ui/empty-state';
import { t } from '@/lib/messages';
import { filterList, isFiltering, NO_FILTER } from './list-filter';
import { ListTools } from './list-tools';
import { ManageCard } from './manage-card';
import { ManageRows } from './manage-rows';
import type { ManageEntry } from './presented';
import type { KidChoice } from './who-words';

/** From so many on they are rows instead of cards. */
const ROWS_FROM = 40;

export interface LongListProps {
  title: string;
  searchLabel: string;
  entries: readonly ManageEntry[];
  kids: readonly KidChoice[];
  today: string;
}

/** A list that is searched, filtered and sorted; many entries are rows that are drawn as they come into view. */
export default function LongList({ title, searchLabel, entries, kids, today }: LongListProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  // Typing goes on while a long list is drawn anew.
  const applied = useDeferredValue(filter);
  const shown = filterList(entries, applied);
  const filtering = isFiltering(applied);
  const clear = () => setFilter(({ sort }) => ({ ...NO_FILTER, sort }));
  return (
    <>
      <ListTools
        searchLabel={searchLabel}
        filter={filter}
        onChange={(change) => setFilter((now) => ({ ...now, ...change }))}
        kids={kids}
        today={entries.some(({ isOn }) => isOn) ? today : null}
      />
      <div className={filtering ? 'mb-2.5 flex min-h-11 items-center gap-3' : 'sr-only'}>
        <output className="text-15 text-ink-2">
          {filtering && t('manage.found', { count: shown.length, total: entries.length })}
        </output>
        {filtering && shown.length > 0 && (
          <Button variant="text" size="sm" onClick={clear}>
            <FilterX />
            {t('manage.showAll')}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            title={t('manage.nothingFound')}
            text={t('manage.nothingFoundText')}
            action={<Button onClick={clear}>{t('manage.showAll')}</Button>}
          />
        </Card>
      ) : entries.length >= ROWS_FROM ? (
        <ManageRows label={title} rows={shown} />
      ) : (
        <ul className={cardGrid}>
          {shown.map((entry) => (
            <ManageCard key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </>
  );
}
