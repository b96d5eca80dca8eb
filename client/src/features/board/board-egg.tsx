import type { ReactNode } from 'react';
import type { BoardChore } from '@shared/contracts/boards';
import { ChoreEgg } from '@/components/art/chore-egg';
import type { EggLook } from '@/components/art/egg-shapes';
import styles from './board-egg.module.css';

/** A chore's egg in the size of its surroundings (`--egg`). */
export function BoardEgg({
  chore: { name, icon, imageUrl, category },
  look = 'whole',
  children,
}: {
  chore: BoardChore;
  look?: EggLook;
  /** A mark on the egg. */
  children?: ReactNode;
}) {
  return (
    <span className={styles.egg} data-board-egg>
      <ChoreEgg chore={{ name, iconName: icon, imageUrl, category }} size={160} look={look} />
      {children}
    </span>
  );
}
