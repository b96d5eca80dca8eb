import type { Board, BoardLane } from '@shared/contracts/boards';
import { Pip } from '@/components/art/pip';
import { t } from '@/lib/i18n/messages';
import type { BoardClock } from './board-clock';
import { BoardEvents } from './board-events';
import { laneItems } from './board-items';
import { BoardPager, BoardTabs, swipesOf } from './board-pages';
import { BoardSun } from './board-sun';
import { BoardTop } from './board-top';
import styles from './board.module.css';
import { Grabs } from './grabs';
import { Lane } from './lane';
import { useBoardLayout } from './use-board-layout';

/** The board's three bands: the top, the lanes, and the shelf. */
export function BoardScene({
  read,
  board,
  clock,
  inert = false,
  onOpen,
}: {
  read: Board;
  /** On the present day, or null if the last read is too old for it. */
  board: Board | null;
  clock: BoardClock;
  inert?: boolean;
  /** Opens a kid's own screens. */
  onOpen: (kid: BoardLane['kid']) => void;
}) {
  const layout = useBoardLayout(board?.lanes ?? []);
  const hasRows = board?.lanes.some((lane) => laneItems(lane.chores, clock.partOfDay).now.length > 0);
  return (
    <main className={styles.board} {...layout.attributes} inert={inert}>
      <h1 className="sr-only">{t('board.title')}</h1>
      <BoardTop board={read} clock={clock}>
        <BoardSun board={read} clock={clock}>
          <BoardEvents board={read} clock={clock} hasFew={layout.hasFewEvents} />
        </BoardSun>
      </BoardTop>
      {board ? (
        <>
          {layout.kind === 'phone' && board.lanes.length > 1 && (
            <BoardTabs lanes={board.lanes} layout={layout} />
          )}
          <div className={styles.lanes} {...swipesOf(layout)}>
            {layout.lanes.map((lane) => (
              <Lane
                key={lane.kid.id}
                lane={lane}
                board={board}
                clock={clock}
                eggs={layout.eggs}
                onOpen={() => onOpen(lane.kid)}
              />
            ))}
            {board.lanes.length === 0 && (
              <p className={styles.noKids}>
                <Pip mood="happy" size={200} />
                {t('board.noKids')}
              </p>
            )}
          </div>
          <div className={styles.foot}>
            <Grabs
              board={board}
              clock={clock}
              look={layout.eggs !== null ? 'bar' : hasRows ? 'row' : 'two-rows'}
            />
            {layout.kind !== 'phone' && layout.pages > 1 && <BoardPager layout={layout} />}
          </div>
        </>
      ) : (
        <p className={styles.waiting}>
          <Pip mood="sleep" />
          {t('board.waitingForServer')}
        </p>
      )}
    </main>
  );
}
