import { Hourglass, Users } from 'lucide-react';
import { StarIcon } from '@/components/art/star-icon';
import { useKids } from '@/features/kids/kids.api';
import { t } from '@/lib/messages';
import { StatCard, StatList } from './stat-card';
import { usePendingItems } from './use-pending-items';

export function HomeNumbers() {
  const kids = useKids();
  const waiting = usePendingItems();
  const missing = kids.isError ? null : undefined;
  const earned = kids.data?.reduce((sum, kid) => sum + kid.lifetimeStars, 0);
  return (
    <StatList columns={3}>
      <StatCard
        label={(count) => t('family.kids', { count })}
        tone="info"
        value={kids.data?.length ?? missing}
      >
        <Users />
      </StatCard>
      <StatCard label={() => t('family.starsEarned')} tone="star" value={earned ?? missing}>
        <StarIcon />
      </StatCard>
      <StatCard
        label={() => t('family.pendingReviews')}
        tone="reward"
        value={waiting.isLoaded ? waiting.count : waiting.error ? null : undefined}
      >
        <Hourglass />
      </StatCard>
    </StatList>
  );
}
