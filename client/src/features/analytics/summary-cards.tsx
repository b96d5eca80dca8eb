import { CircleCheckBig, Flame, Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { AnalyticsSummary } from '@shared/contracts/analytics';
import { StarIcon } from '@/components/art/star-icon';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/i18n/format';
import { formatLocale } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';

const sums = 'grid grid-cols-2 gap-3 @xl/analytics:gap-4 @4xl/analytics:grid-cols-4';
const bigNumbers = 'grid grid-cols-2 gap-3 @xl/analytics:gap-4 @4xl/analytics:grid-cols-1';

const oneDigit = new Intl.NumberFormat(formatLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Missing while loading. */
interface Totals {
  totals?: AnalyticsSummary['totals'];
}

export function SummaryCards({ totals }: Totals) {
  return (
    <ul className={sums} aria-label={t('analytics.sums')}>
      <StatCard
        label={(count) => t('analytics.choresCompleted', { count })}
        tone="ok"
        value={totals?.choresCompleted}
      >
        <CircleCheckBig />
      </StatCard>
      <StatCard
        label={(count) => t('analytics.starsEarned', { count })}
        tone="star"
        value={totals?.starsEarned}
      >
        <StarIcon />
      </StatCard>
      <StatCard
        label={(count) => t('analytics.rewardsRedeemed', { count })}
        tone="reward"
        value={totals?.rewardsRedeemed}
      >
        <Gift />
      </StatCard>
      <StatCard
        label={(count) => t('analytics.activeDays', { count })}
        tone="info"
        value={totals?.activeDays}
      >
        <Flame />
      </StatCard>
    </ul>
  );
}

export function BigNumbers({ totals }: Totals) {
  const net = totals?.netStars ?? 0;
  return (
    <dl className={bigNumbers}>
      <BigNumber
        label={t('analytics.netStars')}
        hint={
          totals && t('analytics.earnedAndSpent', { earned: totals.starsEarned, spent: totals.starsSpent })
        }
        value={totals && (net < 0 ? `−${formatNumber(-net)}` : formatNumber(net))}
      >
        <StarIcon size={36} />
      </BigNumber>
      <BigNumber
        label={t('analytics.dailyActivities')}
        hint={t('analytics.dailyActivitiesHint')}
        value={totals && oneDigit.format(totals.averageDailyActivities)}
      />
    </dl>
  );
}

interface BigNumberProps {
  label: string;
  hint: string | undefined;
  value: string | undefined;
  children?: ReactNode;
}

function BigNumber({ label, hint, value, children }: BigNumberProps) {
  return (
    <Card className="grid content-center p-4 @xl/analytics:px-6 @xl/analytics:py-5">
      <dt className="text-15 font-semibold">{label}</dt>
      <dd className="mt-1 mb-1.5 flex items-center gap-2.5 font-display text-32 leading-none font-semibold tabular-nums @xl/analytics:text-40">
        {children}
        {value ?? <Skeleton className="h-[1em] w-16" />}
      </dd>
      <dd className="text-14 text-ink-2">{hint ?? <Skeleton className="h-[1lh] w-4/5" />}</dd>
    </Card>
  );
}

const tones = {
  info: 'bg-info-soft text-info',
  star: 'bg-star-soft text-star-text',
  ok: 'bg-ok-soft text-ok',
  reward: 'bg-treat-soft text-treat-text',
};

function StatCard({
  label,
  value,
  tone,
  children,
}: {
  label: (count: number) => string;
  value: number | null | undefined;
  tone: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <Card
      as="li"
      className="flex min-w-0 items-center gap-3.5 p-4.5 max-tablet:flex-wrap max-tablet:gap-2.75 max-tablet:px-3 max-tablet:py-3.5"
    >
      <span
        className={clsx(
          'grid size-13 flex-none place-items-center rounded-md *:size-7 max-tablet:size-11',
          tones[tone],
        )}
        aria-hidden
      >
        {children}
      </span>
      <div className="min-w-0 max-tablet:flex-1 max-tablet:basis-21">
        <b className="block font-display text-26 font-semibold tracking-[-0.01em] tabular-nums leading-none mini:text-32">
          {value === undefined ? (
            <Skeleton className="h-[1em] w-12" />
          ) : value === null ? (
            <span aria-label={t('family.notKnown')}>–</span>
          ) : (
            formatNumber(value)
          )}
        </b>
        <span className="mt-1 block text-13 leading-tight font-medium text-ink-2 mini:text-14">
          {label(value ?? 0)}
        </span>
      </div>
    </Card>
  );
}
