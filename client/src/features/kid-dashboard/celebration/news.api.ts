import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewsItem } from '@shared/contracts/news';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { ApiError, get, put } from '@/lib/api-client';
import { applyEffects } from '@/lib/cache-effects';
import { queryKeys } from '@/lib/query-keys';
import { forgetTold } from './last-told-news';

/** What the kid was not shown yet, oldest first. */
export const kidNewsQuery = (kidId: string) =>
  queryOptions({
    queryKey: queryKeys.kidNews(kidId),
    queryFn: ({ signal }) => get<NewsItem[]>(`/api/kids/${encodeURIComponent(kidId)}/news`, { signal }),
  });

/** The kid was shown everything up to the item with this id. Its subject leaves the list at once. */
export function useMarkNewsShown(kidId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => put(`/api/kids/${encodeURIComponent(kidId)}/news`, { upTo }),
    onSuccess: (_nothing, upTo) => {
      forgetTold(kidId, upTo);
      client.setQueryData(kidNewsQuery(kidId).queryKey, (news) => news && newsAfter(news, upTo));
    },
    onError: (error, upTo) => {
      if (!(error instanceof ApiError) || error.status !== 404) return;
      // It was undone meanwhile.
      forgetTold(kidId, upTo);
      void applyEffects(client, 'news', kidId);
    },
  });
}

/** The kid was congratulated on the reward, even if the rest of the queue is never looked at. */
export const useMarkRewardShown = () =>
  useMutation({
    mutationFn: (redemptionId: string) =>
      put<RewardRedemption>(`/api/reward-redemptions/${encodeURIComponent(redemptionId)}/mark-shown`),
  });

/** What came after the item with this id: all of it where the item is not among them. */
export function newsAfter(news: readonly NewsItem[], id: string | null): NewsItem[] {
  return news.slice(news.findIndex((item) => item.id === id) + 1);
}
