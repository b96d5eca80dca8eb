import type { BoardLane } from '@shared/contracts/boards';
import { SurpriseEgg } from '@/components/art/surprise-egg';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/messages';
import styles from './lane-rest.module.css';

/** Leads to the kid's own screens, where the kid opens the egg. */
export function OpenEgg({ lane, onOpen }: { lane: BoardLane; onOpen: (() => void) | undefined }) {
  if (lane.nest.surprise !== 'ready' || !onOpen) return null;
  return (
    <Button variant="highlight" wide className={styles.open} onClick={onOpen}>
      <SurpriseEgg look="crack-2" />
      {t('board.openEgg')}
    </Button>
  );
}
