import { t } from '@/lib/messages';
import type { Bucket } from './chart-buckets';
import { middleOf, type ChartGeometry } from './chart-geometry';
import { ChartKey } from './chart-key';
import type { ChartScale } from './chart-scale';
import styles from './stars-chart.module.css';

/** Half the tooltip's width plus a margin, to keep it inside the chart. */
const HALF = 92;

/** The numbers of the selected bar. Hidden from screen readers, because the slider has the same text. */
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
    <div className={styles.tip} style={{ left: x, top: top - 8, '--foot': `${middle - x}px` }} aria-hidden>
      <b className="font-display font-semibold">{bucket.title}</b>
      <ChartKey kind="earned">{t('analytics.earnedCount', { count: bucket.earned })}</ChartKey>
      <ChartKey kind="spent">{t('analytics.spentCount', { count: bucket.spent })}</ChartKey>
    </div>
  );
}
