import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Chore, ChoreBody, UpdateChoreInput } from '@shared/contracts/chores';
import type { ChoreSubmission, CompletionInput } from '@shared/contracts/submissions';
import type { CalendarDate } from '@shared/rules/calendar';
import { choresChanged } from '@/features/chores/chores.api';
import { put } from '@/lib/api-client';
import { planQuery } from '@/lib/plan-query';
import { queryKeys } from '@/lib/query-keys';
import { usePostOnce } from '@/lib/use-post-once';

// Whoever tries again does so soon; later a chore without set days may be done once more.
const SAME_COMPLETION_MS = 10 * 60_000;

/** Which chores each kid has on the days from `from` on; null waits until the day is known. */
export function usePlan(from: CalendarDate | null, days: number) {
  return useQuery({ ...planQuery(from ?? '', days), enabled: from !== null });
}

/** A review gave or took stars: totals, levels and rankings, what waits, and the plan. */
async function starsMoved(client: QueryClient, kidId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.plan() }),
    client.invalidateQueries({ queryKey: queryKeys.pendingSubmissions }),
    client.invalidateQueries({ queryKey: queryKeys.pendingRedemptions }),
    client.invalidateQueries({ queryKey: queryKeys.kids, exact: true }),
    client.invalidateQueries({ queryKey: queryKeys.kid(kidId) }),
    client.invalidateQueries({ queryKey: queryKeys.leaderboard }),
    client.invalidateQueries({ queryKey: queryKeys.analytics() }),
  ]);
}

/** Says that a kid has done a chore: it is approved at once. */
export function useComplete() {
  const client = useQueryClient();
  const postOnce = usePostOnce(SAME_COMPLETION_MS);
  return useMutation({
    mutationFn: ({ kidId, ...body }: CompletionInput & { kidId: string }) =>
      postOnce<ChoreSubmission>(`/api/kids/${encodeURIComponent(kidId)}/completions`, body),
    onSettled: (_record, _error, { kidId }) => starsMoved(client, kidId),
  });
}

/** A new chore, or another schedule or other kids for one that is there. */
export type ChoreChange = { create: ChoreBody } | { id: string; update: UpdateChoreInput };

export function useChangeChore() {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (change: ChoreChange) =>
      'create' in change
        ? postOnce<Chore>('/api/chores', change.create)
        : put<Chore>(`/api/chores/${encodeURIComponent(change.id)}`, change.update),
    onSettled: () => choresChanged(client),
  });
}
