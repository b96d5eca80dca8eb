import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewPraise, Praise } from '@shared/contracts/praise';
import { toastFailure } from '@/components/ui/use-toast';
import { offerUndo } from '@/features/reviews/undo-offer';
import { del } from '@/lib/api/api-client';
import { applyEffects } from '@/lib/api/cache-effects';
import { getPage, PAGE_SIZE, type Page } from '@/lib/api/get-page';
import { t } from '@/lib/i18n/messages';
import { queryKeys } from '@/lib/api/query-keys';
import { usePostOnce } from '@/lib/api/idempotency';

/** A retry can't send the same heart twice. */
const SAME_HEART_MS = 60_000;

const praisePath = (kidId: string) => `/api/kids/${encodeURIComponent(kidId)}/praise`;

const praiseQuery = (kidId: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.kidPraise(kidId), 'adults'],
    queryFn: ({ pageParam, signal }) =>
      getPage<Praise>(praisePath(kidId), { limit: PAGE_SIZE, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page<Praise>) => last.nextCursor,
  });

export const usePraise = (kidId: string) => useInfiniteQuery(praiseQuery(kidId));

export function useRemovePraise(kidId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => del(`/api/praise/${encodeURIComponent(id)}`),
    onSettled: () => applyEffects(client, 'praise_changed', kidId),
  });
}

type PostPraise = (kidId: string, praise: NewPraise & { submissionId?: string }) => Promise<Praise>;

export function usePostPraise(): PostPraise {
  const client = useQueryClient();
  const postOnce = usePostOnce(SAME_HEART_MS);
  return async (kidId, body) => {
    const praise = await postOnce<Praise>(praisePath(kidId), body);
    void applyEffects(client, 'praise_changed', kidId);
    return praise;
  };
}

export function useSendPraise(): (kid: { id: string; name: string }, praise: NewPraise) => void {
  const client = useQueryClient();
  const postPraise = usePostPraise();
  return (kid, praise) => {
    postPraise(kid.id, praise)
      .then(({ id, picture, words }) => {
        offerUndo({
          kind: 'heart',
          kid,
          name: kid.name,
          stars: 0,
          text: t('reviews.quote', { note: words ?? t(`praise.${picture}`) }),
          undo: async () => {
            await del(`/api/praise/${encodeURIComponent(id)}`);
            void applyEffects(client, 'praise_changed', kid.id);
          },
        });
      })
      .catch((error: unknown) => toastFailure(t('praise.failed'), error));
  };
}
