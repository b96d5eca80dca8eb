import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApprovedRedemption, RewardRedemption } from '@shared/contracts/redemptions';
import { get, put } from '@/lib/api-client';
import { queryKeys } from '@/lib/query-keys';

/** Approved rewards that the kid has not been congratulated on yet. */
export const approvedRewardsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.kidApprovedRewards(id),
    queryFn: ({ signal }) =>
      get<ApprovedRedemption[]>(`/api/kids/${encodeURIComponent(id)}/approved-rewards`, { signal }),
  });

/** The kid has been congratulated: the approval leaves the feed. `onMarked` is called once the server knows. */
export function useMarkShown(kidId: string, onMarked: (redemptionId: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (redemptionId: string) =>
      put<RewardRedemption>(`/api/reward-redemptions/${encodeURIComponent(redemptionId)}/mark-shown`),
    onSuccess: (_redemption, redemptionId) => {
      onMarked(redemptionId);
      client.setQueryData(approvedRewardsQuery(kidId).queryKey, (feed) =>
        feed?.filter(({ id }) => id !== redemptionId),
      );
    },
  });
}
