import { useState, type ReactNode } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { Reward } from '@shared/contracts/rewards';
import { toast } from '@/components/ui/use-toast';
import { ApiError, displayOf, isUnauthorized } from '@/lib/api/api-client';
import { RedeemDialog } from './redeem-dialog';
import { shownName } from '@/features/kid-frame/reward-item-picture';
import { t } from '@/lib/i18n/messages';
import { useIdempotencyKey } from '@/lib/api/idempotency';
import { useRequestRedemption } from './shop.api';

/** A tap only opens the question: small fingers slip. `free` stars can be spent. */
export function useRewardRequest(
  kid: Kid,
  reward: Reward,
  free: number,
): { ask: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const missing = reward.starCost - free;
  const request = useRequestRedemption(kid);
  // Another price or note is another request with another key.
  const idempotency = useIdempotencyKey(`${reward.id} ${reward.starCost} ${note}`);
  const done = () => {
    setOpen(false);
    setNote('');
    setFailure(null);
  };

  const getIt = () => {
    const asked = { rewardId: reward.id, starsSpent: reward.starCost, note };
    // The component may unmount before the response arrives.
    request.mutateAsync({ ...asked, idempotencyKey: idempotency.current() }).then(
      () => {
        idempotency.settled();
        toast({ title: t('shop.requested'), description: t('kidDashboard.reviewSoon'), tone: 'pip' });
        done();
      },
      (error: Error) => {
        idempotency.settled(error);
        // The login screen reports the ended session.
        if (isUnauthorized(error)) return;
        // The dialog closed with its reward, or the network is down.
        const isGone = error instanceof ApiError && error.status === 404;
        if (isGone || !(error instanceof ApiError)) {
          if (isGone) done();
          else setOpen(false);
          toast({
            title: t(isGone ? 'shop.requestFailed' : 'shop.noInternet'),
            description: t(isGone ? 'shop.allGone' : 'kidDashboard.tryLater'),
            tone: isGone ? 'pip-oops' : 'pip-look',
          });
          return;
        }
        setFailure(error);
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
        failure={failure && { reason: reasonOf(failure, reward, missing), canRetry: canRetry(failure) }}
        onClose={done}
        onGetIt={getIt}
      />
    ),
  };
}

/** Whether a retry may succeed: after a failure of the server, or at the new price. */
const canRetry = ({ status, code }: ApiError) => status >= 500 || status === 429 || code === 'price_changed';

function reasonOf(error: ApiError, reward: Reward, missing: number): string {
  const { code } = error;
  if (code === 'limit_reached') return t('shop.limitReached');
  if (code === 'sold_out') return t('shop.allGone');
  if (code === 'not_enough_stars' && missing > 0) return t('shop.needMore', { count: missing });
  if (code !== 'price_changed' && canRetry(error)) {
    return t('shop.couldNotAsk', { reward: shownName(reward) });
  }
  return displayOf(error, t('kidDashboard.tryLater'));
}
