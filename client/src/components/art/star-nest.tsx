import { NestBack, NestFront } from './nest-shapes';
import { STAR_PATH } from './star-icon';

const SCALE = 2.7;

const PLACES = [4, 3, 2, 1].flatMap((count, row) =>
  Array.from({ length: count }, (_, index) => ({
    x: 150 + (index - (count - 1) / 2) * 56 - 12 * SCALE,
    y: 42 - row * 46,
  })),
);

export function StarNest({ gold, className }: { gold: number; className?: string | undefined }) {
  return (
    <svg viewBox="0 -104 300 292" className={className} aria-hidden>
      <NestBack />
      {PLACES.map(({ x, y }, place) => (
        <g key={place} transform={`translate(${x} ${y}) scale(${SCALE})`}>
          {place < gold ? (
            <path
              d={STAR_PATH}
              fill="var(--color-star)"
              className="origin-center animate-pop [transform-box:fill-box]"
            />
          ) : (
            <path
              d={STAR_PATH}
              fill="#FFF9EC"
              fillOpacity=".6"
              stroke="#A9713F"
              strokeWidth="1"
              strokeDasharray="2.4 2"
              strokeLinecap="round"
            />
          )}
        </g>
      )).toReversed()}
      <NestFront />
    </svg>
  );
}
