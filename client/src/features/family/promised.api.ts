import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { get, put } from '@/lib/api-client';
import { applyEffects } from '@/lib/cache-effects';
import { queryKeys } from '@/lib/query-keys';

export function usePromised() {
  return useQuery({
    queryKey: queryKeys.promisedRedemptions,
    queryFn: ({ signal }) => get<RewardRedemption[]>('/api/reward-redemptions/promised', { signal }),
  });
}

export function useDeliver() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['deliver'],
    mutationFn: ({ redemption, delivered }: { redemption: RewardRedemption; delivered: boolean }) =>
      put<RewardRedemption>(`/api/reward-redemptions/${encodeURIComponent(redemption.id)}/deliver`, {
        delivered,
      }),
    onSettled: (_record, _error, { redemption }) =>
      applyEffects(client, 'reward_delivered', redemption.kidId),
  });
}
