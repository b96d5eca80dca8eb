import { useState } from 'react';
import type { Reward } from '@shared/contracts/rewards';
import { DialogPart } from '@/components/ui/dialog-part';
import { lazyPart } from '@/lib/lazy-part';
import { GoodView } from './good-view';
import type { RewardState } from './reward-state';
import { useGetReward } from './use-get-reward';

const GetItDialog = lazyPart(() => import('./get-it-dialog'));

/** One reward the kid can ask for. A tap only opens the question: small fingers slip. */
export function Good({
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
  const { getIt, asking } = useGetReward({ kidId, familyCode, reward, note }, () => {
    setOpen(false);
    setNote('');
  });
  return (
    <>
      <GoodView reward={reward} state={state} stars={stars} onGetIt={() => setOpen(true)} />
      {open && (
        <DialogPart onClose={() => setOpen(false)}>
          <GetItDialog
            reward={reward}
            asking={asking}
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
