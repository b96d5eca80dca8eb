import type { ChoreCategory } from '@shared/constants';
import { knownCategory } from './chore-art';
import { STAR_PATH } from './star-icon';

const shells: Record<ChoreCategory, string> = {
  general: 'gold',
  bedroom: 'sky',
  kitchen: 'coral',
  bathroom: 'lagoon',
  outdoor: 'leaf',
  pets: 'peach',
  other: 'gold',
};

const EGG_PATH = 'M32 4C46 4 57 23 57 39C57 53 46 61 32 61C18 61 7 53 7 39C7 23 18 4 32 4Z';

export const EggPlace = ({ opacity = 0.72 }: { opacity?: number }) => (
  <path
    d={EGG_PATH}
    fill="#FFF9EC"
    fillOpacity={opacity}
    stroke="#A9713F"
    strokeWidth="3"
    strokeDasharray="6.5 5.5"
    strokeLinecap="round"
  />
);

export type EggLook = 'whole' | 'banded' | 'hatched';

export function EggShape({ look, category }: { look: EggLook; category: string | null | undefined }) {
  const shell = `--color-egg-${shells[knownCategory(category)]}`;
  const fill = `var(${shell})`;
  const shade = `var(${shell}-shade)`;
  return look === 'hatched' ? <Chick fill={fill} shade={shade} /> : <Egg {...{ look, fill, shade }} />;
}

function Egg({ look, fill, shade }: { look: EggLook; fill: string; shade: string }) {
  return (
    <>
      <path d={EGG_PATH} fill={fill} />
      <path
        d="M38 5.2C49 9.5 57 25 57 39C57 53 46 61 32 61C26 61 20.5 59.6 16.5 56.9C36 58.5 49.5 48 49.5 32C49.5 20 44.5 10.5 38 5.2Z"
        fill={shade}
      />
      <path
        d="M15.5 30C17.5 21 22 14 27 11"
        fill="none"
        stroke="var(--color-white)"
        strokeOpacity=".75"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {look === 'banded' && (
        <>
          <path
            d="M7.2 36.5Q32 45.5 56.8 36.5Q57.2 44 54.8 49Q32 58 9.2 49Q6.8 44 7.2 36.5Z"
            fill="#FF7259"
          />
          <path
            d="M49.5 38.9Q53.5 38 56.8 36.5Q57.2 44 54.8 49Q50 51.2 45 52.2Q49 46 49.5 38.9Z"
            fill="#DB4630"
          />
          <path
            d="M16 41.5l-1.5 8M25 43.3l-.8 8.4M34 43.6l.3 8.6M43 42.2l1.4 8.2"
            stroke="#FFD9CF"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </>
      )}
    </>
  );
}

function Chick({ fill, shade }: { fill: string; shade: string }) {
  return (
    <>
      <g data-chick>
        <g transform="translate(5.5 -2) scale(2.22)">
          <path d={STAR_PATH} fill="#FFC22E" />
          <path
            d="M20.3 11.8L19 13.4Q18 14.5 18.1 16.1L18.3 18.1Q18.6 21.7 15.3 20.3L13.4 19.5Q17 17 17.2 7.9L19.2 8.3Q22.7 9.1 20.3 11.8Z"
            fill="#F29A1F"
            opacity=".75"
          />
        </g>
        <g transform="translate(32 25.5) scale(0.95)">
          <ellipse cx="-6.5" cy="-1" rx="2.6" ry="3.2" fill="#14304A" />
          <ellipse cx="6.5" cy="-1" rx="2.6" ry="3.2" fill="#14304A" />
          <circle cx="-5.6" cy="-2.3" r="1" fill="#FFF" />
          <circle cx="7.4" cy="-2.3" r="1" fill="#FFF" />
          <ellipse cx="-11" cy="4" rx="3" ry="2.2" fill="#FF7259" opacity=".6" />
          <ellipse cx="11" cy="4" rx="3" ry="2.2" fill="#FF7259" opacity=".6" />
          <path d="M-3.2 3Q0 1 3.2 3Q2 6.6 0 6.6Q-2 6.6 -3.2 3Z" fill="#F2702C" />
        </g>
      </g>
      <path
        d="M8 40L15.5 35L23 41.5L32 35L41 41.5L48.5 35L56 40C56 53 46 61.5 32 61.5C18 61.5 8 53 8 40Z"
        fill={fill}
      />
      <path
        d="M48.5 35L56 40C56 53 46 61.5 32 61.5C27 61.5 22 60.3 18 58C36 58.5 47.5 50 48.5 35Z"
        fill={shade}
      />
    </>
  );
}
