import { NestBack, NestFront } from '@/components/art/nest-shapes';
import { t } from '@/lib/i18n/messages';
import styles from './board.module.css';
import laneStyles from './lane.module.css';
import { useBoardLayout } from './use-board-layout';

const FRAMES = [1, 2, 3] as const;

/** Lanes with empty nests, until the board is read. */
export function LaneFrames() {
  const layout = useBoardLayout(FRAMES);
  return (
    <main className={styles.board} {...layout.attributes} aria-busy>
      <h1 className="sr-only">{t('board.title')}</h1>
      <div className={styles.topFrame} />
      <div className={styles.lanes}>
        {layout.lanes.map((frame) => (
          <div key={frame} className={laneStyles.lane} style={{ '--lip-color': 'var(--color-line)' }}>
            <div className={laneStyles.head}>
              <svg viewBox="0 -82 300 276" className={laneStyles.nest} aria-hidden>
                <NestBack />
                <NestFront />
              </svg>
            </div>
          </div>
        ))}
      </div>
    </main>
  );
}
