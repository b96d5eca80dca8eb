import type { KeyboardEvent } from 'react';
import type { Sticker } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';
import { StickerArt } from '@/components/art/sticker-art';
import { formatDay, formatNumber } from '@/lib/i18n/format';
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

export function OutsideCell({ date }: { date: CalendarDate | null }) {
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
