import type { BoardChore } from '@shared/contracts/boards';
import { ChoreEgg } from '@/components/art/chore-egg';
import type { EggLook } from '@/components/art/egg-shapes';
import styles from './board-egg.module.css';

/** A chore's egg in the size of its surroundings (`--egg`). */
export function BoardEgg({ chore, look = 'whole' }: { chore: BoardChore; look?: EggLook }) {
  const { name, icon, imageUrl, category } = chore;
  return (
    <span className={styles.egg}>
      <ChoreEgg chore={{ name, iconName: icon, imageUrl, category }} size={160} look={look} />
    </span>
  );
}
