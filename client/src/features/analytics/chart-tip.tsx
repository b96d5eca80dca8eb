import { t } from '@/lib/messages';
import type { Bucket } from './chart-buckets';
import { middleOf, type ChartGeometry } from './chart-geometry';
import { ChartKey } from './chart-key';
import type { ChartScale } from './chart-scale';
import styles from './stars-chart.module.css';

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
    <div className={styles.tip} style={{ left: x, top: top - 8, '--foot': `${middle - x}px` }} aria-hidden>
      <b className="font-display font-semibold">{bucket.title}</b>
      <ChartKey kind="earned">{t('analytics.earnedCount', { count: bucket.earned })}</ChartKey>
      <ChartKey kind="spent">{t('analytics.spentCount', { count: bucket.spent })}</ChartKey>
    </div>
  );
}
