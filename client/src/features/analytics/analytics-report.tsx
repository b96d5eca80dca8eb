import { clsx } from 'clsx';
import type { AnalyticsSummary } from '@shared/contracts/analytics';
import type { ChoreAppearance } from '@shared/rules/chore-icon';
import print from './analytics-print.module.css';
import { FamilyAchievement } from './family-achievement';
import { KidPerformance } from './kid-performance';
import type { Planned } from './planned';
import { PopularChores } from './popular-chores';
import type { RangeDays } from './ranges';
import { StarsChart } from './stars-chart';
import { BigNumbers, SummaryCards } from './summary-cards';

const columns = 'grid grid-cols-[minmax(0,1fr)] gap-5 print:block';
export const reportClass =
  'grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity duration-(--dur-ui) print:block';
export const chartColumns = `${columns} @4xl/analytics:grid-cols-[minmax(0,1fr)_280px]`;

export function AnalyticsReport({
  summary,
  days,
  chores,
  planned,
  old,
}: {
  summary: AnalyticsSummary;
  days: RangeDays;
  chores?: readonly ChoreAppearance[] | undefined;
  planned: ReadonlyMap<string, Planned> | undefined;
  old: boolean;
}) {
  return (
    <div className={clsx(reportClass, print.report, old && 'opacity-55')} aria-busy={old}>
      <SummaryCards totals={summary.totals} />
      <div className={clsx(chartColumns, print.columns)}>
        <StarsChart key={summary.byDay.length} days={summary.byDay} className={print.chart} />
        <BigNumbers totals={summary.totals} />
      </div>
      <KidPerformance kids={summary.kids} planned={old ? undefined : planned} />
      <div
        className={clsx(columns, '@4xl/analytics:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]', print.columns)}
      >
        <PopularChores popular={summary.popularChores} chores={chores} />
        <FamilyAchievement
          achievement={summary.familyAchievement}
          chores={summary.totals.choresCompleted}
          days={days}
        />
      </div>
    </div>
  );
}
