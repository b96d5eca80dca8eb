import { useKids } from '@/features/kids/kids.api';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ChipLine } from '@/components/ui/chip-line';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { t } from '@/lib/i18n/messages';
import { type ReactNode, useId, useState } from 'react';
import { Search } from 'lucide-react';
import { LIMITS } from '@shared/constants';
import { Input } from '@/components/ui/input';
import { foldForSearch } from '@/lib/i18n/fold-for-search';
import type { KidChoice } from './who-words';

const PICKER_FROM = 9;

export function KidChips({
  value,
  onChange,
  words,
  error,
  children,
}: {
  value: readonly string[];
  onChange: (kidIds: string[]) => void;
  words: string;
  error?: string | undefined;
  children?: ReactNode;
}) {
  const query = useKids();
  const kids = query.data ?? [];
  // Deleted kids are removed, too.
  const toggle = (kid: KidChoice) =>
    onChange(kids.filter(({ id }) => (id === kid.id) !== value.includes(id)).map(({ id }) => id));
  const many = kids.length >= PICKER_FROM;
  const shown = many ? kids.filter(({ id }) => value.includes(id)) : kids;
  return (
    <ChipLine
      label={t('whoWhen.who')}
      words={words}
      error={error}
      chips={
        <>
          <ChoiceChip chosen={value.length === 0} onClick={() => onChange([])}>
            {t('whoWhen.everyone')}
          </ChoiceChip>
          {shown.map((kid) => (
            <ChoiceChip
              key={kid.id}
              chosen={value.includes(kid.id)}
              className="max-w-full ps-1.5"
              onClick={() => toggle(kid)}
            >
              <Avatar kid={kid} size={30} />
              <bdi className="max-w-44 truncate">{kid.name}</bdi>
            </ChoiceChip>
          ))}
          {query.isError && !query.data && (
            <span className="flex items-center gap-1 text-14 text-ink-2">
              {t('whoWhen.kidsFailed')}
              <Button variant="text" size="sm" onClick={() => void query.refetch()}>
                {t('whoWhen.tryAgain')}
              </Button>
            </span>
          )}
        </>
      }
    >
      {many && <KidPicker kids={kids} value={value} onToggle={toggle} />}
      {children}
    </ChipLine>
  );
}

function KidPicker({
  kids,
  value,
  onToggle,
}: {
  kids: readonly KidChoice[];
  value: readonly string[];
  onToggle: (kid: KidChoice) => void;
}) {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const id = useId();
  const found = kids.filter(({ name }) => foldForSearch(name).includes(foldForSearch(search)));
  return (
    <div className="grid gap-2">
      <ChoiceChip
        chosen={value.length > 0}
        className="justify-self-start"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Search />
        {value.length > 0 ? t('whoWhen.kidsChosen', { count: value.length }) : t('whoWhen.chooseKids')}
      </ChoiceChip>
      {open && (
        <div id={id} className="grid gap-2 rounded-lg p-3 inset-ring-2 inset-ring-line">
          <Input
            type="search"
            aria-label={t('whoWhen.findKid')}
            placeholder={t('whoWhen.findKid')}
            autoComplete="off"
            maxLength={LIMITS.name}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <ul className="grid max-h-52 overflow-y-auto mini:grid-cols-2">
            {found.map((kid) => (
              <li key={kid.id}>
                <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2 text-15 font-semibold hover:bg-sunken">
                  <input
                    type="checkbox"
                    className="size-5 flex-none accent-lagoon"
                    checked={value.includes(kid.id)}
                    onChange={() => onToggle(kid)}
                  />
                  <Avatar kid={kid} size={28} />
                  <bdi className="min-w-0 truncate">{kid.name}</bdi>
                </label>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="text-14 text-ink-2">{t('whoWhen.noKid')}</p>}
        </div>
      )}
    </div>
  );
}
