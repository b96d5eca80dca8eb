import { useState, type ReactNode } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { Reward } from '@shared/contracts/rewards';
import { toast } from '@/components/ui/use-toast';
import { ApiError, displayOf, isUnauthorized } from '@/lib/api-client';
import { RedeemDialog } from './redeem-dialog';
import { t } from '@/lib/messages';
import { useIdempotencyKey } from '@/lib/use-idempotency-key';
import { useRequestRedemption } from './shop.api';

/**
 * Asking for a reward at the price that was seen. A tap only opens the question: small fingers slip. Returns what opens it,
 * and the question while it is open.
 */
export function useRewardRequest(kid: Kid, reward: Reward): { ask: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<Error | null>(null);
  const request = useRequestRedemption(kid);
  // Another price or note is another request, which the key of the first must not carry.
  const idempotency = useIdempotencyKey(`${reward.id} ${reward.starCost} ${note}`);
  const done = () => {
    setOpen(false);
    setNote('');
    setFailure(null);
  };

  const getIt = () => {
    const asked = { rewardId: reward.id, starsSpent: reward.starCost, note };
    // On the promise, because the component may unmount before the response arrives.
    request.mutateAsync({ ...asked, idempotencyKey: idempotency.current() }).then(
      () => {
        idempotency.settled();
        toast({ title: t('shop.requested'), description: t('kidDashboard.reviewSoon'), tone: 'pip' });
        done();
      },
      (error: Error) => {
        idempotency.settled(error);
        // The session is over: the pictures come up, and say so.
        if (isUnauthorized(error)) return;
        setFailure(error);
        // The dialog went away with its reward.
        if (error instanceof ApiError && error.status === 404) {
          toast({ title: t('shop.requestFailed'), description: reasonOf(error), tone: 'pip-oops' });
        }
      },
    );
  };

  return {
    ask: () => setOpen(true),
    dialog: open && (
      <RedeemDialog
        reward={reward}
        sending={request.isPending}
        note={note}
        onNote={setNote}
        failure={failure && { reason: reasonOf(failure), canRetry: canRetry(failure) }}
        onClose={done}
        onGetIt={getIt}
      />
    ),
  };
}

/** Whether the same request may succeed later: after a failure of the network or the server, or at the new price. */
const canRetry = (error: Error) =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  error.status === 429 ||
  error.code === 'price_changed';

/** Why it was refused, for a child. A limit's own message names a date; the shelf shows the day. */
const reasonOf = (error: Error) =>
  error instanceof ApiError && error.code === 'limit_reached'
    ? t('shop.limitReached')
    : displayOf(error, t('kidDashboard.tryLater'));
