import { Count } from '@/components/ui/count';
import { ErrorState } from '@/components/ui/error-state';
import { AnimatedList } from '@/components/ui/animated-list';
import { ReviewSkeletons } from '@/components/ui/review-skeletons';
import { displayOf } from '@/lib/api-client';
import { plural } from '@/lib/format';
import { RedemptionCard } from './redemption-card';
import { usePendingRedemptions, useRedemptionsInReview } from './redemptions.api';
import '@/components/ui/review-card.css';

/** The rewards that wait for a yes, oldest first. */
export function PendingRedemptions() {
  const pending = usePendingRedemptions();
  const inReview = useRedemptionsInReview();
  const waiting = pending.data?.filter(({ id }) => !inReview.has(id)).length ?? 0;
  return (
    <section aria-labelledby="reward-requests">
      <h2 id="reward-requests" className="mb-3.5 flex items-center gap-2.5 text-21">
        Reward requests
        <Count value={waiting} label={plural(waiting, 'request')} />
      </h2>
      {pending.data ? (
        <>
          {waiting === 0 && <p className="text-ink-2">No wishes waiting.</p>}
          <AnimatedList
            label="Reward requests"
            items={pending.data}
            isLeaving={({ id }) => inReview.has(id)}
            render={(redemption) => <RedemptionCard redemption={redemption} />}
          />
        </>
      ) : pending.isError ? (
        <ErrorState
          className="card"
          title="The reward requests did not load"
          text={displayOf(pending.error, 'Check the connection, then try again.')}
          onRetry={() => void pending.refetch()}
          retrying={pending.isFetching}
        />
      ) : (
        <ReviewSkeletons label="Loading reward requests" />
      )}
    </section>
  );
}
