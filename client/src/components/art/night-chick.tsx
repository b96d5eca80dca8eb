import { clsx } from 'clsx';
import { EggShape } from './egg-shapes';
import styles from './night-chick.module.css';
import { STAR_PATH } from './star-icon';

export function NightChick({
  category,
  isTucked,
  className,
}: {
  category: string | null | undefined;
  isTucked: boolean;
  className?: string | undefined;
}) {
  return (
    <svg viewBox="-4 -10 72 72" className={clsx('overflow-visible', className)} aria-hidden>
      {isTucked ? (
        <>
          <g transform="translate(5.5 -2) scale(2.22)">
            <path d={STAR_PATH} fill="#FFC22E" />
            <path
              d="M20.3 11.8L19 13.4Q18 14.5 18.1 16.1L18.3 18.1Q18.6 21.7 15.3 20.3L13.4 19.5Q17 17 17.2 7.9L19.2 8.3Q22.7 9.1 20.3 11.8Z"
              fill="#F29A1F"
              opacity=".75"
            />
          </g>
          <g transform="translate(32 26.5) scale(.95)">
            <path
              d="M-9.5 -1Q-6.5 2.4 -3.5 -1M3.5 -1Q6.5 2.4 9.5 -1"
              fill="none"
              stroke="#14304A"
              strokeWidth="2"
              strokeLinecap="round"
            />
            <ellipse cx="-11" cy="4" rx="3" ry="2.2" fill="#FF7259" opacity=".6" />
            <ellipse cx="11" cy="4" rx="3" ry="2.2" fill="#FF7259" opacity=".6" />
            <path d="M-3 3.2Q0 1.4 3 3.2Q2 6.2 0 6.2Q-2 6.2 -3 3.2Z" fill="#F2702C" />
          </g>
          <g className={styles.cap}>
            <g transform="translate(32.5 10) rotate(5) scale(.88)">
              <path d="M-11 3Q-9 -14 5 -15Q16 -15 20 0Q14 -6 8 -5L11 3Z" fill="#1FA9B5" />
              <path d="M5 -15Q16 -15 20 0Q14 -6 8 -5Q8 -11 5 -15Z" fill="#0B6C7C" />
              <rect x="-14" y="0" width="28" height="7" rx="3.5" fill="#fff" />
              <path d="M4 0H10.5Q14 0 14 3.5Q14 7 10.5 7H2Z" fill="#E4ECF2" />
              <circle cx="20.5" cy="1" r="3.4" fill="#FFC22E" />
            </g>
          </g>
          <g className={styles.blanket}>
            <path d="M7 41Q32 32 57 41Q60 62 32 62Q4 62 7 41Z" fill="#FF7259" />
            <path d="M48.5 38.2Q53 39.3 57 41Q60 62 32 62Q28 62 24 61.4Q48 60 48.5 38.2Z" fill="#DB4630" />
            <path d="M7 41Q32 32 57 41L57.3 47Q32 38 6.7 47Z" fill="#FFF3D6" />
            <path
              d="M20 52.5Q16 49.8 16.8 47.8Q18.2 45.5 20 48Q21.8 45.5 23.2 47.8Q24 49.8 20 52.5ZM44 52.5Q40 49.8 40.8 47.8Q42.2 45.5 44 48Q45.8 45.5 47.2 47.8Q48 49.8 44 52.5Z"
              fill="#FFB7AB"
            />
          </g>
        </>
      ) : (
        <EggShape look="hatched" category={category} />
      )}
    </svg>
  );
}
