import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { LIMITS } from '@shared/constants';
import { Avatar } from '@/components/ui/avatar';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Input } from '@/components/ui/input';
import { foldForSearch } from '@/lib/fold-for-search';
import { t } from '@/lib/messages';
import type { KidChoice } from './who-words';

export function KidPicker({
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
