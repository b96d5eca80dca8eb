import { useDeferredValue, useState, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { t } from '@/lib/i18n/messages';
import { filterList, isFiltering, NO_FILTER, readFilter, writeFilter, type ListFilter } from './list-filter';
import { ListTools, type PickFilter } from './list-tools';
import { ManageRows } from './manage-rows';
import type { ManageEntry } from './presented';
import type { KidChoice } from './who-words';

export function ManageList({
  feature,
  entries,
  kids,
  pick,
  renderBulk,
}: {
  feature: 'chores' | 'rewards';
  entries: readonly ManageEntry[];
  kids: readonly KidChoice[];
  pick: PickFilter;
  renderBulk?: ((bulk: { ids: readonly string[]; onDone: () => void }) => ReactNode) | undefined;
}) {
  const [params, setParams] = useSearchParams();
  const filter = knownFilter(readFilter(params, pick.name), kids, pick);
  const change = (next: Partial<ListFilter>) =>
    setParams((now) => writeFilter(now, pick.name, { ...readFilter(now, pick.name), ...next }), {
      replace: true,
    });
  // Keeps typing responsive in long lists.
  const applied = useDeferredValue(filter);
  const { on, off } = filterList(entries, applied);
  const filtering = isFiltering(applied);
  const count = on.length + off.length;
  const clear = () => change(NO_FILTER);

  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const ids = [...on, ...off].map(({ id }) => id).filter((id) => selected.has(id));
  const select = (changed: readonly string[], isSelected: boolean) =>
    setSelected((now) => {
      const next = new Set(now);
      for (const id of changed)
        if (isSelected) next.add(id);
        else next.delete(id);
      return next;
    });

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2.5">
        <ListTools
          searchLabel={t(`${feature}.search`)}
          filter={filter}
          onChange={change}
          kids={kids}
          pick={pick}
        />
        <output
          className={filtering ? 'ms-auto text-14 text-ink-2' : 'ms-auto text-14 text-ink-2 max-mini:sr-only'}
        >
          {filtering ? t('manage.found', { count, total: entries.length }) : t(`${feature}.count`, { count })}
        </output>
        {filtering && count > 0 && (
          <Button variant="text" size="sm" onClick={clear}>
            {t('manage.showAll')}
          </Button>
        )}
      </div>
      {count === 0 ? (
        <Card>
          <EmptyState
            title={t('manage.nothingFound')}
            text={t('manage.nothingFoundText')}
            action={<Button onClick={clear}>{t('manage.showAll')}</Button>}
          />
        </Card>
      ) : (
        <ManageRows
          feature={feature}
          on={on}
          off={off}
          selection={renderBulk && { selected: new Set(ids), select }}
        />
      )}
      {renderBulk && ids.length > 0 && renderBulk({ ids, onDone: () => setSelected(new Set()) })}
    </>
  );
}

/** Removes kids and days that no longer exist. */
function knownFilter(filter: ListFilter, kids: readonly KidChoice[], { options }: PickFilter): ListFilter {
  return {
    ...filter,
    kidId: kids.some(({ id }) => id === filter.kidId) ? filter.kidId : null,
    pick: options.some(({ value }) => value === filter.pick) ? filter.pick : null,
  };
}
