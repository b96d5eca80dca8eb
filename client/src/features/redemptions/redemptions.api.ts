import {
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { PENDING_REWARDS_POLL_MS } from '@shared/constants';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { findUnanswered, isReviewedAlready } from '@/features/reviews/already-reviewed';
import { getIfChanged, post, put } from '@/lib/api/api-client';
import { applyEffects } from '@/lib/api/cache-effects';
import { queryKeys } from '@/lib/api/query-keys';
import { refetch } from '@/lib/api/refetch';

const pendingRedemptionsQuery = queryOptions({
  queryKey: queryKeys.pendingRedemptions,
  queryFn: ({ client, queryKey, signal }) => {
    const { data, isInvalidated } = client.getQueryState<RewardRedemption[]>(queryKey) ?? {};
    // Only a poll sends an ETag. Another server process may not know of an invalidation yet.
    return getIfChanged('/api/reward-redemptions/pending', isInvalidated ? undefined : data, { signal });
  },
  // Merged data would have no ETag.
  structuralSharing: false,
  // The live connection is usually quicker.
  refetchInterval: PENDING_REWARDS_POLL_MS,
});

export function usePendingRedemptions() {
  return useQuery(pendingRedemptionsQuery);
}

interface RedemptionReview {
  redemption: RewardRedemption;
  status: 'approved' | 'rejected';
  parentNotes?: string | undefined;
}

const REVIEW_KEY = ['review-redemption'];

/** Reviewed requests are hidden, and return after a failure. */
export function useRedemptionsInReview(): ReadonlySet<string> {
  const ids = useMutationState<string>({
    filters: { mutationKey: REVIEW_KEY, status: 'pending' },
    select: ({ state }) => (state.variables as RedemptionReview).redemption.id,
  });
  return new Set(ids);
}

export function isRedemptionInReview(client: QueryClient, id: string): boolean {
  return (
    client.isMutating({
      mutationKey: REVIEW_KEY,
      predicate: ({ state }) => (state.variables as RedemptionReview).redemption.id === id,
    }) > 0
  );
}

async function takeOff(client: QueryClient, id: string): Promise<void> {
  await client.cancelQueries({ queryKey: queryKeys.pendingRedemptions });
  client.setQueryData(pendingRedemptionsQuery.queryKey, (list) => list?.filter((other) => other.id !== id));
}

/** Cancels running reads, which may return the old state. */
export function useReviewRedemption() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: REVIEW_KEY,
    mutationFn: ({ redemption, ...body }: RedemptionReview) =>
      put<RewardRedemption>(
        `/api/reward-redemptions/${encodeURIComponent(redemption.id)}/review`,
        body,
      ).catch((error: unknown) =>
        findUnanswered(client, error, 'redemptions', { ...redemption, status: body.status }),
      ),
    onSuccess: async (_record, { redemption }) => {
      await takeOff(client, redemption.id);
      void applyEffects(client, 'reward_reviewed', redemption.kidId);
    },
    onError: async (error, { redemption }) => {
      if (!isReviewedAlready(error)) {
        // Refetches a balance or stock that differs from the screen.
        void refetch(client, [{ queryKey: queryKeys.pendingRedemptions }]);
        return;
      }
      await takeOff(client, redemption.id);
      void applyEffects(client, 'reward_reviewed', redemption.kidId);
    },
  });
}

export function useUndoRedemptionReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<RewardRedemption, 'id' | 'kidId'>) =>
      post<RewardRedemption>(`/api/reward-redemptions/${encodeURIComponent(id)}/undo`),
    onSuccess: async (record) => {
      await client.cancelQueries({ queryKey: queryKeys.pendingRedemptions });
      client.setQueryData(
        pendingRedemptionsQuery.queryKey,
        (list) =>
          list &&
          [...list.filter(({ id }) => id !== record.id), record].toSorted((a, b) =>
            a.requestedAt.localeCompare(b.requestedAt),
          ),
      );
    },
    onSettled: (_record, _error, { kidId }) => void applyEffects(client, 'reward_reviewed', kidId),
  });
}
