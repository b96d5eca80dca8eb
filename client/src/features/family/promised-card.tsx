import { useMutationState, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { calendarDateOf } from '@shared/rules/calendar';
import { RewardPicture } from '@/components/art/reward-picture';
import { AnimatedList } from '@/components/ui/animated-list';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PartError } from '@/components/ui/part-error';
import { toastFailure } from '@/components/ui/use-toast';
import { useHeldRows } from '@/components/ui/use-held-rows';
import { offerUndo } from '@/features/reviews/undo-offer';
import { displayOf, get, put } from '@/lib/api/api-client';
import { applyEffects } from '@/lib/api/cache-effects';
import { formatShortDay } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { queryKeys } from '@/lib/api/query-keys';

/** Rewards that were approved but not given. Marking one as given can be undone. */
export function PromisedCard({ timezone }: { timezone: string }) {
  const promised = usePromised();
  const { mutateAsync: deliver } = useDeliver();
  const leaving = new Set(
    useMutationState({
      filters: { mutationKey: ['deliver'], status: 'pending' },
      select: ({ state }) => (state.variables as { redemption: RewardRedemption }).redemption.id,
    }),
  );
  const rows = useHeldRows(promised.data ?? [], ({ id }) => leaving.has(id));
  const give = (redemption: RewardRedemption) =>
    void deliver({ redemption, delivered: true })
      .then(() =>
        offerUndo({
          kind: 'handedOver',
          kid: redemption.kid,
          name: redemption.reward.name,
          stars: 0,
          text: t('family.givenTo', { kid: redemption.kid.name }),
          undo: () => deliver({ redemption, delivered: false }),
        }),
      )
      .catch((error: unknown) => toastFailure(t('family.givenFailed'), error));

  if ((promised.data && rows.length === 0) || promised.isPending) return null;
  return (
    <Card
      as="section"
      data-aside
      className="min-w-0 px-5 py-1.5 max-laptop:px-3.5 max-laptop:py-0.5 laptop:col-start-2 laptop:row-start-1"
      aria-labelledby="promised"
    >
      <h2
        id="promised"
        tabIndex={-1}
        className="flex min-h-13 items-center text-21 max-laptop:min-h-11 max-laptop:text-18"
      >
        {t('family.promised')}
      </h2>
      {promised.data ? (
        <AnimatedList
          rows={rows}
          render={(redemption) => (
            <PromisedRow redemption={redemption} timezone={timezone} onGive={() => give(redemption)} />
          )}
        />
      ) : (
        <PartError
          title={t('family.promisedFailed')}
          text={displayOf(promised.error, t('ui.checkConnection'))}
          onRetry={() => void promised.refetch()}
          retrying={promised.isFetching}
        />
      )}
    </Card>
  );
}

function PromisedRow({
  redemption: { reward, kid, reviewedAt, requestedAt },
  timezone,
  onGive,
}: {
  redemption: RewardRedemption;
  timezone: string;
  onGive: () => void;
}) {
  const since = calendarDateOf(new Date(reviewedAt ?? requestedAt), timezone);
  return (
    <div
      data-row
      className="flex min-h-15.5 items-center gap-3 border-line py-1.5 in-[li+li]:border-t-2 max-laptop:min-h-14"
    >
      <span className="relative flex-none" aria-hidden>
        <RewardPicture reward={reward} size={44} />
        <Avatar kid={kid} size={22} className="absolute -end-1.5 -bottom-1 ring-2 ring-surface" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-16 leading-tight">
          <bdi className="line-clamp-2 wrap-anywhere">{reward.name}</bdi>
        </h3>
        <p className="mt-0.5 line-clamp-2 text-14 leading-snug text-ink-2 wrap-anywhere">
          {t('family.promisedTo', { kid: kid.name, day: formatShortDay(since) })}
        </p>
      </div>
      <Button
        data-main
        saves
        variant="secondary"
        aria-label={t('family.givenOf', { reward: reward.name, kid: kid.name })}
        onClick={onGive}
      >
        <Check className="max-wide:hidden tiny:block" />
        <span className="tiny:sr-only">{t('family.given')}</span>
      </Button>
    </div>
  );
}

function usePromised() {
  return useQuery({
    queryKey: queryKeys.promisedRedemptions,
    queryFn: ({ signal }) => get<RewardRedemption[]>('/api/reward-redemptions/promised', { signal }),
  });
}

function useDeliver() {
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
