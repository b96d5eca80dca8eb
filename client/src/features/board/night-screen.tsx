import { useEffect, useRef, useState, type ReactNode } from 'react';
import { nightPlaceAt } from '@shared/rules/board-time';
import { PartOfDayArt } from '@/components/art/part-of-day-art';
import { Pip } from '@/components/art/pip';
import { formatDay } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import type { BoardClock } from './board-clock';
import { ClockTime } from './board-top';
import styles from './night-screen.module.css';

/** Out in 300 ms, moved in the middle, and back in 300 ms. */
const MOVE_MS = 2000;
const MOVE: PropertyIndexedKeyframes = { opacity: [1, 0, 0, 1], offset: [0, 0.15, 0.85, 1] };

/**
 * A dim clock and Pip asleep, over the whole board. `level` is how far the board has faded to it. A tap anywhere wakes the
 * board.
 */
export function NightScreen({
  level,
  clock,
  children,
}: {
  level: number;
  clock: BoardClock;
  /** The next event. */
  children?: ReactNode;
}) {
  const scene = useRef<HTMLSpanElement>(null);
  const place = nightPlaceAt(clock.now);
  const [shownPlace, setShownPlace] = useState(place);
  useEffect(() => {
    if (shownPlace === place) return undefined;
    const moves = !prefersReducedMotion();
    if (moves) scene.current?.animate(MOVE, MOVE_MS);
    const timer = setTimeout(() => setShownPlace(place), moves ? MOVE_MS / 2 : 0);
    return () => clearTimeout(timer);
  }, [place, shownPlace]);
  return (
    <button
      type="button"
      className={styles.night}
      data-level={level === 0 ? 'awake' : level < 1 ? 'fading' : 'dark'}
      style={{ '--level': level }}
      aria-label={t('board.wake')}
    >
      <span ref={scene} className={styles.scene} data-place={shownPlace}>
        <span className={styles.box}>
          <PartOfDayArt part="evening" size={110} />
          <span className={styles.clock}>
            <ClockTime clock={clock} />
          </span>
          <span className={styles.date}>{formatDay(clock.today)}</span>
          {children}
        </span>
        <Pip mood="sleep" className={styles.pip} />
      </span>
    </button>
  );
}
