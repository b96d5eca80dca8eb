import { useKids } from '@/features/kids/kids.api';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ChipLine } from '@/components/ui/chip-line';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { t } from '@/lib/messages';
import type { ReactNode } from 'react';
import { KidPicker } from './kid-picker';
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
