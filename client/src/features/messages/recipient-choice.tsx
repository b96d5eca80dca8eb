import { clsx } from 'clsx';
import { UsersRound } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { Avatar, type Face } from '@/components/ui/avatar';
import { direction } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import { ALL } from './draft';

export interface Recipient extends Face {
  id: string;
}

const item = clsx(
  'inline-flex min-h-12 max-w-full items-center gap-2 rounded-full bg-sunken py-1.5 ps-2 pe-4 text-15 leading-tight font-semibold transition-colors duration-(--dur-ui)',
  'hover:bg-line chosen:bg-lagoon-soft chosen:text-lagoon-text chosen:inset-ring-2 chosen:inset-ring-lagoon',
);

export function RecipientChoice({
  kids,
  value,
  onChange,
}: {
  kids: readonly Recipient[];
  value: string;
  onChange: (to: string) => void;
}) {
  return (
    <RadioGroup.Root
      dir={direction}
      className="flex flex-wrap gap-2"
      aria-label={t('messages.to')}
      value={value}
      onValueChange={onChange}
    >
      {kids.length > 1 && (
        <RadioGroup.Item value={ALL} className={item}>
          <span className="grid size-8 place-items-center rounded-full bg-surface" aria-hidden>
            <UsersRound size={20} />
          </span>
          {t('messages.allKids')}
        </RadioGroup.Item>
      )}
      {kids.map(({ id, name, avatarColor, friend }) => (
        <RadioGroup.Item key={id} value={id} className={item}>
          <Avatar kid={{ name, avatarColor, friend }} size={32} />
          <bdi className="truncate">{name}</bdi>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
