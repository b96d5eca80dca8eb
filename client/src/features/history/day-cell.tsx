import type { KeyboardEvent } from 'react';
import type { CalendarDate } from '@shared/rules/calendar';
import { formatDay } from '@/lib/format';
import { countsOf, spokenCounts, type Mark } from './marks';
import { StatusCount } from './status-count';
import { lookOf, type StatusLooks } from './status-looks';
import styles from './month-table.module.css';

const PICTURES = 3;

export function DayCell({
  date,
  marks,
  looks,
  today,
  ahead,
  selected,
  inTabOrder,
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
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const counts = countsOf(marks);
  return (
    <td
      className={styles.day}
      data-date={date}
      data-ahead={ahead || undefined}
      tabIndex={inTabOrder ? 0 : -1}
      aria-selected={selected}
      aria-current={today ? 'date' : undefined}
      aria-label={[formatDay(date), ...spokenCounts(marks, looks)].join(', ')}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <div className={styles.cell}>
        <span className={styles.number}>{Number(date.slice(8))}</span>
        {counts.length > 0 && (
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

export function OutsideCell({ date }: { date: CalendarDate }) {
  return (
    <td className={styles.outside}>
      <span className={styles.number} aria-hidden>
        {Number(date.slice(8))}
      </span>
    </td>
  );
}
