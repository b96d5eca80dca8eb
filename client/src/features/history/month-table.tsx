import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import type { Sticker } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';
import { formatLocale } from '@/lib/i18n/locale';
import type { Month } from '@/lib/api/query-keys';
import { StickerArt } from '@/components/art/sticker-art';
import { formatDay, formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { countsOf, spokenCounts, type Days, type Mark } from './marks';
import { compareMonths, dateAfterKey, dateIn, monthOf, weeksOf } from './month-grid';
import { lookOf, type StatusLooks, type StatusLook } from './status-looks';
import styles from './month-table.module.css';

const NARROW_COLUMN = 4;

const weekday = (date: CalendarDate, style: 'long' | 'short' | 'narrow') =>
  new Intl.DateTimeFormat(formatLocale, { weekday: style, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const GRID = { role: 'grid' } as const;

interface MonthTableProps {
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

const PICTURES = 3;

function DayCell({
  date,
  marks,
  looks,
  today,
  ahead,
  selected,
  inTabOrder,
  forKid,
  sticker,
  onSelect,
  onKeyDown,
}: {
  date: CalendarDate;
  marks: readonly Mark[];
  looks: StatusLooks;
  today: boolean;
  ahead: boolean;
  selected: boolean;
  inTabOrder: boolean;
  /** Large pictures instead of counts. */
  forKid: boolean;
  sticker: Sticker | undefined;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const counts = countsOf(marks);
  return (
    <td
      className={styles.day}
      data-date={date}
      data-ahead={ahead || undefined}
      data-finished={sticker !== undefined || undefined}
      tabIndex={inTabOrder ? 0 : -1}
      aria-selected={selected}
      aria-current={today ? 'date' : undefined}
      aria-label={[formatDay(date), ...spokenCounts(marks, looks)].join(', ')}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <div className={styles.cell}>
        <span className={styles.number}>{Number(date.slice(8))}</span>
        {sticker && <StickerArt name={sticker} size={34} className={styles.sticker} />}
        {forKid && marks.length > 0 && (
          <span className={styles.flock} data-count={Math.min(marks.length, PICTURES + 1)}>
            {marks.slice(0, PICTURES).map(({ id, picture }) => (
              <span key={id} className={styles.one}>
                {picture}
              </span>
            ))}
            {marks.length >= PICTURES && <b className={styles.more}>{formatNumber(marks.length)}</b>}
          </span>
        )}
        {!forKid && counts.length > 0 && (
          <>
            <span className={styles.pictures}>
              {marks.slice(0, PICTURES).map(({ id, picture }) => (
                <span key={id}>{picture}</span>
              ))}
            </span>
            <span className={styles.counts}>
              {counts.map(({ status, count }) => (
                <StatusCount key={status} look={lookOf(looks, status)} count={count} />
              ))}
            </span>
          </>
        )}
      </div>
    </td>
  );
}

function OutsideCell({ date }: { date: CalendarDate | null }) {
  return (
    <td className={styles.outside}>
      {date && (
        <span className={styles.number} aria-hidden>
          {Number(date.slice(8))}
        </span>
      )}
    </td>
  );
}

function StatusCount({ look: { Icon, tone }, count }: { look: StatusLook; count?: number }) {
  return (
    <span className={clsx(styles.count, count === undefined && 'justify-center px-1.25')} data-tone={tone}>
      <Icon size={13} strokeWidth={3.2} />
      {count}
    </span>
  );
}

export function StatusLegend({ looks }: { looks: readonly StatusLook[] }) {
  return (
    <ul
      className="mx-1.5 mt-2.5 flex flex-wrap gap-x-4.5 gap-y-2 text-14 text-ink-2 kid:text-16"
      aria-label={t('history.legend')}
    >
      {looks.map((look) => (
        <li key={look.word} className="flex items-center gap-1.75">
          <StatusCount look={look} />
          {t(`history.status.${look.word}`)}
        </li>
      ))}
    </ul>
  );
}
