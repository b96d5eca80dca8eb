import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateRewardInput, Reward, UpdateRewardBody } from '@shared/contracts/rewards';
import { put } from '@/lib/api-client';
import { usePostOnce } from '@/lib/use-post-once';
import { rewardsChanged } from './rewards.api';

/** Creates a reward, once where the answer to the first attempt was lost, or changes the one with the given id. */
export function useSaveReward(id: string | undefined) {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (body: CreateRewardInput | UpdateRewardBody) =>
      id === undefined
        ? postOnce<Reward>('/api/rewards', body)
        : put<Reward>(`/api/rewards/${encodeURIComponent(id)}`, body),
    onSuccess: () => rewardsChanged(client),
    // It may be gone already.
    onError: () => void rewardsChanged(client),
  });
}
