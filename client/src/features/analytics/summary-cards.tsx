import { CircleCheckBig, Flame, Gift } from 'lucide-react';
import type { AnalyticsSummary } from '@shared/contracts/analytics';
import { StarIcon } from '@/components/art/star-icon';
import { StatCard } from '@/features/family/stat-card';
import { formatNumber } from '@/lib/format';

/** The four sums of the range. */
export function SummaryCards({ totals }: { totals: AnalyticsSummary['totals'] }) {
  return (
    <ul className="sums" aria-label="The range in numbers">
      <StatCard label="Chores Completed" tone="ok" value={totals.choresCompleted}>
        <CircleCheckBig />
      </StatCard>
      <StatCard label="Stars Earned" tone="star" value={totals.starsEarned}>
        <StarIcon />
      </StatCard>
      <StatCard label="Rewards Redeemed" tone="reward" value={totals.rewardsRedeemed}>
        <Gift />
      </StatCard>
      <StatCard label="Active Days" tone="info" value={totals.activeDays}>
        <Flame />
      </StatCard>
    </ul>
  );
}

/** What is left of the stars, and how lively a day is. */
export function BigNumbers({ totals }: { totals: AnalyticsSummary['totals'] }) {
  const { netStars, starsEarned, starsSpent, averageDailyActivities } = totals;
  return (
    <dl className="bigs">
      <div className="big card">
        <dt>Net Stars Gained</dt>
        <dd className="num">
          <StarIcon size={36} />
          {netStars < 0 ? `−${formatNumber(-netStars)}` : formatNumber(netStars)}
        </dd>
        <dd>
          {formatNumber(starsEarned)} earned, {formatNumber(starsSpent)} spent
        </dd>
      </div>
      <div className="big card">
        <dt>Avg. Daily Activities</dt>
        <dd className="num">{averageDailyActivities.toFixed(1)}</dd>
        <dd>chores, rewards and visits</dd>
      </div>
    </dl>
  );
}
