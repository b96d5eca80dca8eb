import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UpdateChoreInput } from '@shared/contracts/chores';
import type { ChangeOccurrenceInput } from '@shared/contracts/plan';
import type { ChoreSubmission, CompletionInput } from '@shared/contracts/submissions';
import type { CalendarDate } from '@shared/rules/calendar';
import { del, post, put } from '@/lib/api/api-client';
import { applyEffects } from '@/lib/api/cache-effects';
import { planQuery, kidRequestsQuery } from '@/lib/api/shared-queries';
import { usePostOnce } from '@/lib/api/idempotency';
import type { Tile } from './board';

// Later, a chore without set days may be done again.
const SAME_COMPLETION_MS = 10 * 60_000;

/** Reads the plan. Null waits until the day is known. */
export function usePlan(from: CalendarDate | null, days: number) {
  return useQuery({ ...planQuery(from ?? '', days), enabled: from !== null });
}

export function useReviewed({ state, submissionId, kid, holder }: Tile): ChoreSubmission | undefined {
  const kidId = (kid ?? holder)?.id ?? '';
  const { data } = useQuery({ ...kidRequestsQuery(kidId), enabled: state === 'done' && kidId !== '' });
  return data?.submissions.find(({ id, status }) => id === submissionId && status === 'approved');
}

export function useComplete() {
  const client = useQueryClient();
  const postOnce = usePostOnce(SAME_COMPLETION_MS);
  return useMutation({
    mutationFn: ({ kidId, ...body }: CompletionInput & { kidId: string }) =>
      postOnce<ChoreSubmission>(`/api/kids/${encodeURIComponent(kidId)}/completions`, body),
    onSettled: (_record, _error, { kidId }) => applyEffects(client, 'chore_reviewed', kidId),
  });
}

/** `dueOn` is its day by the schedule. */
export interface OccurrenceName {
  choreId: string;
  dueOn: CalendarDate;
  /** Set only if each kid has a separate occurrence. */
  kidId: string | undefined;
}

/** An occurrence without a change returns to its schedule. */
export type PlanWrite =
  | { occurrence: OccurrenceName; change: Omit<ChangeOccurrenceInput, 'kidId'> | null }
  | { choreId: string; update: UpdateChoreInput }
  | { unpassTurnOf: string };

export function useWritePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (write: PlanWrite): Promise<unknown> => {
      if ('unpassTurnOf' in write) return post(`${pathOf(write.unpassTurnOf)}/pass-turn`, { undo: true });
      if ('update' in write) return put(pathOf(write.choreId), write.update);
      const { choreId, dueOn, kidId } = write.occurrence;
      const path = `${pathOf(choreId)}/occurrences/${dueOn}`;
      if (write.change) return put(path, { ...write.change, kidId });
      return del(kidId === undefined ? path : `${path}?kidId=${encodeURIComponent(kidId)}`);
    },
    onSettled: () => applyEffects(client, 'chores_changed'),
  });
}

const pathOf = (choreId: string) => `/api/chores/${encodeURIComponent(choreId)}`;
