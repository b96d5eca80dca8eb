import { CloudShape } from '@/components/art/cloud';
import { Hills } from '@/components/ui/backdrop';
import styles from './board-sky.module.css';

const STARS = [
  [30, 14, 1.4],
  [400, 52, 1.6],
  [455, 20, 1.1],
  [520, 78, 1.5],
  [640, 30, 1.2],
  [700, 96, 1],
  [770, 52, 1.6],
  [860, 22, 1.1],
  [960, 86, 1.5],
  [990, 30, 1],
] as const;

/** The sky and the hills behind the board. Nothing moves, because a board at rest draws once a minute. */
export function BoardSky() {
  return (
    <div className={styles.sky} aria-hidden>
      <svg viewBox="0 0 1024 576" preserveAspectRatio="xMidYMin slice" className={styles.stars}>
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} className="fill-twinkle" />
        ))}
      </svg>
      <CloudShape className={styles.cloud} />
      <CloudShape className={styles.cloud} />
      <Hills />
    </div>
  );
}
