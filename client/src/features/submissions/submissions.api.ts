import {
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { NewPraise } from '@shared/contracts/praise';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { findUnanswered, isReviewedAlready } from '@/features/reviews/already-reviewed';
import { get, post, put } from '@/lib/api/api-client';
import { applyEffects } from '@/lib/api/cache-effects';
import { queryKeys } from '@/lib/api/query-keys';

const pendingSubmissionsQuery = queryOptions({
  queryKey: queryKeys.pendingSubmissions,
  queryFn: ({ signal }) => get<ChoreSubmission[]>('/api/chore-submissions/pending', { signal }),
});

export function usePendingSubmissions() {
  return useQuery(pendingSubmissionsQuery);
}

interface SubmissionReview {
  submission: ChoreSubmission;
  status: 'approved' | 'rejected';
  parentNotes?: string | undefined;
  starsAwarded?: number | undefined;
  redoStepIds?: readonly string[] | undefined;
  praise?: NewPraise | undefined;
}

const REVIEW_KEY = ['review-submission'];

export function useSubmissionsInReview(): ReadonlySet<string> {
  const ids = useMutationState<string>({
    filters: { mutationKey: REVIEW_KEY, status: 'pending' },
    select: ({ state }) => (state.variables as SubmissionReview).submission.id,
  });
  return new Set(ids);
}

export function isSubmissionInReview(client: QueryClient, id: string): boolean {
  return (
    client.isMutating({
      mutationKey: REVIEW_KEY,
      predicate: ({ state }) => (state.variables as SubmissionReview).submission.id === id,
    }) > 0
  );
}

function takeOff(client: QueryClient, id: string): void {
  client.setQueryData(pendingSubmissionsQuery.queryKey, (list) => list?.filter((other) => other.id !== id));
}

/** Cancels running reads, which may return the old state. */
export function useReviewSubmission() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: REVIEW_KEY,
    mutationFn: ({ submission, ...body }: SubmissionReview) =>
      put<ChoreSubmission>(`/api/chore-submissions/${encodeURIComponent(submission.id)}/review`, body).catch(
        (error: unknown) =>
          findUnanswered(client, error, 'submissions', { ...submission, status: body.status }),
      ),
    onSuccess: async (_record, { submission }) => {
      await client.cancelQueries({ queryKey: queryKeys.pendingSubmissions });
      takeOff(client, submission.id);
      void applyEffects(client, 'chore_reviewed', submission.kidId);
    },
    onError: async (error, { submission }) => {
      if (!isReviewedAlready(error)) return;
      await client.cancelQueries({ queryKey: queryKeys.pendingSubmissions });
      takeOff(client, submission.id);
      void applyEffects(client, 'chore_reviewed', submission.kidId);
    },
  });
}

export function useUndoSubmissionReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<ChoreSubmission, 'id' | 'kidId'>) =>
      post<ChoreSubmission>(`/api/chore-submissions/${encodeURIComponent(id)}/undo`),
    onSuccess: async (record) => {
      await client.cancelQueries({ queryKey: queryKeys.pendingSubmissions });
      client.setQueryData(
        pendingSubmissionsQuery.queryKey,
        (list) =>
          list &&
          [...list.filter(({ id }) => id !== record.id), record].toSorted((a, b) =>
            a.submittedAt.localeCompare(b.submittedAt),
          ),
      );
    },
    onSettled: (_record, _error, { kidId }) => void applyEffects(client, 'chore_reviewed', kidId),
  });
}
