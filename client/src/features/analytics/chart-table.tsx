import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import type { Bucket } from './chart-buckets';
import styles from './stars-chart.module.css';

export function ChartTable({ buckets, unit }: { buckets: readonly Bucket[]; unit: string }) {
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
