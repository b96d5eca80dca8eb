import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ANALYTICS_RANGES } from '@shared/rules/analytics';
import { startOfDate } from '@shared/rules/calendar';
import type { ChoreAppearance } from '@shared/rules/chore-icon';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Segmented } from '@/components/ui/segmented';
import { useZoneClock } from '@/lib/family-clock';
import { formatDate } from '@/lib/format';
import { t } from '@/lib/messages';
import print from './analytics-print.module.css';
import { AnalyticsReport } from './analytics-report';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { analyticsSummaryQuery } from './analytics.api';
import { usePlanned } from './planned';
import { daysOfChoice, rangeThrough, type RangeDays } from './ranges';
import { useChosenRange } from './use-chosen-range';

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
