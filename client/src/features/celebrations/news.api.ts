import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewsItem } from '@shared/contracts/news';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { ApiError, get, put } from '@/lib/api/api-client';
import { applyEffects } from '@/lib/api/cache-effects';
import { queryKeys } from '@/lib/api/query-keys';
import { deviceStorage } from '@/lib/storage/storage';

const MOST_RETRIES = 5;

/** Retried, because there is no button for it, and the next event may be hours away. */
export const kidNewsQuery = (kidId: string) =>
  queryOptions({
    queryKey: queryKeys.kidNews(kidId),
    queryFn: ({ signal }) => get<NewsItem[]>(`/api/kids/${encodeURIComponent(kidId)}/news`, { signal }),
    retry: (failures, error) => failures < MOST_RETRIES && !(error instanceof ApiError && error.status < 500),
  });

/** Up to this item, and removes it from the list immediately. */
export function useMarkNewsShown(kidId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => put(`/api/kids/${encodeURIComponent(kidId)}/news`, { upTo }),
    onSuccess: (_nothing, upTo) => {
      forgetLastShown(kidId, upTo);
      client.setQueryData(kidNewsQuery(kidId).queryKey, (news) => news && newsAfter(news, upTo));
    },
    onError: (error, upTo) => {
      if (!(error instanceof ApiError) || error.status !== 404) return;
      forgetLastShown(kidId, upTo);
      void applyEffects(client, 'news', kidId);
    },
  });
}

/** Marks a reward as shown, even if the rest of the queue is never viewed. */
export const useMarkRewardShown = () =>
  useMutation({
    mutationFn: (redemptionId: string) =>
      put<RewardRedemption>(`/api/reward-redemptions/${encodeURIComponent(redemptionId)}/mark-shown`),
  });

/** All news if the item is not in the list. */
export function newsAfter(news: readonly NewsItem[], id: string | null): NewsItem[] {
  return news.slice(news.findIndex((item) => item.id === id) + 1);
}

/**
 * The last shown item, stored until the server confirms it. It isn't shown again here, and the next visit
 * reports it again.
 */
const keyOf = (kidId: string) => `starnest:told:${kidId}`;

export const readLastShown = (kidId: string): string | null => deviceStorage.read(keyOf(kidId));

export const writeLastShown = (kidId: string, id: string): void => deviceStorage.write(keyOf(kidId), id);

/** Forgets the item unless a later one was shown. */
function forgetLastShown(kidId: string, id: string): void {
  if (readLastShown(kidId) === id) deviceStorage.write(keyOf(kidId), null);
}
