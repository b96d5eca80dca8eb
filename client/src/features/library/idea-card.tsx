import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/i18n/messages';
import { ageRange, type Idea } from './ideas';

export function IdeaCard({
  idea,
  compact = false,
  stars,
  picture,
  words,
  details,
  present,
  chosen,
  onChosen,
}: {
  idea: Idea;
  compact?: boolean;
  stars: number;
  picture: ReactNode;
  words: string | null;
  details?: ReactNode;
  present: boolean;
  chosen: boolean;
  onChosen: (chosen: boolean) => void;
}) {
  return (
    <label
      className={clsx(
        'relative flex h-full items-center rounded-md border-2 transition-colors duration-(--dur-ui)',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(color:--color-focus)',
        compact ? 'gap-2.5 p-2' : 'gap-3.5 py-2.5 ps-2.5 pe-3.5',
        present && 'border-transparent bg-sunken',
        !present && 'cursor-pointer',
        !present && (chosen ? 'border-lagoon bg-lagoon-soft' : 'border-line hover:border-control'),
      )}
    >
      <input
        type="checkbox"
        className="absolute inset-0 cursor-[inherit] opacity-0"
        checked={chosen}
        disabled={present}
        onChange={(event) => onChosen(event.target.checked)}
      />
      {picture}
      <span className="min-w-0 flex-1">
        <b
          className={clsx('block leading-tight font-semibold', compact ? 'text-15' : 'font-display text-16')}
        >
          {idea.name}
        </b>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
          <Stars count={stars} className="text-15 text-ink" />
          {words !== null && <span>{words}</span>}
          {!compact && <span>{t('library.ages', idea.years ?? ageRange(idea.ages))}</span>}
          {present && <span className="font-semibold">{t('library.present')}</span>}
        </span>
        {details}
      </span>
      <span
        className={clsx(
          'grid size-7 flex-none place-items-center rounded-xs border-2',
          present && 'border-transparent text-ink-2',
          !present &&
            (chosen
              ? 'border-lagoon bg-lagoon text-on-lagoon'
              : 'border-control bg-surface text-transparent'),
        )}
        aria-hidden
      >
        <Check size={18} />
      </span>
    </label>
  );
}
