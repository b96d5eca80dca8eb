import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { PARTS_OF_DAY, type PartOfDay } from '@shared/constants';
import { PartOfDayArt } from '@/components/art/part-of-day-art';
import { t } from '@/lib/messages';

/** Sunrise, sun and moon: the current part of the day has a ring, past ones a check mark. */
export function DayLine({ now }: { now: PartOfDay }) {
  const present = PARTS_OF_DAY.indexOf(now);
  return (
    <ol className="flex flex-none items-center gap-2" aria-label={t('kidDashboard.dayLine')}>
      {PARTS_OF_DAY.map((part, index) => (
        <li
          key={part}
          aria-current={index === present ? 'time' : undefined}
          className={clsx(
            'relative grid place-items-center rounded-full',
            index === present ? 'size-13.5 bg-surface ring-4 ring-star' : 'size-10.5 bg-surface/75',
          )}
        >
          <PartOfDayArt part={part} size={index === present ? 40 : 30} />
          <span className="sr-only">{t(`kidDashboard.part.${part}`)}</span>
          {index < present && (
            <span className="absolute -end-1.25 -bottom-1.25 grid size-5.5 place-items-center rounded-full bg-ok text-surface">
              <Check className="size-3.75" strokeWidth={3.6} aria-hidden />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
