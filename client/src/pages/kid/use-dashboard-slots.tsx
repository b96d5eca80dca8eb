import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { DashboardSlots } from '@/features/kid-frame/dashboard-slots';
import { kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';
import { tabOf } from '@/features/kid-frame/kid-places';
import { useFamily } from '@/lib/family-clock';
import { LeaderboardPanel } from '@/features/leaderboard/leaderboard-panel';
import { ChoreHistory } from '@/features/history/chore-history';
import { KidRewardHistory } from '@/features/history/kid-reward-history';
import { paths } from '@/lib/paths';
import type { HeaderActions } from './use-header-actions';

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
      <LeaderboardPanel
        kid={{ id: kidId, isViewer: timezone === undefined }}
        timezone={timezone}
        calendarKey={calendarKey}
      />
    ),
    calendar: (kid, chores) =>
      tab === 'chore-history' ? (
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
      ),
  };
}
