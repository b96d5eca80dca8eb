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
  const request = useRequestRedemption(kid);
  // Another price or note is another request, which the key of the first must not carry.
  const idempotency = useIdempotencyKey(`${reward.id} ${reward.starCost} ${note}`);
  const done = () => {
    setOpen(false);
    setNote('');
  };

  const getIt = () => {
    const asked = { rewardId: reward.id, starsSpent: reward.starCost, note };
    // By the promise: who asked may be gone from the screen before the response is there.
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
        toast({ title: t('shop.requestFailed'), description: reasonOf(error), tone: 'pip-oops' });
        // After a response there is something new to see; a network that went away leaves the question open.
        if (error instanceof ApiError) done();
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
        onOpenChange={setOpen}
        onGetIt={getIt}
      />
    ),
  };
}

/** Why it was refused, for a child. A limit's own message names a date; the shelf shows the day. */
const reasonOf = (error: Error) =>
  error instanceof ApiError && error.code === 'limit_reached'
    ? t('shop.limitReached')
    : displayOf(error, t('kidDashboard.tryLater'));
