import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Reward } from '@shared/contracts/rewards';
import { toastFailure } from '@/components/ui/toast-failure';
import { offerUndo } from '@/features/reviews/undo-offer';
import { del, get, put } from '@/lib/api-client';
import { applyEffects } from '@/lib/cache-effects';
import { t } from '@/lib/messages';
import { queryKeys } from '@/lib/query-keys';

export const rewardsQuery = queryOptions({
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

export function usePauseReward(): (reward: Reward) => void {
  const client = useQueryClient();
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ id, isActive }: Pick<Reward, 'id' | 'isActive'>) =>
      put<Reward>(`/api/rewards/${encodeURIComponent(id)}`, { isActive }),
    onSettled: () => rewardsChanged(client),
  });
  return ({ id, name, isActive }) =>
    void send({ id, isActive: !isActive }).then(
      () =>
        offerUndo({
          kind: 'changed',
          kid: null,
          name,
          stars: 0,
          text: isActive ? t('manage.inactive') : t('manage.active'),
          undo: () => send({ id, isActive }),
        }),
      (error: unknown) => toastFailure(t('rewards.updateFailed'), error),
    );
}
