import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useFamilyClock } from '@/lib/family-clock';
import { leaderboardQuery } from '@/lib/leaderboard-query';
import { t } from '@/lib/messages';
import { LeaderboardBoard } from './leaderboard-board';
import { LeaderboardSkeleton } from './leaderboard-skeleton';

/** While the server's clock is still in the week that is over by this device's. */
const WEEK_TURN_MS = 60_000;

/** The leaderboard of the present week: read again when a week ends on an open page. */
function useThisWeek(timezone: string | undefined) {
  const client = useQueryClient();
  const week = useFamilyClock(timezone)?.weekStart;
  const before = useRef(week);
  useEffect(() => {
    const turned = before.current !== undefined && before.current !== week;
    before.current = week;
    if (turned) void client.invalidateQueries(leaderboardQuery);
  }, [client, week]);
  return useQuery({
    ...leaderboardQuery,
    refetchInterval: ({ state }) => {
      const shown = state.data?.[0]?.weekStart;
      return week !== undefined && shown !== undefined && shown < week ? WEEK_TURN_MS : false;
    },
  });
}

/** This week's leaderboard of the family, for kids and parents alike: the audience of the page sets its size and depth. */
export function LeaderboardPanel({
  ownId,
  timezone,
  emptyAction,
}: {
  /** The kid who looks, to be marked as 'You'. */
  ownId?: string;
  /** The family's zone, where it is known. */
  timezone?: string;
  /** What helps against a family without kids. */
  emptyAction?: ReactNode;
}) {
  const { data, isError, isFetching, refetch } = useThisWeek(timezone);
  const [first] = data ?? [];
  if (first) return <LeaderboardBoard entries={data ?? []} weekStart={first.weekStart} ownId={ownId} />;
  if (data) {
    return (
      <Card>
        <EmptyState title={t('leaderboard.noKids')} text={t('leaderboard.noKidsHint')} action={emptyAction} />
      </Card>
    );
  }
  if (isError) {
    return (
      <Card>
        <ErrorState
          title={t('leaderboard.loadFailed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  return <LeaderboardSkeleton />;
}
