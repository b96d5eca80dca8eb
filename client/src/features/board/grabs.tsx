import type { Board } from '@shared/contracts/boards';
import { t } from '@/lib/messages';
import { BoardEgg } from './board-egg';
import styles from './grabs.module.css';

/** The shelf with the chores that any of several kids can do. Hidden when empty. */
export function Grabs({ board: { grabs } }: { board: Board }) {
  if (grabs.length === 0) return null;
  return (
    <section className={styles.shelf} aria-label={t('board.grabs')}>
      <h2>{t('board.grabs')}</h2>
      <ul>
        {grabs.slice(0, 3).map(({ chore }) => (
          <li key={chore.choreId}>
            <button type="button" className={styles.grab}>
              <BoardEgg chore={chore} />
              <span dir="auto" className="line-clamp-2">
                {chore.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
