import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Sticker } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';
import { formatLocale } from '@/lib/i18n/locale';
import type { Month } from '@/lib/api/query-keys';
import { DayCell, OutsideCell } from './day-cell';
import type { Days, Mark } from './marks';
import { compareMonths, dateAfterKey, dateIn, monthOf, weeksOf } from './month-grid';
import type { StatusLooks } from './status-looks';
import styles from './month-table.module.css';

const NARROW_COLUMN = 4;

const weekday = (date: CalendarDate, style: 'long' | 'short' | 'narrow') =>
  new Intl.DateTimeFormat(formatLocale, { weekday: style, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const GRID = { role: 'grid' } as const;

export interface MonthTableProps {
  labelledBy: string;
  month: Month;
  today: CalendarDate;
  since: CalendarDate;
  selected: CalendarDate | null;
  days: Days<Mark>;
  looks: StatusLooks;
  busy: boolean;
  onSelect: (date: CalendarDate) => void;
  onMonth: (month: Month) => void;
  forKid: boolean;
  stickers: ReadonlyMap<CalendarDate, Sticker> | undefined;
}

/** One letter if the short name is a whole word, as in Arabic. */
function WeekdayName({ date }: { date: CalendarDate }) {
  const short = weekday(date, 'short');
  if (short.length <= NARROW_COLUMN) return short;
  return (
    <>
      <span className="max-tablet:hidden">{short}</span>
      <span className="tablet:hidden">{weekday(date, 'narrow')}</span>
    </>
  );
}

export function MonthTable(props: MonthTableProps) {
  const { month, today, since, selected, days, looks, busy, onSelect, onMonth, forKid, stickers } = props;
  const weeks = weeksOf(month);
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<CalendarDate | null>(null);
  const moving = useRef(false);

  const inMonth = (date: CalendarDate | null): date is CalendarDate =>
    date !== null && compareMonths(monthOf(date), month) === 0;
  const tabStop = [at, selected, today].find(inMonth) ?? dateIn(month, 1);

  useEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-date="${tabStop}"]`)?.focus();
  }, [tabStop]);

  const select = (date: CalendarDate) => {
    setAt(date);
    onSelect(date);
  };

  const onKeyDown = (event: KeyboardEvent, date: CalendarDate) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(date);
      return;
    }
    const next = dateAfterKey(date, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    const target = monthOf(next);
    const beyond = compareMonths(target, monthOf(today)) > 0 || compareMonths(target, monthOf(since)) < 0;
    if (beyond || next === date) return;
    moving.current = true;
    setAt(next);
    if (!inMonth(next)) onMonth(target);
  };

  return (
    <table {...GRID} ref={table} className={styles.grid} aria-labelledby={props.labelledBy} aria-busy={busy}>
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th key={date} scope="col" abbr={weekday(date, 'long')} className={styles.weekday}>
              <WeekdayName date={date} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) =>
              inMonth(date) ? (
                <DayCell
                  key={date}
                  date={date}
                  marks={days.get(date) ?? []}
                  looks={looks}
                  today={date === today}
                  ahead={date > today}
                  selected={date === selected}
                  inTabOrder={date === tabStop}
                  forKid={forKid}
                  sticker={stickers?.get(date)}
                  onSelect={() => select(date)}
                  onKeyDown={(event) => onKeyDown(event, date)}
                />
              ) : (
                <OutsideCell key={date} date={forKid ? null : date} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
