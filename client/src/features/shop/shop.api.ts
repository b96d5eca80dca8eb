import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Kid } from '@shared/contracts/kids';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { del, post, put } from '@/lib/api/api-client';
import { applyEffects } from '@/lib/api/cache-effects';
import { kidRequestsQuery } from '@/lib/api/shared-queries';
import { queryKeys } from '@/lib/api/query-keys';
import { changeKid } from '@/lib/api/kid-query';

interface Buyer {
  id: string;
  familyCode: string;
}

const readShopAgain = (client: QueryClient, { id }: Buyer): void =>
  void applyEffects(client, 'reward_redemption', id);

interface RequestRedemption {
  rewardId: string;
  starsSpent: number;
  note?: string;
  idempotencyKey: string;
}

/** Requests at the price that the kid saw. Holds its stars immediately. */
export function useRequestRedemption(kid: Buyer) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ rewardId, starsSpent, note, idempotencyKey }: RequestRedemption) =>
      post<RewardRedemption>(
        '/api/reward-redemptions',
        { kidId: kid.id, rewardId, starsSpent, notes: note?.trim() || undefined },
        { idempotencyKey },
      ),
    onSuccess: (redemption) => {
      const requests = kidRequestsQuery(kid.id).queryKey;
      if (!client.getQueryData(requests)?.redemptions.some(({ id }) => id === redemption.id)) {
        changeKid(client, kid.id, (now) => ({ ...now, heldStars: now.heldStars + redemption.starsSpent }));
        client.setQueryData(
          requests,
          (now) => now && { ...now, redemptions: [redemption, ...now.redemptions] },
        );
      }
    },
    // The screen is outdated after a rejection.
    onSettled: () => readShopAgain(client, kid),
  });
}

export function useWithdrawRedemption(kid: Buyer) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: RewardRedemption) => del(`/api/reward-redemptions/${encodeURIComponent(id)}`),
    onSuccess: (_nothing, withdrawn) => {
      const requests = kidRequestsQuery(kid.id).queryKey;
      if (client.getQueryData(requests)?.redemptions.some(({ id }) => id === withdrawn.id)) {
        changeKid(client, kid.id, (now) => ({
          ...now,
          heldStars: Math.max(0, now.heldStars - withdrawn.starsSpent),
        }));
        client.setQueryData(
          requests,
          (now) => now && { ...now, redemptions: now.redemptions.filter(({ id }) => id !== withdrawn.id) },
        );
      }
    },
    onSettled: () => readShopAgain(client, kid),
  });
}

export function useChooseGoal(kid: Buyer) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rewardId: string | null) =>
      put<Kid>(`/api/kids/${encodeURIComponent(kid.id)}/goal`, { rewardId }),
    onMutate: async (rewardId) => {
      await client.cancelQueries({ queryKey: queryKeys.kid(kid.id), exact: true });
      changeKid(client, kid.id, (now) => ({ ...now, goal: rewardId === null ? null : { rewardId } }));
    },
    onSettled: () => readShopAgain(client, kid),
  });
}
