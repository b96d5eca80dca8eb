import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { leaderboardQuery } from '@/lib/leaderboard-query';
import { LeaderboardBoard } from './leaderboard-board';
import { LeaderboardSkeleton } from './leaderboard-skeleton';

/** This week's leaderboard of the family, for kids and parents alike: the mood of the page sets its size and depth. */
export function LeaderboardPanel({
  ownId,
  emptyAction,
}: {
  /** The kid who looks, to be marked as 'You'. */
  ownId?: string;
  /** What helps against a family without kids. */
  emptyAction?: ReactNode;
}) {
  const { data, isError, isFetching, refetch } = useQuery(leaderboardQuery);
  const [first] = data ?? [];
  if (first) return <LeaderboardBoard entries={data ?? []} weekStart={first.weekStart} ownId={ownId} />;
  if (data) {
    return (
      <div className="card">
        <EmptyState
          title="No kids to show on leaderboard!"
          text="Everyone in the family has a nest here."
          action={emptyAction}
        />
      </div>
    );
  }
  if (isError) {
    return (
      <div className="card">
        <ErrorState
          title="The leaderboard did not load"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </div>
    );
  }
  return <LeaderboardSkeleton />;
}
