import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/messages';
import { chartColumns, reportClass } from './analytics-report';
import { bigNumbers, sums } from './summary-cards';

const FOUR = [0, 1, 2, 3];

export function AnalyticsSkeleton() {
  return (
    <div className={reportClass}>
      <output className="sr-only">{t('analytics.loading')}</output>
      <div className={sums} aria-hidden>
        {FOUR.map((card) => (
          <Skeleton key={card} className="h-23 rounded-lg" />
        ))}
      </div>
      <div className={chartColumns} aria-hidden>
        <Skeleton className="h-98 rounded-lg" />
        <div className={bigNumbers}>
          <Skeleton className="rounded-lg" />
          <Skeleton className="rounded-lg" />
        </div>
      </div>
    </div>
  );
}
