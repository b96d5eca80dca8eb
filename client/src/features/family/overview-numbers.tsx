import { BrushCleaning, Gift, Users } from 'lucide-react';
import { isRewardAvailable } from '@shared/rules/availability';
import { StarIcon } from '@/components/art/star-icon';
import { useChores } from '@/features/chores/chores.api';
import { useKids } from '@/features/kids/kids.api';
import { useRewards } from '@/features/rewards/rewards.api';
import { t } from '@/lib/messages';
import { StatCard, StatList } from './stat-card';

function known<Data>(
  query: { data: Data | undefined; isError: boolean },
  read: (data: Data) => number,
): number | null | undefined {
  if (query.data !== undefined) return read(query.data);
  return query.isError ? null : undefined;
}

export function OverviewNumbers() {
  const kids = useKids();
  const chores = useChores();
  const rewards = useRewards();
  return (
    <StatList columns={4}>
      <StatCard
        label={(count) => t('family.kids', { count })}
        tone="info"
        value={known(kids, (list) => list.length)}
      >
        <Users />
      </StatCard>
      <StatCard
        label={() => t('family.totalStars')}
        tone="star"
        value={known(kids, (list) => list.reduce((sum, kid) => sum + kid.totalStars, 0))}
      >
        <StarIcon />
      </StatCard>
      <StatCard
        label={(count) => t('family.activeChores', { count })}
        tone="ok"
        value={known(chores, (list) => list.filter((chore) => chore.isActive).length)}
      >
        <BrushCleaning />
      </StatCard>
      <StatCard
        label={(count) => t('family.availableRewards', { count })}
        tone="reward"
        value={known(rewards, (list) => list.filter(isRewardAvailable).length)}
      >
        <Gift />
      </StatCard>
    </StatList>
  );
}
