import type { BoardChore } from '@shared/contracts/boards';
import { formatSigned } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { BoardEgg } from './board-egg';
import { choreKey } from './board-items';
import styles from './lane-strip.module.css';

/** The chores after the next one in a compact lane: some eggs and "+2". */
export function LaneStrip({
  chores,
  eggs,
  onOpen,
}: {
  chores: readonly BoardChore[];
  eggs: number;
  /** Opens the lane sheet, with `first` on top. */
  onOpen: (first: BoardChore | null) => void;
}) {
  if (chores.length === 0) return null;
  const left = chores.length - eggs;
  return (
    <ul className={styles.strip} data-strip>
      {chores.slice(0, eggs).map((chore) => (
        <li key={choreKey(chore)}>
          <button type="button" aria-label={chore.name} onClick={() => onOpen(chore)}>
            <BoardEgg chore={chore} />
          </button>
        </li>
      ))}
      {left > 0 && (
        <li>
          <button
            type="button"
            className={styles.more}
            aria-label={t('board.moreChores', { count: left })}
            onClick={() => onOpen(null)}
          >
            {formatSigned(left)}
          </button>
        </li>
      )}
    </ul>
  );
}
