import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Reward } from '@shared/contracts/rewards';
import { del, get } from '@/lib/api-client';
import { queryKeys } from '@/lib/query-keys';

export const rewardsQuery = queryOptions({
  queryKey: queryKeys.rewards,
  queryFn: ({ signal }) => get<Reward[]>('/api/rewards', { signal }),
});

/** The family's rewards, newest first, inactive ones too. */
export function useRewards() {
  return useQuery(rewardsQuery);
}

/** The parent's list, and what a kid's page open in this browser shows. */
export async function rewardsChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.rewards }),
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === '/api/kids/family' && queryKey[2] === 'rewards',
    }),
  ]);
}

export function useDeleteReward() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => del(`/api/rewards/${encodeURIComponent(id)}`),
    onSuccess: () => rewardsChanged(client),
    // It may be gone already.
    onError: () => void rewardsChanged(client),
  });
}
