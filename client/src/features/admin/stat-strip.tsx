import { House, ListChecks, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminStats } from '@shared/contracts/admin';
import { StarIcon } from '@/components/art/star-icon';
import { Skeleton } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/format';
import { useAdminStats } from './admin.api';
import { LoadFault } from './load-fault';
import './stat-strip.css';

const cards: { key: keyof AdminStats; label: string; glyph: ReactNode }[] = [
  { key: 'totalFamilies', label: 'Total Families', glyph: <House size={22} /> },
  { key: 'totalKids', label: 'Total Kids', glyph: <UsersRound size={22} /> },
  { key: 'totalStars', label: 'Stars Earned', glyph: <StarIcon size={22} fill="currentColor" /> },
  { key: 'totalChores', label: 'Total Chores', glyph: <ListChecks size={22} /> },
];

/** The four sums over all families. */
export function StatStrip() {
  const stats = useAdminStats();
  if (stats.isLoadingError) {
    return (
      <div className="card">
        <LoadFault
          title="The totals did not load"
          onRetry={() => void stats.refetch()}
          retrying={stats.isFetching}
        />
      </div>
    );
  }
  return (
    <dl className="card stat-strip" aria-busy={stats.isPending}>
      {cards.map(({ key, label, glyph }) => (
        <div key={key} className="total-cell">
          <dt>
            <span className="total-glyph" aria-hidden>
              {glyph}
            </span>
            {label}
          </dt>
          <dd className="num">
            {stats.data ? formatNumber(stats.data[key]) : <Skeleton className="h-7 w-20" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
