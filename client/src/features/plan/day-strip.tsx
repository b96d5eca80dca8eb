import { clsx } from 'clsx';
import { weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { formatDay } from '@/lib/format';
import { t } from '@/lib/messages';
import { weekdayLabel } from '@/lib/weekday-label';
import { sumOf, tilesOn, type Row } from './board';
import { sumWord } from './plan-words';

export function DayStrip({
  days,
  rows,
  today,
  value,
  onChange,
}: {
  days: readonly CalendarDate[];
  rows: readonly Row[];
  today: CalendarDate;
  value: CalendarDate;
  onChange: (day: CalendarDate) => void;
}) {
  return (
    <fieldset className="-mx-1.5 grid grid-cols-7 gap-0.5" aria-label={t('plan.days')}>
      {days.map((day) => {
        const sum = sumOf(tilesOn(rows, day));
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === value}
            aria-label={[formatDay(day), sumWord(sum, day > today)].filter(Boolean).join(', ')}
            className="grid min-h-17 min-w-0 content-start justify-items-center gap-1 rounded-md pt-1.5 pb-1.75 text-13 leading-none font-semibold text-ink-2 aria-pressed:bg-surface aria-pressed:inset-ring-2 aria-pressed:inset-ring-lagoon"
            onClick={() => onChange(day)}
          >
            {weekdayLabel(weekdayOf(day))}
            <b
              className={clsx(
                'grid h-7.5 w-8.5 place-items-center rounded-full font-display text-18 leading-none font-semibold',
                day === today ? 'bg-star text-on-star' : 'text-ink',
              )}
            >
              {Number(day.slice(8))}
            </b>
            <span className="tabular-nums">
              {sum.total === 0 ? '\u00a0' : day > today ? sum.total : `${sum.done}/${sum.total}`}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
