import { clsx } from 'clsx';
import { addDays } from '@shared/rules/calendar';
import { SearchBox } from '@/components/ui/search-box';
import { Select } from '@/components/ui/select';
import { formatShortDay } from '@/lib/format';
import { t } from '@/lib/messages';
import { DAYS_AHEAD, NO_SET_DAY, SORTS, STATES, type ListFilter } from './list-filter';
import type { KidChoice } from './who-words';

const ALL = '';

function dayName(ahead: number, day: string): string {
  if (ahead === 0) return t('manage.today');
  return ahead === 1 ? t('manage.tomorrow') : formatShortDay(day);
}

export function ListTools({
  searchLabel,
  filter,
  onChange,
  kids,
  today,
}: {
  searchLabel: string;
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
  kids: readonly KidChoice[];
  today: string | null;
}) {
  const select = (
    name: string,
    value: string,
    options: { value: string; label: string }[],
    choose: (value: string) => void,
  ) => (
    <Select
      key={name}
      aria-label={name}
      className={clsx(
        'border! text-15!',
        value !== ALL &&
          value !== 'all' &&
          value !== 'newest' &&
          'border-lagoon! bg-lagoon-soft! text-lagoon-text!',
      )}
      options={options}
      value={value}
      onChange={({ target }) => choose(target.value)}
    />
  );
  return (
    <div className="mb-4.5 flex flex-wrap gap-2.5">
      <SearchBox
        className="grow basis-70"
        label={searchLabel}
        placeholder={searchLabel}
        clearLabel={t('manage.clearSearch')}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      <div className="grid grow-2 basis-140 grid-cols-2 gap-2.5 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        {select(
          t('manage.kid'),
          filter.kidId ?? ALL,
          [
            { value: ALL, label: t('manage.everyKid') },
            ...kids.map(({ id, name }) => ({ value: id, label: name })),
          ],
          (id) => onChange({ kidId: id === ALL ? null : id }),
        )}
        {today !== null &&
          select(
            t('manage.day'),
            filter.day ?? ALL,
            [
              { value: ALL, label: t('manage.everyDay') },
              ...Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
                const day = addDays(today, ahead);
                return { value: day, label: dayName(ahead, day) };
              }),
              { value: NO_SET_DAY, label: t('manage.noSetDay') },
            ],
            (day) => onChange({ day: day === ALL ? null : day }),
          )}
        {select(
          t('manage.state'),
          filter.state,
          STATES.map((state) => ({ value: state, label: t(`manage.state.${state}`) })),
          (chosen) => onChange({ state: STATES.find((state) => state === chosen) ?? 'all' }),
        )}
        {select(
          t('manage.sort'),
          filter.sort,
          SORTS.map((sort) => ({ value: sort, label: t(`manage.sort.${sort}`) })),
          (chosen) => onChange({ sort: SORTS.find((sort) => sort === chosen) ?? 'newest' }),
        )}
      </div>
    </div>
  );
}
