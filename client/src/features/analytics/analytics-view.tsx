import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { startOfDate } from '@shared/rules/calendar';
import type { ChoreAppearance } from '@/components/art/chore-icon';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Button } from '@/components/ui/button';
import { useZoneClock } from '@/lib/family-clock';
import { formatDate } from '@/lib/format';
import { AnalyticsReport } from './analytics-report';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { analyticsSummaryQuery } from './analytics.api';
import { RangeSwitch } from './range-switch';
import { nameOfRange, rangeThrough } from './ranges';
import { useChosenRange } from './use-chosen-range';
import './print.css';

/** The family's numbers over the last 7, 30 or 90 days, with today. */
export function AnalyticsView({
  timezone,
  chores,
  emptyAction,
}: {
  /** The family's zone. */
  timezone: string;
  /** The family's chores, for their pictures. */
  chores?: readonly ChoreAppearance[];
  /** What helps against a family without kids. */
  emptyAction?: ReactNode;
}) {
  const { today } = useZoneClock(timezone);
  const [days, setDays] = useChosenRange();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    analyticsSummaryQuery(rangeThrough(today, days, timezone)),
  );

  if (data?.kids.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title="No analytics data yet!"
          text="Numbers show here once there are kids who do chores."
          action={emptyAction}
        />
      </div>
    );
  }
  return (
    <div className="analytics">
      <div className="analytics-tools">
        <RangeSwitch days={days} onChange={setDays} />
        {data && (
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer />
            Print
          </Button>
        )}
      </div>
      <p className="analytics-printed">
        {nameOfRange(days)}, up to {formatDate(startOfDate(today, timezone).toISOString(), timezone)}
      </p>
      {data && <AnalyticsReport summary={data} days={days} chores={chores} old={isPlaceholderData} />}
      {!data && isError && (
        <div className="card">
          <ErrorState title="Analytics did not load" onRetry={() => void refetch()} retrying={isFetching} />
        </div>
      )}
      {!data && !isError && <AnalyticsSkeleton />}
    </div>
  );
}
