import { Ellipsis, WifiOff } from 'lucide-react';
import { lazy, useState, type ReactNode } from 'react';
import type { Board } from '@shared/contracts/boards';
import { wallTimeAt } from '@shared/rules/clock';
import { PartOfDayArt } from '@/components/art/part-of-day-art';
import { Button } from '@/components/ui/button';
import { ExtraPart } from '@/components/ui/part-boundary';
import { formatDay } from '@/lib/i18n/format';
import { formatLocale } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import type { BoardClock } from './board-clock';
import { useLongAway } from './board-life';
import styles from './board-top.module.css';

const BoardMenu = lazy(() => import('./board-menu'));

/** Before this hour, the moon is still in the sky. */
const SUNRISE = 6;

/** The top band: the part of the day, the clock, the date, the events (`children`) and the menu. */
export function BoardTop({
  board,
  clock,
  children,
}: {
  board: Board;
  clock: BoardClock;
  children?: ReactNode;
}) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isAway = useLongAway();
  const isNight = new Date(wallTimeAt(clock.now, clock.timezone)).getUTCHours() < SUNRISE;
  return (
    <header className={styles.top}>
      <div className={styles.now}>
        <PartOfDayArt part={isNight ? 'evening' : clock.partOfDay} size={144} />
        <div className="min-w-0">
          <time className={styles.clock} dateTime={new Date(clock.now).toISOString()}>
            <ClockTime clock={clock} />
          </time>
          <p className={styles.date}>
            <span>{formatDay(clock.today)}</span>
            {/* Always present, so that its text is announced. */}
            <output>
              {isAway && (
                <span className={styles.offline}>
                  <WifiOff aria-hidden />
                  {t('board.offline')}
                </span>
              )}
            </output>
          </p>
        </div>
      </div>
      <div className={styles.events}>{children}</div>
      <Button
        iconOnly
        className={styles.menu}
        aria-label={t('board.menu')}
        aria-haspopup="dialog"
        onClick={() => setMenuOpen(true)}
      >
        <Ellipsis />
      </Button>
      {isMenuOpen && (
        <ExtraPart onError={() => setMenuOpen(false)}>
          <BoardMenu board={board} isAway={isAway} onClose={() => setMenuOpen(false)} />
        </ExtraPart>
      )}
    </header>
  );
}

/** The time of day, with AM and PM in small letters in languages that use them. */
export function ClockTime({ clock: { now, timezone } }: { clock: BoardClock }) {
  const parts = new Intl.DateTimeFormat(formatLocale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).formatToParts(now);
  const time = parts
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ value }) => value)
    .join('');
  const part = parts.find(({ type }) => type === 'dayPeriod')?.value;
  return (
    <>
      {time.trim()}
      {part !== undefined && <small>{part}</small>}
    </>
  );
}
