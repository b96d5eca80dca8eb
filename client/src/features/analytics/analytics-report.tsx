import { clsx } from 'clsx';
import type { AnalyticsSummary } from '@shared/contracts/analytics';
import type { ChoreAppearance } from '@/components/art/chore-icon';
import { FamilyAchievement } from './family-achievement';
import { KidPerformance } from './kid-performance';
import { PopularChores } from './popular-chores';
import { inRange, type RangeDays } from './ranges';
import { StarsChart } from './stars-chart';
import { BigNumbers, SummaryCards } from './summary-cards';
import './analytics.css';
import './report-parts.css';

/** Everything the family's numbers of a range say. Fetches nothing. */
export function AnalyticsReport({
  summary,
  days,
  chores,
  old,
}: {
  summary: AnalyticsSummary;
  days: RangeDays;
  chores?: readonly ChoreAppearance[];
  /** These are the numbers of the range before, while those of this one are on their way. */
  old: boolean;
}) {
  return (
    <div className={clsx('report', old && 'report-old')} aria-busy={old}>
      <SummaryCards totals={summary.totals} />
      <div className="report-columns report-chart">
        <StarsChart key={summary.byDay.length} days={summary.byDay} />
        <BigNumbers totals={summary.totals} />
      </div>
      <KidPerformance kids={summary.kids} />
      <div className="report-columns report-halves">
        <PopularChores popular={summary.popularChores} chores={chores} />
        <FamilyAchievement
          achievement={summary.familyAchievement}
          chores={summary.totals.choresCompleted}
          when={inRange(days)}
        />
      </div>
    </div>
  );
}
