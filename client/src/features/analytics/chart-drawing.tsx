import { memo, useId } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import type { Bucket } from './chart-buckets';
import { labelEvery, middleOf, barPath, type ChartGeometry, type ChartScale } from './chart-geometry';

const labelClass = 'fill-ink-2 font-body text-13 font-medium tabular-nums';

const RADIUS = 5;
const GAP = 1.5;

function GridLines({ scale, geometry }: { scale: ChartScale; geometry: ChartGeometry }) {
  return scale.lines.map((stars) => {
    const y = geometry.top + scale.y(stars);
    return (
      <g key={stars}>
        <line
          x1={geometry.left}
          x2={geometry.left + geometry.plot}
          y1={y}
          y2={y}
          className={stars === 0 ? 'stroke-control stroke-2' : 'stroke-chart-grid stroke-2'}
        />
        <text x={geometry.left - 10} y={y + 4.5} textAnchor="end" className={labelClass}>
          {formatNumber(Math.abs(stars))}
        </text>
      </g>
    );
  });
}

function Dates({ buckets, geometry }: { buckets: readonly Bucket[]; geometry: ChartGeometry }) {
  const every = labelEvery(geometry);
  return buckets.map(({ date, label }, place) => {
    if (place % every !== 0) return null;
    const x = Math.min(middleOf(geometry, place), geometry.width - 22);
    return (
      <text key={date} x={x} y={geometry.height - 6} textAnchor="middle" className={labelClass}>
        {label}
      </text>
    );
  });
}

export const ChartDrawing = memo(function ChartDrawing({
  buckets,
  scale,
  geometry,
  at,
}: {
  buckets: readonly Bucket[];
  scale: ChartScale;
  geometry: ChartGeometry;
  at: number | null;
}) {
  const hatch = `hatch${useId()}`;
  const y = (stars: number) => geometry.top + scale.y(stars);
  return (
    <svg
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      className="h-auto w-full overflow-visible"
      aria-hidden
    >
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className="fill-chart-spent" />
        <path d="M0 0V6" className="stroke-white/75 stroke-[2.4]" />
      </pattern>
      {at !== null && (
        <rect
          className="fill-sunken"
          x={geometry.left + at * geometry.slot}
          y={geometry.top}
          width={geometry.slot}
          height={geometry.plotHeight}
          rx="8"
        />
      )}
      <GridLines scale={scale} geometry={geometry} />
      {buckets.map(({ date, earned, spent }, place) => {
        const x = middleOf(geometry, place) - geometry.bar / 2;
        return (
          <g key={date}>
            {earned > 0 && (
              <path
                className="fill-chart-earned"
                d={barPath(x, geometry.bar, y(0) - GAP, Math.min(y(earned), y(0) - GAP - 2), RADIUS)}
              />
            )}
            {spent > 0 && (
              <path
                fill={`url(#${hatch})`}
                // A full color gives a hatched bar a contrast of 3:1.
                className="stroke-chart-spent stroke-[1.4]"
                d={barPath(x, geometry.bar, y(0) + GAP, Math.max(y(-spent), y(0) + GAP + 2), RADIUS)}
              />
            )}
          </g>
        );
      })}
      <Dates buckets={buckets} geometry={geometry} />
    </svg>
  );
});
