import { clsx } from 'clsx';
import type { AnalyticsSummary } from '@shared/contracts/analytics';
import { type ChoreAppearance, choreAppearanceOf } from '@shared/rules/chore-icon';
import { ChorePicture } from '@/components/art/chore-picture';
import { Card } from '@/components/ui/card';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import print from './analytics-print.module.css';
import { FamilyAchievement } from './family-achievement';
import { KidPerformance } from './kid-performance';
import type { Planned } from './planned';
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
        className={clsx(columns, '@3xl/analytics:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]', print.columns)}
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

function PopularChores({
  popular,
  chores,
}: {
  popular: readonly { name: string; count: number }[];
  chores?: readonly ChoreAppearance[] | undefined;
}) {
  const most = popular[0]?.count ?? 1;
  return (
    <Card as="section" className="px-6 py-5.5">
      <h2 className="mb-2 text-21">{t('analytics.popularChores')}</h2>
      {popular.length === 0 && <p className="text-ink-2">{t('analytics.noChores')}</p>}
      <ol>
        {popular.map(({ name, count }) => (
          <li key={name} className="grid grid-cols-[52px_minmax(0,1fr)_34px] items-center gap-3.5 py-1.75">
            <ChorePicture chore={choreAppearanceOf(name, chores)} size={52} />
            <div className="min-w-0">
              <b className="mb-1.75 block font-display text-16 leading-[1.2] font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
              </b>
              <div className="h-3 overflow-hidden rounded-full bg-sunken" aria-hidden>
                <div
                  className="h-full rounded-full bg-chart-4 [print-color-adjust:exact]"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </div>
            </div>
            <span className="text-end font-display text-21 font-semibold tabular-nums">
              <span aria-hidden>{formatNumber(count)}</span>
              <span className="sr-only">{t('analytics.timesDone', { count })}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
