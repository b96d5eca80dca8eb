import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { PanelPart } from '@/components/ui/panel-part';
import { PanelSkeleton } from '@/features/kid-frame/dashboard-skeleton';
import type { DashboardSlots } from '@/features/kid-frame/dashboard-slots';
import { kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';
import { tabOf } from '@/features/kid-frame/kid-places';
import { useFamily } from '@/lib/dates/family-clock';
import { paths } from '@/lib/page/paths';
import type { HeaderActions } from './use-header-actions';

const LeaderboardPanel = lazy(async () => ({
  default: (await import('@/features/leaderboard/leaderboard-panel')).LeaderboardPanel,
}));
const ChoreHistory = lazy(async () => ({
  default: (await import('@/features/history/chore-history')).ChoreHistory,
}));
const KidRewardHistory = lazy(async () => ({
  default: (await import('@/features/history/kid-reward-history')).KidRewardHistory,
}));

export function useDashboardSlots(
  page: string,
  kidId: string,
  actions: HeaderActions['slots'],
  timezone?: string,
): DashboardSlots {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const asked = tabOf(params.get('tab'));
  // Without a leaderboard, its address leads to Today.
  const mode = useFamily().data?.leaderboardMode;
  const isOff = asked === 'week' && mode === 'off';
  const tab = isOff ? 'today' : asked;
  useEffect(() => {
    if (isOff) navigate(paths.kidTab(page, 'today'), { replace: true });
  }, [isOff, navigate, page]);
  const viewer = timezone === undefined ? 'kid' : 'parent';
  const nest = useQuery({
    ...kidNestQuery(kidId),
    enabled: viewer === 'kid' && tab === 'chore-history',
  });
  return {
    page,
    tab,
    ...actions,
    leaderboard: (calendarKey) => (
      <PanelPart loading={<PanelSkeleton />}>
        <LeaderboardPanel
          kid={{ id: kidId, isViewer: timezone === undefined }}
          timezone={timezone}
          calendarKey={calendarKey}
        />
      </PanelPart>
    ),
    calendar: (kid, chores) => (
      <PanelPart loading={<PanelSkeleton />}>
        {tab === 'chore-history' ? (
          <ChoreHistory
            kidId={kidId}
            since={kid.createdAt}
            chores={chores}
            viewer={viewer}
            timezone={timezone}
            stickers={nest.data && new Map(nest.data.stickers.map(({ day, id }) => [day, id]))}
          />
        ) : (
          <KidRewardHistory kidId={kidId} since={kid.createdAt} viewer={viewer} timezone={timezone} />
        )}
      </PanelPart>
    ),
  };
}
