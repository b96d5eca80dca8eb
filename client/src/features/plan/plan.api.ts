import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Chore, ChoreBody, UpdateChoreInput } from '@shared/contracts/chores';
import type { ChoreSubmission, CompletionInput } from '@shared/contracts/submissions';
import type { CalendarDate } from '@shared/rules/calendar';
import { put } from '@/lib/api-client';
import { applyEffects } from '@/lib/cache-effects';
import { planQuery } from '@/lib/plan-query';
import { usePostOnce } from '@/lib/use-post-once';

// A retry happens soon. Later, a chore without set days may be done again.
const SAME_COMPLETION_MS = 10 * 60_000;

/** Which chores each kid has on the days from `from` on; null waits until the day is known. */
export function usePlan(from: CalendarDate | null, days: number) {
  return useQuery({ ...planQuery(from ?? '', days), enabled: from !== null });
}

/** Marks a chore as done by a kid, which approves it immediately. */
export function useComplete() {
  const client = useQueryClient();
  const postOnce = usePostOnce(SAME_COMPLETION_MS);
  return useMutation({
    mutationFn: ({ kidId, ...body }: CompletionInput & { kidId: string }) =>
      postOnce<ChoreSubmission>(`/api/kids/${encodeURIComponent(kidId)}/completions`, body),
    onSettled: (_record, _error, { kidId }) => applyEffects(client, 'chore_reviewed', kidId),
  });
}

/** A new chore, or changes of a saved one. */
export type ChoreChange = { create: ChoreBody } | { id: string; update: UpdateChoreInput };

export function useChangeChore() {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (change: ChoreChange) =>
      'create' in change
        ? postOnce<Chore>('/api/chores', change.create)
        : put<Chore>(`/api/chores/${encodeURIComponent(change.id)}`, change.update),
    onSettled: () => applyEffects(client, 'chores_changed'),
  });
}
