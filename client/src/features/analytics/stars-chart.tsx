import { useId, useRef, useState, type PointerEvent } from 'react';
import { ChartDrawing } from './chart-drawing';
import { ChartTable } from './chart-table';
import { ChartTip } from './chart-tip';
import { bucketsOf, isByWeek, sayChart, type DaySums } from './chart-buckets';
import { chartGeometry, placeAt } from './chart-geometry';
import { chartScale } from './chart-scale';
import { useWidth } from './use-width';
import './chart.css';

const PLOT_HEIGHT = 232;

/**
 * Stars earned and spent over time, one scale for both. A finger, the mouse or the arrow keys choose a place, and a
 * tooltip tells its numbers; a sentence and a table say the same without the picture.
 */
export function StarsChart({ days }: { days: readonly DaySums[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 640);
  const [at, setAt] = useState<number | null>(null);
  const titleId = useId();
  const buckets = bucketsOf(days);
  const byWeek = isByWeek(days);
  const most = (of: (bucket: (typeof buckets)[number]) => number) => Math.max(0, ...buckets.map(of));
  const scale = chartScale(
    most(({ earned }) => earned),
    most(({ spent }) => spent),
    PLOT_HEIGHT,
  );
  const geometry = chartGeometry(width, PLOT_HEIGHT, buckets.length);
  const last = buckets.length - 1;
  const chosen = at === null ? undefined : buckets[at];

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setAt(placeAt(geometry, event.clientX - left));
  };
  return (
    <section className="chart card" aria-labelledby={titleId}>
      <header className="chart-head">
        <h2 id={titleId}>{byWeek ? 'Stars by week' : 'Stars by day'}</h2>
        <ul className="chart-legend">
          <li data-kind="earned">Earned</li>
          <li data-kind="spent">Spent</li>
        </ul>
      </header>
      <p className="chart-said">{sayChart(buckets)}</p>
      <div
        ref={frame}
        className="chart-frame"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
      >
        <input
          type="range"
          className="chart-range"
          aria-label={byWeek ? 'Stars of a week' : 'Stars of a day'}
          min={1}
          max={buckets.length}
          value={(at ?? last) + 1}
          aria-valuetext={sayPlace(buckets[at ?? last])}
          onChange={({ target }) => setAt(target.valueAsNumber - 1)}
          onFocus={() => setAt((now) => now ?? last)}
          onBlur={() => setAt(null)}
        />
        <ChartDrawing buckets={buckets} scale={scale} geometry={geometry} at={at} />
        {chosen && at !== null && <ChartTip bucket={chosen} place={at} geometry={geometry} scale={scale} />}
      </div>
      <ChartTable buckets={buckets} unit={byWeek ? 'Week' : 'Day'} />
    </section>
  );
}

function sayPlace(bucket: { title: string; earned: number; spent: number } | undefined): string {
  return bucket ? `${bucket.title}: ${bucket.earned} earned, ${bucket.spent} spent` : '';
}
