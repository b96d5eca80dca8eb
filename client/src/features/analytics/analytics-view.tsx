import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import type { AnalyticsSummary } from '@shared/contracts/analytics';
import { ANALYTICS_RANGES, DEFAULT_ANALYTICS_RANGE } from '@shared/rules/analytics';
import { startOfDate } from '@shared/rules/calendar';
import type { ChoreAppearance } from '@shared/rules/chore-icon';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Segmented } from '@/components/ui/segmented';
import { Skeleton } from '@/components/ui/skeleton';
import { get } from '@/lib/api/api-client';
import { useZoneClock } from '@/lib/dates/family-clock';
import { formatDate } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { queryKeys, type Range } from '@/lib/api/query-keys';
import print from './analytics-print.module.css';
import { AnalyticsReport, chartColumns, kidColumns, reportClass } from './analytics-report';
import { usePlanned } from './planned';
import { daysOfChoice, type RangeDays, rangeThrough } from './ranges';
import { BigNumbers, SummaryCards } from './summary-cards';

const PARAM = 'days';

const analyticsSummaryQuery = (range: Range) =>
  queryOptions({
    queryKey: [...queryKeys.analytics(range), 'summary'],
    queryFn: ({ signal }) =>
      get<AnalyticsSummary>(`/api/analytics/summary?${new URLSearchParams({ ...range }).toString()}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export function AnalyticsView({
  timezone,
  chores,
  emptyAction,
}: {
  timezone: string;
  chores?: readonly ChoreAppearance[] | undefined;
  emptyAction?: ReactNode | undefined;
}) {
  const { today } = useZoneClock(timezone);
  const [days, setDays] = useChosenRange();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    analyticsSummaryQuery(rangeThrough(today, days, timezone)),
  );
  const planned = usePlanned(today, days);

  if (data?.kids.length === 0) {
    return (
      <Card>
        <EmptyState title={t('analytics.noKids')} text={t('analytics.noKidsHint')} action={emptyAction} />
      </Card>
    );
  }
  const range = t(`analytics.range.${days}`);
  const date = formatDate(startOfDate(today, timezone).toISOString(), timezone);
  return (
    <div className={`@container/analytics ${print.page}`}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <RangeSwitch days={days} onChange={setDays} />
        {data && (
          <Button variant="secondary" onClick={() => window.print()} className="@max-xl/analytics:hidden">
            <Printer />
            {t('analytics.print')}
          </Button>
        )}
      </div>
      <p className="mb-3 hidden font-semibold print:block">{t('analytics.printedRange', { range, date })}</p>
      {data && (
        <AnalyticsReport
          summary={data}
          days={days}
          chores={chores}
          planned={planned}
          old={isPlaceholderData}
        />
      )}
      {!data && isError && (
        <Card>
          <ErrorState
            title={t('analytics.loadFailed')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      )}
      {!data && !isError && <AnalyticsSkeleton />}
    </div>
  );
}

function RangeSwitch({ days, onChange }: { days: RangeDays; onChange: (days: RangeDays) => void }) {
  return (
    <Segmented
      label={t('analytics.range')}
      className="@max-xl/analytics:w-full @max-xl/analytics:*:px-1.5"
      value={String(days)}
      onChange={(value) => {
        const next = daysOfChoice(value);
        if (next !== undefined) onChange(next);
      }}
      options={ANALYTICS_RANGES.map((choice) => ({
        value: String(choice),
        label: t(`analytics.range.${choice}`),
      }))}
    />
  );
}

function useChosenRange(): [RangeDays, (days: RangeDays) => void] {
  const [params, setParams] = useSearchParams();
  const days = daysOfChoice(params.get(PARAM) ?? '') ?? DEFAULT_ANALYTICS_RANGE;
  const choose = (next: RangeDays) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === DEFAULT_ANALYTICS_RANGE) changed.delete(PARAM);
        else changed.set(PARAM, String(next));
        return changed;
      },
      { replace: true },
    );
  return [days, choose];
}

const BARS = ['h-2/5', 'h-3/5', 'h-1/3', 'h-4/5', 'h-1/2', 'h-3/4', 'h-2/5', 'h-3/5', 'h-1/2', 'h-2/3'];

function AnalyticsSkeleton() {
  return (
    <div className={reportClass}>
      <div className={reportClass} aria-hidden>
        <SummaryCards />
        <div className={chartColumns}>
          <Card className="grid h-98 content-between px-6 pt-5.5 pb-8">
            <div className="grid gap-2.5">
              <Skeleton className="h-5 w-36" />
              <Skeleton className="h-4 w-3/5" />
            </div>
            <div className="flex h-58 items-end justify-around border-b-2 border-line">
              {BARS.map((height, bar) => (
                <Skeleton key={bar} className={`${height} w-3.5 rounded-b-none`} />
              ))}
            </div>
          </Card>
          <BigNumbers />
        </div>
        <Skeleton className="h-5 w-44" />
      </div>
      <CardSkeletons label={t('analytics.loading')} count={3} className={kidColumns} />
    </div>
  );
}
