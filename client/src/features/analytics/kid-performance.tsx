import { Flame, HandHeart, Sprout, ThumbsUp, type LucideIcon } from 'lucide-react';
import type { AnalyticsSummary } from '@shared/contracts/analytics';
import type { PerformanceBadge } from '@shared/rules/analytics';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Chip, type ChipTone } from '@/components/ui/chip';
import { formatNumber } from '@/lib/format';
import { t, type MessageId } from '@/lib/messages';
import type { Planned } from './planned';

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
        <p className="col-span-full flex flex-wrap gap-x-1.5 text-14 text-ink-2">
          <span className="font-semibold">{t('analytics.planned', planned)}</span>
          {planned.missed > 0 && <span>{t('analytics.missed', planned)}</span>}
        </p>
      )}
    </Card>
  );
}

export function KidPerformance({
  kids,
  planned,
}: {
  kids: readonly KidSums[];
  planned?: ReadonlyMap<string, Planned> | undefined;
}) {
  return (
    <section>
      <h2 className="mb-3.5 text-21">{t('analytics.kids')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,270px),1fr))] gap-4">
        {kids.map((sums) => (
          <KidCard key={sums.kid.id} sums={sums} planned={planned?.get(sums.kid.id)} />
        ))}
      </ul>
    </section>
  );
}
