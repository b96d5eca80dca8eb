import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { PanelPart } from '@/components/ui/panel-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { DashboardSlots } from '@/features/kid-dashboard/dashboard-slots';
import { tabOf } from '@/features/kid-dashboard/frame/kid-places';
import { useFamily } from '@/lib/family-clock';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import type { HeaderActions } from './use-header-actions';

const LeaderboardPanel = lazyPart(async () => ({
  default: (await import('@/features/leaderboard/leaderboard-panel')).LeaderboardPanel,
}));
const ChoreHistory = lazyPart(async () => ({
  default: (await import('@/features/history/chore-history')).ChoreHistory,
}));
const KidRewardHistory = lazyPart(async () => ({
  default: (await import('@/features/history/kid-reward-history')).KidRewardHistory,
}));

/** While the code of a part is on its way. */
const loading = <Skeleton className="h-104 rounded-xl" />;

/**
 * The parts of a kid's dashboard that are features of their own, each loaded when it is shown. `page` is the page's path;
 * `timezone` is the family's where it is known, as to a parent who watches.
 */
export function useDashboardSlots(
  page: string,
  kidId: string,
  actions: HeaderActions['slots'],
  timezone?: string,
): DashboardSlots {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const asked = tabOf(params.get('tab'));
  // Where the family has switched its leaderboard off, its address leads to Today.
  const mode = useFamily().data?.leaderboardMode;
  const isOff = asked === 'week' && mode === 'off';
  const tab = isOff ? 'today' : asked;
  useEffect(() => {
    if (isOff) navigate(paths.kidTab(page, 'today'), { replace: true });
  }, [isOff, navigate, page]);
  const viewer = timezone === undefined ? 'kid' : 'parent';
  return {
    page,
    tab,
    ...actions,
    leaderboard: (calendarKey) => (
      <PanelPart loading={loading}>
        <LeaderboardPanel
          kid={{ id: kidId, isViewer: timezone === undefined }}
          timezone={timezone}
          calendarKey={calendarKey}
        />
      </PanelPart>
    ),
    calendar: (kid, chores) => (
      <PanelPart loading={loading}>
        {tab === 'chore-history' ? (
          <ChoreHistory
            kidId={kidId}
            since={kid.createdAt}
            chores={chores}
            viewer={viewer}
            timezone={timezone}
          />
        ) : (
          <KidRewardHistory kidId={kidId} since={kid.createdAt} viewer={viewer} timezone={timezone} />
        )}
      </PanelPart>
    ),
  };
}
