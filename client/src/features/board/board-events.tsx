import { lazy, useState } from 'react';
import type { Board, BoardEvent } from '@shared/contracts/boards';
import { Avatar } from '@/components/ui/avatar';
import { ExtraPart } from '@/components/ui/part-boundary';
import { formatTime } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useWide } from '@/lib/page/use-media';
import type { BoardClock } from './board-clock';
import { eventDays, isLastDay, isWholeDay, shownDay } from './event-times';
import styles from './board-events.module.css';

const EventsSheet = lazy(() => import('./events-sheet'));

const VISIBLE = { few: 1, many: 3 };

interface Props {
  board: Board;
  clock: BoardClock;
}

/** The next events in the top band. */
export function BoardEvents({ board, clock, hasFew = false }: Props & { hasFew?: boolean }) {
  const isWide = useWide('tablet');
  const [isOpen, setOpen] = useState(false);
  const { isTomorrow, events } = shownDay(board, clock);
  const most = isWide && !hasFew ? VISIBLE.many : VISIBLE.few;
  const left = events.length - most;
  if (events.length === 0) return null;
  return (
    <section className={styles.events} aria-label={t('board.events')}>
      {isTomorrow && <h2 className={styles.day}>{t('board.tomorrow')}</h2>}
      <EventList events={events.slice(0, most)} board={board} clock={clock} />
      {left > 0 && (
        <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('board.moreEvents', { count: left })}
        </button>
      )}
      {isOpen && (
        <ExtraPart onError={() => setOpen(false)}>
          <EventsSheet board={board} clock={clock} onClose={() => setOpen(false)} />
        </ExtraPart>
      )}
    </section>
  );
}

export function EventList({ events, ...of }: Props & { events: readonly BoardEvent[] }) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={`${event.date} ${event.id}`} className={styles.event}>
          <EventParts event={event} {...of} />
        </li>
      ))}
    </ul>
  );
}

/** Tomorrow's first event, for the night screen. */
export function NextEvent({ board, clock }: Props) {
  const [event] = eventDays(board, clock)[1].events;
  return (
    event && (
      <span className={styles.next}>
        {t('board.tomorrow')}
        <EventParts event={event} board={board} clock={clock} />
      </span>
    )
  );
}

function EventParts({ event, board, clock }: Props & { event: BoardEvent }) {
  const { title, color, kidId } = event;
  const kid = board.lanes.find((lane) => lane.kid.id === kidId)?.kid;
  return (
    <>
      <span className={styles.time}>{timeOf(event, clock)}</span>
      {kid ? (
        <Avatar kid={kid} className={styles.face} />
      ) : (
        <span className={styles.dot} data-color={color} aria-hidden />
      )}
      <span className={styles.title}>
        {kid && (
          <span className="sr-only">
            <bdi>{kid.name}</bdi>
            {': '}
          </span>
        )}
        {title === null ? t('board.busy') : <bdi>{title}</bdi>}
      </span>
    </>
  );
}

function timeOf(event: BoardEvent, clock: BoardClock): string {
  const { startsAt, endsAt } = event;
  if (startsAt === null || endsAt === null || isWholeDay(event, clock)) return t('board.allDay');
  return isLastDay(event, clock)
    ? t('board.until', { time: formatTime(endsAt, clock.timezone) })
    : formatTime(startsAt, clock.timezone);
}
