import { STAR_PATH } from './star-icon';

const SKY = { columns: 14, rows: 4, width: 420, height: 150 };
const COLORS = ['#FFC22E', '#FFE08A', '#8FD3F2', '#FFC22E', '#FF9A86', '#FFE08A'];

/** Returns the same stars for the same number, without overlaps. */
function starsOf(count: number) {
  const most = SKY.columns * SKY.rows;
  return Array.from({ length: Math.min(count, most) }, (_, index) => {
    // 25 steps through 56 places visit each once.
    const place = (index * 25) % most;
    const jitter = (factor: number) => ((index * factor) % 17) / 17 - 0.5;
    return {
      place,
      x: ((place % SKY.columns) + 0.5 + jitter(7) * 0.6) * (SKY.width / SKY.columns),
      y: (Math.floor(place / SKY.columns) + 0.5 + jitter(11) * 0.6) * (SKY.height / SKY.rows),
      scale: 0.4 + ((index * 5) % 7) * 0.07,
      fill: COLORS[index % COLORS.length],
    };
  });
}

export function StarSky({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <svg viewBox={`0 0 ${SKY.width} ${SKY.height}`} className={className} aria-hidden>
      {starsOf(count).map(({ place, x, y, scale, fill }) => (
        <path
          key={place}
          d={STAR_PATH}
          fill={fill}
          transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}
        />
      ))}
    </svg>
  );
}
