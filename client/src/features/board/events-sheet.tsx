import { MINUTE_MS } from '@shared/constants';
import type { Board } from '@shared/contracts/boards';
import { Dialog } from '@/components/ui/dialog';
import { t } from '@/lib/i18n/messages';
import { useUntouched } from '@/lib/input/use-untouched';
import type { BoardClock } from './board-clock';
import { EventList } from './board-events';
import { eventDays } from './event-times';
import styles from './board-events.module.css';

/** All events of today and tomorrow. Closes after a minute without a touch. */
export default function EventsSheet({
  board,
  clock,
  onClose,
}: {
  board: Board;
  clock: BoardClock;
  onClose: () => void;
}) {
  useUntouched(MINUTE_MS, onClose);
  return (
    <Dialog open onOpenChange={onClose} title={t('board.events')} width={720} sheet>
      <div className={styles.sheet}>
        {eventDays(board, clock).map(({ date, isTomorrow, events }) => (
          <section key={date}>
            <h3 className={styles.day}>{t(isTomorrow ? 'board.tomorrow' : 'board.today')}</h3>
            {events.length > 0 ? (
              <EventList events={events} board={board} clock={clock} />
            ) : (
              <p className={styles.none}>{t('board.noEvents')}</p>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
