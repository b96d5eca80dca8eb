import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Reward } from '@shared/contracts/rewards';
import { del, get } from '@/lib/api/api-client';
import { applyEffects } from '@/lib/api/cache-effects';
import { queryKeys } from '@/lib/api/query-keys';

const rewardsQuery = queryOptions({
  queryKey: queryKeys.rewards,
  queryFn: ({ signal }) => get<Reward[]>('/api/rewards', { signal }),
});

export function useRewards() {
  return useQuery(rewardsQuery);
}

export const rewardsChanged = (client: QueryClient): Promise<void> => applyEffects(client, 'rewards_changed');

export function useDeleteReward() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => del(`/api/rewards/${encodeURIComponent(id)}`),
    onSuccess: () => rewardsChanged(client),
    onError: () => void rewardsChanged(client),
  });
}
