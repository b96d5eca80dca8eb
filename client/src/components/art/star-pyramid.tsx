import { NestBack, NestFront } from './nest-shapes';
import { STAR_PATH } from './star-icon';

/** With more stars, each star of the pyramid counts for several. */
export const PYRAMID_MOST = 65;
const NEST_SCALE = 1.56;
const RIM = 398;
const HEIGHT = 556;
const APART = { x: 36, y: 31 };

/** Places `count` stars in rows that get shorter by one, from below. */
function pyramidPlaces(count: number): { x: number; y: number; turn: number }[] {
  let base = 1;
  while ((base * (base + 1)) / 2 < count) base += 1;
  const scale = Math.min(1.5, 11 / base);
  const places = [];
  for (let row = 0, left = count; left > 0; row += 1) {
    const inRow = Math.min(base - row, left);
    left -= inRow;
    for (let nth = 0; nth < inRow; nth += 1) {
      const x = (nth - (inRow - 1) / 2) * APART.x * scale;
      const turn = ((nth * 37 + row * 53) % 31) - 15;
      places.push({ x, y: 14 * (x / 180) ** 2 - row * APART.y * scale, turn });
    }
  }
  return places;
}

/** `gold` of `total` stars are gold. Decorative. */
export function StarPyramid({
  gold,
  total,
  flag = false,
  className,
}: {
  gold: number;
  total: number;
  flag?: boolean;
  className?: string | undefined;
}) {
  const places = pyramidPlaces(total);
  const top = Math.min(0, ...places.map(({ y }) => y));
  // The space is the same without a flag, so that two piles have the same size.
  const start = Math.min(RIM - 80, RIM + top - 90);
  return (
    <svg viewBox={`0 ${start} 480 ${HEIGHT - start}`} className={className} aria-hidden>
      <ellipse cx="240" cy="546" rx="170" ry="10" fill="#14304A" opacity=".13" />
      <g transform={`translate(6 262) scale(${NEST_SCALE})`}>
        <NestBack />
      </g>
      <g transform={`translate(240 ${RIM})`}>
        {flag && (
          <g transform={`translate(0 ${top - 24})`}>
            <path d="M0 0V-56" stroke="#7E4F2E" strokeWidth="8" strokeLinecap="round" />
            <path d="M4 -58H66L52 -37L66 -16H4Z" fill="var(--color-treat)" />
          </g>
        )}
        {places.map(({ x, y, turn }, place) => (
          <g key={place} transform={`translate(${x} ${y}) rotate(${turn}) scale(1.25) translate(-12 -12)`}>
            {place < gold ? (
              <path
                d={STAR_PATH}
                fill="var(--color-star)"
                className="origin-center animate-pop [transform-box:fill-box]"
              />
            ) : (
              <path d={STAR_PATH} fill="#fff" fillOpacity=".8" stroke="#7FB6DE" strokeWidth="1.4" />
            )}
          </g>
        ))}
      </g>
      <g transform={`translate(6 262) scale(${NEST_SCALE})`}>
        <NestFront />
      </g>
    </svg>
  );
}
