import { clsx } from 'clsx';
import type { BoardChore, BoardLane } from '@shared/contracts/boards';
import { BoardEgg } from './board-egg';
import styles from './board-row.module.css';

/** A chore of a lane. */
export function BoardRow({ chore, isNext }: { lane: BoardLane; chore: BoardChore; isNext: boolean }) {
  return (
    <li className={clsx(styles.row, isNext && styles.next)} data-chore={chore.choreId}>
      <BoardEgg chore={chore} />
      <div className={styles.text}>
        <h3 dir="auto" className="line-clamp-2">
          {chore.name}
        </h3>
      </div>
    </li>
  );
}
