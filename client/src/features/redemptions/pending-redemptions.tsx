import { Card } from '@/components/ui/card';
import { Count } from '@/components/ui/count';
import { ErrorState } from '@/components/ui/error-state';
import { AnimatedList } from '@/components/ui/animated-list';
import { useHeldRows } from '@/components/ui/use-held-rows';
import { ReviewSkeletons } from '@/features/reviews/review-skeletons';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { RedemptionCard } from './redemption-card';
import { usePendingRedemptions, useRedemptionsInReview } from './redemptions.api';

/** Pending reward requests, oldest first. */
export function PendingRedemptions() {
  const pending = usePendingRedemptions();
  const inReview = useRedemptionsInReview();
  const rows = useHeldRows(pending.data ?? [], ({ id }) => inReview.has(id));
  const waiting = pending.data?.filter(({ id }) => !inReview.has(id)).length ?? 0;
  return (
    <section aria-labelledby="reward-requests">
      <h2 id="reward-requests" className="mb-3.5 flex items-center gap-2.5 text-21">
        {t('redemptions.title')}
        <Count value={waiting} label={t('redemptions.count', { count: waiting })} />
      </h2>
      {pending.data ? (
        <>
          {rows.every(({ state }) => state === 'closed') && (
            <p className="text-ink-2">{t('redemptions.none')}</p>
          )}
          <AnimatedList
            label={t('redemptions.title')}
            rows={rows}
            render={(redemption) => <RedemptionCard redemption={redemption} />}
          />
        </>
      ) : pending.isError ? (
        <Card>
          <ErrorState
            title={t('redemptions.failed')}
            text={displayOf(pending.error, t('ui.checkConnection'))}
            onRetry={() => void pending.refetch()}
            retrying={pending.isFetching}
          />
        </Card>
      ) : (
        <ReviewSkeletons label={t('redemptions.loading')} />
      )}
    </section>
  );
}
