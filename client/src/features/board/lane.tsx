import { AVATAR_COLOR } from '@shared/constants';
import type { Board, BoardLane } from '@shared/contracts/boards';
import { StateArt } from '@/components/art/state-art';
import { t } from '@/lib/messages';
import type { BoardClock } from './board-clock';
import { choreKey, laneItems } from './board-items';
import { BoardNest } from './board-nest';
import { BoardRow } from './board-row';
import { AllDone } from './all-done';
import { LaneRest, restOf } from './lane-rest';
import { parties } from './parties';
import { useStore } from '@/lib/store';
import { LaneStrip } from './lane-strip';
import styles from './lane.module.css';

/** The dark shade of a kid's color. */
export const lipOf = (color: string): string =>
  `var(--color-lane-${Object.entries(AVATAR_COLOR).find(([, hex]) => hex === color)?.[0] ?? 'blue'})`;

/** One kid's area of the board. */
export function Lane({
  lane,
  board,
  clock,
  eggs = null,
  onOpen,
}: {
  lane: BoardLane;
  board: Board;
  clock: BoardClock;
  /** Below the next row; null for all rows. */
  eggs?: number | null;
  /** Opens the kid's own screens. */
  onOpen?: () => void;
}) {
  const { kid, nest } = lane;
  const items = laneItems(lane.chores, clock.partOfDay);
  const { now, later, done } = items;
  const hasParty = useStore(parties).has(kid.id);
  const rest = restOf(lane, items, board.grabs);
  const total = nest.places.length;
  const filled = nest.places.filter(({ look }) => look !== 'empty').length;
  return (
    <section
      className={styles.lane}
      style={{ '--lip-color': lipOf(kid.avatarColor) }}
      aria-label={t('board.laneNamed', { name: kid.name, done: filled, total })}
      data-lane={kid.id}
      data-rest={rest ?? undefined}
    >
      <header className={styles.head}>
        <BoardNest lane={lane} className={styles.nest} />
        {total > 0 && (
          <p className={styles.tally}>
            <span>{t('board.progress', { done: filled, total })}</span>
          </p>
        )}
        <h2>
          {onOpen ? (
            <button type="button" aria-label={t('board.openKid', { name: kid.name })} onClick={onOpen}>
              <bdi>{kid.name}</bdi>
            </button>
          ) : (
            <bdi>{kid.name}</bdi>
          )}
        </h2>
        <div className={styles.counts}>
          {later.length > 0 && (
            <button type="button" aria-label={t('board.later', { count: later.length })}>
              <StateArt name="evening-moon" />
              {later.length}
            </button>
          )}
          {done.length > 0 && (
            <button type="button" aria-label={t('board.done', { count: done.length })}>
              <StateArt name="done-check-star" />
              {done.length}
            </button>
          )}
        </div>
      </header>
      {hasParty ? (
        <AllDone lane={lane} onOpen={onOpen} />
      ) : rest ? (
        <LaneRest rest={rest} lane={lane} items={items} clock={clock} onOpen={onOpen} />
      ) : (
        <>
          <ul className={styles.rows}>
            {(eggs === null ? now : now.slice(0, 1)).map((chore, index) => (
              <BoardRow key={choreKey(chore)} lane={lane} chore={chore} isNext={index === 0} />
            ))}
          </ul>
          {eggs !== null && <LaneStrip chores={now.slice(1)} eggs={eggs} onOpen={() => undefined} />}
        </>
      )}
    </section>
  );
}
