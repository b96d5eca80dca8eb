import { PartOfDayArt } from '@/components/art/part-of-day-art';
import type { BoardClock } from './board-clock';
import { formatDay } from '@/lib/format';
import { formatLocale } from '@/lib/locale';
import styles from './board-top.module.css';

/** The top band: the part of the day, the clock and the date. */
export function BoardTop({ clock: { now, today, partOfDay, timezone } }: { clock: BoardClock }) {
  const time = new Intl.DateTimeFormat(formatLocale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).formatToParts(now);
  return (
    <header className={styles.top}>
      <span className={styles.part}>
        <PartOfDayArt part={partOfDay} size={144} />
      </span>
      <div>
        <time className={styles.clock} dateTime={new Date(now).toISOString()}>
          {time.map(({ type, value }, index) =>
            type === 'dayPeriod' ? (
              <small key={index}>{value}</small>
            ) : (
              value.trim() && <span key={index}>{value}</span>
            ),
          )}
        </time>
        <p className={styles.date}>{formatDay(today)}</p>
      </div>
    </header>
  );
}
