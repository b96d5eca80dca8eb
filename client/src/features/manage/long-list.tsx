import { FilterX } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'wouter';
import { addDays } from '@shared/rules/calendar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cardGrid } from '@/components/ui/card-grid';
import { EmptyState } from '@/components/ui/empty-state';
import { t } from '@/lib/messages';
import {
  DAYS_AHEAD,
  filterList,
  isFiltering,
  NO_FILTER,
  NO_SET_DAY,
  readFilter,
  writeFilter,
  type ListFilter,
} from './list-filter';
import { ListTools } from './list-tools';
import { ManageCard } from './manage-card';
import { ManageRows } from './manage-rows';
import type { ManageEntry } from './presented';
import type { KidChoice } from './who-words';

/** Longer lists are shown as rows instead of cards. */
const ROWS_FROM = 40;

export interface LongListProps {
  title: string;
  searchLabel: string;
  entries: readonly ManageEntry[];
  kids: readonly KidChoice[];
  today: string;
}

/** A list with search, filters and sorting in the URL. Long lists are rendered lazily. */
export function LongList({ title, searchLabel, entries, kids, today }: LongListProps) {
  const [params, setParams] = useSearchParams();
  const filter = knownFilter(readFilter(params), kids, today);
  const change = (next: Partial<ListFilter>) =>
    setParams((now) => writeFilter(now, { ...readFilter(now), ...next }), { replace: true });
  // Keeps typing responsive in long lists.
  const applied = useDeferredValue(filter);
  const shown = filterList(entries, applied);
  const filtering = isFiltering(applied);
  const clear = () => change({ ...NO_FILTER, sort: filter.sort });
  return (
    <>
      <ListTools
        searchLabel={searchLabel}
        filter={filter}
        onChange={change}
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

/** The filter without kids and days that no longer exist. */
function knownFilter(filter: ListFilter, kids: readonly KidChoice[], today: string): ListFilter {
  const { kidId, day } = filter;
  const isChoice =
    day === NO_SET_DAY || (day !== null && day >= today && day <= addDays(today, DAYS_AHEAD - 1));
  return {
    ...filter,
    kidId: kids.some(({ id }) => id === kidId) ? kidId : null,
    day: isChoice ? day : null,
  };
}
