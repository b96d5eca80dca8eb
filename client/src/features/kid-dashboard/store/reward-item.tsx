import { useState } from 'react';
import type { Reward } from '@shared/contracts/rewards';
import { DialogPart } from '@/components/ui/dialog-part';
import { toast } from '@/components/ui/use-toast';
import { ApiError, displayOf, isUnauthorized } from '@/lib/api-client';
import { lazyPart } from '@/lib/lazy-part';
import { t } from '@/lib/messages';
import { useRequestRedemption } from '../kid-dashboard.api';
import { useIdempotencyKey } from '@/lib/use-idempotency-key';
import { RewardItemView } from './reward-item-view';
import type { RewardState } from './reward-state';

const RedeemDialog = lazyPart(() => import('./redeem-dialog'));

/** One reward the kid can ask for, at the price they saw. A tap only opens the question: small fingers slip. */
export function RewardItem({
  kidId,
  familyCode,
  reward,
  state,
  stars,
}: {
  kidId: string;
  familyCode: string;
  reward: Reward;
  state: RewardState;
  stars: number;
}) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const request = useRequestRedemption(kidId, familyCode);
  // Another price or note is another request, which the key of the first must not carry.
  const idempotency = useIdempotencyKey(`${reward.id} ${reward.starCost} ${note}`);
  const done = () => {
    setOpen(false);
    setNote('');
  };

  const getIt = () =>
    request.mutate(
      { rewardId: reward.id, starsSpent: reward.starCost, note, idempotencyKey: idempotency.current() },
      {
        onSuccess: () => {
          idempotency.settled();
          toast({
            title: t('kidDashboard.requested'),
            description: t('kidDashboard.reviewSoon'),
            tone: 'pip',
          });
          done();
        },
        onError: (error) => {
          idempotency.settled(error);
          // The session is over: the pictures come up, and say so.
          if (isUnauthorized(error)) return;
          toast({
            title: t('kidDashboard.requestFailed'),
            description: displayOf(error, t('kidDashboard.tryLater')),
            tone: 'pip-oops',
          });
          // After a response there is something new to see; a network that went away leaves the question open.
          if (error instanceof ApiError) done();
        },
      },
    );

  return (
    <>
      <RewardItemView reward={reward} state={state} stars={stars} onGetIt={() => setOpen(true)} />
      {open && (
        <DialogPart onClose={() => setOpen(false)}>
          <RedeemDialog
            reward={reward}
            sending={request.isPending}
            note={note}
            onNote={setNote}
            onOpenChange={setOpen}
            onGetIt={getIt}
          />
        </DialogPart>
      )}
    </>
  );
}
