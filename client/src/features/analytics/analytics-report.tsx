import { clsx } from 'clsx';
import type { AnalyticsSummary } from '@shared/contracts/analytics';
import { type ChoreAppearance, choreAppearanceOf } from '@shared/rules/chore-icon';
import { ChorePicture } from '@/components/art/chore-picture';
import { Card } from '@/components/ui/card';
import { formatNumber } from '@/lib/i18n/format';
import { t, type MessageId } from '@/lib/i18n/messages';
import type { FamilyAchievement as Achievement, PerformanceBadge } from '@shared/rules/analytics';
import { Pip, type PipMood } from '@/components/art/pip';
import { StarSky } from '@/components/art/star-sky';
import { Flame, HandHeart, Sprout, ThumbsUp, type LucideIcon } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar';
import { Chip, type ChipTone } from '@/components/ui/chip';
import print from './analytics-print.module.css';
import type { Planned } from './planned';
import type { RangeDays } from './ranges';
import { StarsChart } from './stars-chart';
import { BigNumbers, SummaryCards } from './summary-cards';

const columns = 'grid grid-cols-[minmax(0,1fr)] gap-5 print:block';
export const reportClass =
  'grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity duration-(--dur-ui) print:block';
export const kidColumns = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,270px),1fr))] gap-4';
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

const PIPS: Record<Achievement, PipMood> = {
  amazing: 'cheernest',
  great: 'cheernest',
  started: 'nest',
  none: 'nestlook',
};

function textOf(achievement: Achievement, count: number, days: RangeDays): string {
  if (achievement === 'none') return t('analytics.noneDone');
  return t(achievement === 'started' ? 'analytics.doneSoFar' : 'analytics.doneTogether', { count, days });
}

function FamilyAchievement({
  achievement,
  chores,
  days,
}: {
  achievement: Achievement;
  chores: number;
  days: RangeDays;
}) {
  return (
    <Card
      as="section"
      className="on-night relative grid min-h-80 content-start overflow-hidden bg-slab px-6 pt-5.5 pb-27.5 print:min-h-0 print:bg-white print:pb-5.5"
      aria-labelledby="family-achievement"
    >
      <h2
        id="family-achievement"
        className="font-body text-15 leading-[1.4] font-medium tracking-normal text-on-slab-2 print:text-ink"
      >
        {t('analytics.achievement')}
      </h2>
      <p className="mt-1.5 font-display text-26 leading-[1.15] font-semibold text-on-slab print:text-ink">
        {t(`analytics.achievement.${achievement}`)}
      </p>
      <p className="text-15 leading-[1.4] font-medium text-on-slab-2 print:text-ink">
        {textOf(achievement, chores, days)}
      </p>
      <StarSky count={chores} className="-mx-2.5 mt-4 h-auto w-[calc(100%+20px)] print:hidden" />
      <Pip mood={PIPS[achievement]} size={132} className="absolute end-4.5 -bottom-2.5 print:hidden" />
    </Card>
  );
}

const BADGES = {
  'On Fire!': { textId: 'analytics.badge.onFire', Icon: Flame, tone: 'ok' },
  'Good Work!': { textId: 'analytics.badge.goodWork', Icon: ThumbsUp, tone: 'info' },
  'Getting Started!': { textId: 'analytics.badge.gettingStarted', Icon: Sprout, tone: 'wait' },
  'Needs Motivation': { textId: 'analytics.badge.needsMotivation', Icon: HandHeart, tone: 'plain' },
} as const satisfies Record<PerformanceBadge, { textId: MessageId; Icon: LucideIcon; tone: ChipTone }>;

type KidSums = AnalyticsSummary['kids'][number];

function Fact({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse rounded-sm bg-sunken px-0.5 py-2.5">
      <dt className="text-13 text-ink-2">{label}</dt>
      <dd className="font-display text-21 leading-[1.1] font-semibold tabular-nums">{formatNumber(value)}</dd>
    </div>
  );
}

function KidCard({
  sums: { kid, badge, choresCompleted, starsEarned, rewardsRedeemed },
  planned,
}: {
  sums: KidSums;
  planned: Planned | undefined;
}) {
  const { textId, Icon, tone } = BADGES[badge];
  return (
    <Card
      as="li"
      className="grid max-w-105 grid-cols-[52px_minmax(0,1fr)] items-center gap-x-3 gap-y-3.5 p-4.5"
    >
      <Avatar kid={kid} size={52} />
      <div className="min-w-0">
        <h3 className="mb-1 text-21 wrap-anywhere">
          <bdi>{kid.name}</bdi>
        </h3>
        <Chip tone={tone}>
          <Icon />
          {t(textId)}
        </Chip>
      </div>
      <dl className="col-span-full grid grid-cols-3 gap-1 text-center">
        <Fact label={t('analytics.kidChores', { count: choresCompleted })} value={choresCompleted} />
        <Fact label={t('analytics.kidStars', { count: starsEarned })} value={starsEarned} />
        <Fact label={t('analytics.kidRewards', { count: rewardsRedeemed })} value={rewardsRedeemed} />
      </dl>
      {planned && planned.total > 0 && (
        <p className="col-span-full flex flex-wrap gap-x-3 text-14 text-ink-2">
          <span className="font-semibold">{t('analytics.planned', planned)}</span>
          {planned.missed > 0 && <span>{t('analytics.missed', planned)}</span>}
        </p>
      )}
    </Card>
  );
}

function KidPerformance({
  kids,
  planned,
}: {
  kids: readonly KidSums[];
  planned?: ReadonlyMap<string, Planned> | undefined;
}) {
  return (
    <section>
      <h2 className="mb-3.5 text-21">{t('analytics.kids')}</h2>
      <ul className={kidColumns}>
        {kids.map((sums) => (
          <KidCard key={sums.kid.id} sums={sums} planned={planned?.get(sums.kid.id)} />
        ))}
      </ul>
    </section>
  );
}
