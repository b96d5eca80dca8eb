import { clsx } from 'clsx';
import { weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { formatDay, weekdayLabel } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { lateIn, sumOf, tilesOn, type Row } from './board';
import { sumWord } from './plan-words';

/** More kids get no dots. */
const MOST_DOTS = 5;

export function DayStrip({
  days,
  rows,
  today,
  value,
  over,
  onChange,
}: {
  days: readonly CalendarDate[];
  rows: readonly Row[];
  today: CalendarDate;
  value: CalendarDate;
  /** The day below a dragged chore. */
  over: CalendarDate | undefined;
  onChange: (day: CalendarDate) => void;
}) {
  const ofKids = rows.filter(({ kid }) => kid !== null);
  return (
    <fieldset className="-mx-1.5 grid grid-cols-7 gap-0.5" aria-label={t('plan.days')}>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          data-day={day}
          aria-pressed={day === value}
          aria-label={[formatDay(day), sumWord(sumOf(tilesOn(rows, day)), day > today)]
            .filter(Boolean)
            .join(', ')}
          className={clsx(
            'group grid min-h-17 min-w-0 content-start justify-items-center gap-1.25 rounded-md pt-1.5 pb-1.75 text-13 leading-none font-medium text-ink-2',
            day === over && 'bg-lagoon-soft inset-ring-2 inset-ring-lagoon',
          )}
          onClick={() => onChange(day)}
        >
          {weekdayLabel(weekdayOf(day))}
          <b
            className={clsx(
              'grid size-9 place-items-center rounded-full font-display text-16 leading-none font-semibold group-aria-pressed:inset-ring-3 group-aria-pressed:inset-ring-lagoon',
              day === today ? 'bg-star text-on-star' : 'text-ink',
            )}
          >
            {Number(day.slice(8))}
          </b>
          <span className="flex h-1.25 gap-0.75">
            {ofKids.length <= MOST_DOTS && ofKids.map((row) => <Dot key={row.kid?.id} row={row} day={day} />)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

function Dot({ row, day }: { row: Row; day: CalendarDate }) {
  const { done, total } = sumOf(row.tiles.get(day) ?? []);
  if (total === 0) return null;
  const isLate = lateIn(row).some((tile) => tile.day === day);
  return (
    <i
      className={clsx(
        'size-1.25 rounded-full',
        isLate ? 'bg-treat-lip' : done === total ? 'bg-ok' : 'bg-control',
      )}
    />
  );
}
