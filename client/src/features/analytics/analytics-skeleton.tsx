import { Skeleton } from '@/components/ui/skeleton';
import './analytics.css';

const FOUR = [0, 1, 2, 3];

/** The shape of the numbers that are coming. */
export function AnalyticsSkeleton() {
  return (
    <div className="report">
      <output className="sr-only">Loading analytics…</output>
      <div className="sums" aria-hidden>
        {FOUR.map((card) => (
          <Skeleton key={card} className="h-23 rounded-lg" />
        ))}
      </div>
      <div className="report-columns report-chart" aria-hidden>
        <Skeleton className="h-98 rounded-lg" />
        <div className="bigs">
          <Skeleton className="rounded-lg" />
          <Skeleton className="rounded-lg" />
        </div>
      </div>
    </div>
  );
}
