import { formatNumber } from '@/lib/format';
import type { Bucket } from './chart-buckets';
import { middleOf, type ChartGeometry } from './chart-geometry';
import type { ChartScale } from './chart-scale';

/** Half a tooltip and some air: it stays inside the chart, its foot points at the bar. */
const HALF = 92;

/** The numbers of the chosen place, above its bar. The slider says the same, so this is for eyes only. */
export function ChartTip({
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
    <div className="chart-tip" style={{ left: x, top: top - 8, '--foot': `${middle - x}px` }} aria-hidden>
      <b>{bucket.title}</b>
      <span data-kind="earned">{formatNumber(bucket.earned)} earned</span>
      <span data-kind="spent">{formatNumber(bucket.spent)} spent</span>
    </div>
  );
}
