import { Flame, HandHeart, Sprout, ThumbsUp, type LucideIcon } from 'lucide-react';
import type { AnalyticsSummary } from '@shared/contracts/analytics';
import type { PerformanceBadge } from '@shared/rules/analytics';
import { Avatar } from '@/components/ui/avatar';
import { Chip, type ChipTone } from '@/components/ui/chip';
import { formatNumber } from '@/lib/format';

const looks: Record<PerformanceBadge, { icon: LucideIcon; tone: ChipTone }> = {
  'On Fire!': { icon: Flame, tone: 'ok' },
  'Good Work!': { icon: ThumbsUp, tone: 'info' },
  'Getting Started!': { icon: Sprout, tone: 'wait' },
  'Needs Motivation': { icon: HandHeart, tone: 'plain' },
};

type KidSums = AnalyticsSummary['kids'][number];

function Fact({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}

function KidCard({ sums }: { sums: KidSums }) {
  const { icon: Icon, tone } = looks[sums.badge];
  return (
    <li className="perf card">
      <Avatar name={sums.kid.name} color={sums.kid.avatarColor} size={52} />
      <div className="min-w-0">
        <h3>{sums.kid.name}</h3>
        <Chip tone={tone}>
          <Icon />
          {sums.badge}
        </Chip>
      </div>
      <dl>
        <Fact label="chores" value={sums.choresCompleted} />
        <Fact label="stars" value={sums.starsEarned} />
        <Fact label="rewards" value={sums.rewardsRedeemed} />
      </dl>
    </li>
  );
}

/** Each kid's share of the range, in the family's order: nobody is ranked here. */
export function KidPerformance({ kids }: { kids: readonly KidSums[] }) {
  return (
    <section className="perfs">
      <h2>Kid Performance</h2>
      <ul>
        {kids.map((sums) => (
          <KidCard key={sums.kid.id} sums={sums} />
        ))}
      </ul>
    </section>
  );
}
