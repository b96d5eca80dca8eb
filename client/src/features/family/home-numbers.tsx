import { Hourglass, Users } from 'lucide-react';
import { StarIcon } from '@/components/art/star-icon';
import { useKids } from '@/features/kids/kids.api';
import { StatCard } from './stat-card';
import { useWaiting } from './use-waiting';

/** Kids, the stars ever earned, and what waits for a parent. */
export function HomeNumbers() {
  const kids = useKids();
  const { count, isLoaded, error } = useWaiting();
  const missing = kids.isError ? null : undefined;
  const earned = kids.data?.reduce((sum, kid) => sum + kid.lifetimeStars, 0);
  return (
    <ul className="stats stats-three" aria-label="Your family in numbers">
      <StatCard label="Kids" tone="info" value={kids.data?.length ?? missing}>
        <Users />
      </StatCard>
      <StatCard label="Total stars earned" tone="star" value={earned ?? missing}>
        <StarIcon />
      </StatCard>
      <StatCard label="Pending reviews" tone="treat" value={isLoaded ? count : error ? null : undefined}>
        <Hourglass />
      </StatCard>
    </ul>
  );
}
