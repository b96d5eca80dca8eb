import { useId, useRef, useState, type PointerEvent } from 'react';
import { clsx } from 'clsx';
import { Card } from '@/components/ui/card';
import { t } from '@/lib/messages';
import { ChartDrawing } from './chart-drawing';
import { ChartKey } from './chart-key';
import { ChartTable } from './chart-table';
import { ChartTip } from './chart-tip';
import { bucketsOf, isByWeek, describeChart, type DaySums } from './chart-buckets';
import { chartGeometry, placeAt } from './chart-geometry';
import { chartScale } from './chart-scale';
import { useWidth } from './use-width';

const PLOT_HEIGHT = 232;

/**
 * Stars earned and spent over time. A slider selects a bar and shows its numbers. A summary and a table have
 * the same content as text.
 */
export function StarsChart({
  days,
  className,
}: {
  days: readonly DaySums[];
  className?: string | undefined;
}) {
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
    <Card
      as="section"
      className={clsx('min-w-0 px-6 pt-5.5 pb-3.5 print:block', className)}
      aria-labelledby={titleId}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4.5 gap-y-1.5 break-inside-avoid">
        <h2 id={titleId} className="text-21">
          {t(byWeek ? 'analytics.starsByWeek' : 'analytics.starsByDay')}
        </h2>
        <ul className="flex gap-4.5 text-14 leading-none font-semibold text-ink-2">
          <li>
            <ChartKey kind="earned">{t('analytics.earned')}</ChartKey>
          </li>
          <li>
            <ChartKey kind="spent">{t('analytics.spent')}</ChartKey>
          </li>
        </ul>
      </header>
      <p className="mt-1 mb-3.5 break-inside-avoid text-14 text-ink-2 print:break-after-avoid">
        {describeChart(buckets)}
      </p>
      <div
        ref={frame}
        dir="ltr"
        className="relative cursor-default touch-pan-y rounded-sm outline-offset-6 outline-(--color-focus) select-none break-inside-avoid has-focus-visible:outline-3"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
      >
        <input
          type="range"
          // Transparent over the chart: for keyboards and screen readers, but not for pointers.
          className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
          aria-label={t(byWeek ? 'analytics.starsOfWeek' : 'analytics.starsOfDay')}
          min={1}
          max={buckets.length}
          value={(at ?? last) + 1}
          aria-valuetext={describePoint(buckets[at ?? last])}
          onChange={({ target }) => setAt(target.valueAsNumber - 1)}
          onFocus={() => setAt((now) => now ?? last)}
          onBlur={() => setAt(null)}
        />
        <ChartDrawing buckets={buckets} scale={scale} geometry={geometry} at={at} />
        {chosen && at !== null && <ChartTip bucket={chosen} place={at} geometry={geometry} scale={scale} />}
      </div>
      <ChartTable buckets={buckets} unit={t(byWeek ? 'analytics.week' : 'analytics.day')} />
    </Card>
  );
}

function describePoint(bucket: { title: string; earned: number; spent: number } | undefined): string {
  if (!bucket) return '';
  return t('analytics.chartPoint', { day: bucket.title, earned: bucket.earned, spent: bucket.spent });
}
