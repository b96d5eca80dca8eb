import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { Skeleton } from '@/components/ui/skeleton';
import type { NestSlots } from '@/features/kid-dashboard/nest-slots';
import { KID_TABS, type KidTab } from '@/lib/paths';
import type { NestTools } from './use-nest-tools';

const LeaderboardPanel = lazy(() =>
  import('@/features/leaderboard/leaderboard-panel').then((file) => ({ default: file.LeaderboardPanel })),
);
const ChoreHistory = lazy(() =>
  import('@/features/history/chore-history').then((file) => ({ default: file.ChoreHistory })),
);
const KidRewardHistory = lazy(() =>
  import('@/features/history/kid-reward-history').then((file) => ({ default: file.KidRewardHistory })),
);

/** While the code of a part is on its way. */
const loading = <Skeleton className="h-104 rounded-xl" />;

/** The tab an address names; the dashboard for none and for one that is not there. */
function tabOf(name: string | null): KidTab {
  return KID_TABS.find((tab) => tab === name) ?? 'dashboard';
}

/**
 * The parts of a nest that are features of their own, each loaded when it is shown. `nest` is the page's path; `timezone`
 * is the family's where it is known, as to a parent who watches.
 */
export function useNestSlots(
  nest: string,
  kidId: string,
  tools: NestTools['slots'],
  timezone?: string,
): NestSlots {
  const [params] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  return {
    nest,
    tab,
    ...tools,
    leaderboard: (
      <Suspense fallback={loading}>
        <LeaderboardPanel ownId={timezone === undefined ? kidId : undefined} />
      </Suspense>
    ),
    calendar: (kid, chores) => (
      <Suspense fallback={loading}>
        {tab === 'chore-history' ? (
          <ChoreHistory kidId={kidId} since={kid.createdAt} chores={chores} timezone={timezone} />
        ) : (
          <KidRewardHistory kidId={kidId} since={kid.createdAt} timezone={timezone} />
        )}
      </Suspense>
    ),
  };
}
