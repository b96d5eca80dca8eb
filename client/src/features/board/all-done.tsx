import { Undo2 } from 'lucide-react';
import type { BoardLane } from '@shared/contracts/boards';
import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import styles from './all-done.module.css';
import { OpenEgg } from './lane-rest';
import { useLastUndoable } from './use-checks';
import type { LaneActions } from './use-lane-actions';

const RAYS = Array.from({ length: 12 }, (_, index) => index * 30);

/** Where the confetti has settled, in percent. */
const CONFETTI = [
  ['treat', 14, 17],
  ['star', 78, 9],
  ['party-teal', 86, 25],
  ['party-hill', 24, 47],
  ['lane-pink', 90, 53],
] as const;

const STARS = [
  [28, 28, 1],
  [72, 26, 1.1],
  [75, 46, 0.7],
] as const;

/** Longer names are smaller, to leave room for Pip. */
export const LONG_NAME = 9;

/** A lane whose last egg has just been laid. */
export function AllDone({
  lane,
  actions,
  onOpen,
}: {
  lane: BoardLane;
  actions: LaneActions | null;
  onOpen: (() => void) | undefined;
}) {
  const undoable = useLastUndoable(lane);
  return (
    <div className={styles.party} data-party>
      <svg viewBox="-650 -650 1300 1300" className={styles.rays} aria-hidden>
        {RAYS.map((turn) => (
          <path key={turn} d="M0 0L-175 -1000H175Z" transform={`rotate(${turn})`} />
        ))}
      </svg>
      <div className={styles.sky} aria-hidden>
        {CONFETTI.map(([color, x, y], index) => (
          <i
            key={color}
            style={{
              '--color': `var(--color-${color})`,
              left: `${x}%`,
              top: `${y}%`,
              animationDelay: `${index * 60}ms`,
            }}
          />
        ))}
        {STARS.map(([x, y, scale]) => (
          <StarIcon key={x} size={18 * scale} style={{ left: `${x}%`, top: `${y}%` }} />
        ))}
      </div>
      <Pip mood="cheer" className={styles.pip} />
      <h3 data-long={lane.kid.name.length > LONG_NAME || undefined}>
        {t('board.allDone', { name: lane.kid.name })}
      </h3>
      <OpenEgg lane={lane} onOpen={onOpen} />
      {actions && undoable && (
        <Button
          iconOnly
          className={styles.undo}
          data-undo
          aria-label={t('board.undoNamed', { chore: undoable.chore.name, name: lane.kid.name })}
          onClick={() => actions.undo(undoable)}
        >
          <Undo2 className="rtl:-scale-x-100" />
        </Button>
      )}
    </div>
  );
}
