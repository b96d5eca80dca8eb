import { clsx } from 'clsx';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SearchBox } from '@/components/ui/search-box';
import { Tooltip } from '@/components/ui/tooltip';
import { t } from '@/lib/i18n/messages';
import type { ListFilter, PickName } from './list-filter';
import type { KidChoice } from './who-words';

const ALL = '';

export interface PickFilter {
  name: PickName;
  options: readonly { value: string; label: string }[];
}

export function ListTools({
  searchLabel,
  filter,
  onChange,
  kids,
  pick,
}: {
  searchLabel: string;
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
  kids: readonly KidChoice[];
  pick: PickFilter;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const filters = filter.kidId !== null || filter.pick !== null;
  return (
    <>
      <div className="flex min-w-0 gap-2.5 max-mini:w-full mini:w-75">
        <SearchBox
          label={searchLabel}
          placeholder={searchLabel}
          clearLabel={t('manage.clearSearch')}
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
        <Tooltip text={t('manage.filters')}>
          <Button
            className={clsx(
              'mini:hidden',
              filters ? 'border-lagoon! bg-lagoon-soft! text-lagoon-text!' : 'border-control!',
            )}
            iconOnly
            flat
            aria-label={t('manage.filters')}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <SlidersHorizontal />
          </Button>
        </Tooltip>
      </div>
      <div id={id} className={clsx('flex gap-2.5 max-mini:w-full', !open && 'max-mini:hidden')}>
        <FilterSelect
          name={t('whoWhen.who')}
          value={filter.kidId}
          options={[
            { value: ALL, label: t('manage.everyKid') },
            ...kids.map((kid) => ({ value: kid.id, label: kid.name })),
          ]}
          onChange={(kidId) => onChange({ kidId })}
        />
        <FilterSelect
          name={t(pick.name === 'day' ? 'manage.day' : 'rewards.size')}
          value={filter.pick}
          options={[
            { value: ALL, label: t(pick.name === 'day' ? 'manage.everyDay' : 'manage.everySize') },
            ...pick.options,
          ]}
          onChange={(next) => onChange({ pick: next })}
        />
      </div>
    </>
  );
}

function FilterSelect({
  name,
  value,
  options,
  onChange,
}: {
  name: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | null) => void;
}) {
  const chosen = options.find((option) => option.value === (value ?? ALL)) ?? options[0];
  return (
    <span
      className={clsx(
        'relative flex min-h-11 min-w-0 items-center gap-1.5 rounded-sm border px-3 text-15 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-lagoon max-mini:flex-1',
        value === null ? 'border-control bg-surface' : 'border-lagoon bg-lagoon-soft text-lagoon-text',
      )}
    >
      <span className="flex-none" aria-hidden>
        {t('manage.filterName', { name })}
      </span>
      <b className="min-w-0 font-semibold mini:max-w-40" aria-hidden>
        <bdi className="block truncate">{chosen?.label}</bdi>
      </b>
      <ChevronDown size={18} className="ms-auto flex-none text-ink-3" aria-hidden />
      <select
        className="absolute inset-0 cursor-pointer opacity-0"
        aria-label={name}
        value={value ?? ALL}
        onChange={({ target }) => onChange(target.value || null)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
