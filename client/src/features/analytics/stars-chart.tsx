import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { Card } from '@/components/ui/card';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { bucketsOf, describeChart, isByWeek, type Bucket, type DaySums } from './chart-buckets';
import { ChartDrawing } from './chart-drawing';
import {
  chartGeometry,
  middleOf,
  placeAt,
  chartScale,
  type ChartGeometry,
  type ChartScale,
} from './chart-geometry';
import styles from './stars-chart.module.css';

/** Keeps the tooltip inside the chart. */
const HALF = 92;

const PLOT_HEIGHT = 232;

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
          // The slider is for keyboards and screen readers, not for pointers.
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

function useWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => setWidth((now) => measured.clientWidth || now);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

function ChartTable({ buckets, unit }: { buckets: readonly Bucket[]; unit: string }) {
  return (
    <div className={styles.table}>
      <table>
        <caption>{t('analytics.chartTable')}</caption>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            <th scope="col">{t('analytics.earned')}</th>
            <th scope="col">{t('analytics.spent')}</th>
          </tr>
        </thead>
        <tbody>
          {buckets.map(({ date, title, earned, spent }) => (
            <tr key={date}>
              <th scope="row">{title}</th>
              <td>{formatNumber(earned)}</td>
              <td>{formatNumber(spent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ChartTip({
  bucket,
  place,
  geometry,
  scale,
}: {
  bucket: Bucket;
  place: number;
  geometry: ChartGeometry;
  scale: ChartScale;
}) {
  const middle = middleOf(geometry, place);
  const x = Math.min(Math.max(middle, HALF), geometry.width - HALF);
  const top = geometry.top + scale.y(bucket.earned);
  return (
    <div className={styles.tip} style={{ left: x, top: top - 8, '--foot': `${middle - x}px` }} aria-hidden>
      <b className="font-display font-semibold">{bucket.title}</b>
      <ChartKey kind="earned">{t('analytics.earnedCount', { count: bucket.earned })}</ChartKey>
      <ChartKey kind="spent">{t('analytics.spentCount', { count: bucket.spent })}</ChartKey>
    </div>
  );
}

function ChartKey({ kind, children }: { kind: 'earned' | 'spent'; children: string }) {
  return (
    <span className="flex items-center gap-1.75 tabular-nums">
      <span className={styles.swatch} data-kind={kind} />
      {children}
    </span>
  );
}
