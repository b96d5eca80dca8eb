import { MessageCirclePlus } from 'lucide-react';
import { useState } from 'react';
import type { Reward } from '@shared/contracts/rewards';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/messages';
import { DialogButtons } from '@/features/kid-frame/dialog-buttons';
import { NoteField } from '@/features/kid-frame/notes/note-field';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';

/** The question before stars are promised: the picture, the price, a note if the kid likes, yes or not now. */
export function RedeemDialog({
  reward,
  sending,
  note,
  onNote,
  onOpenChange,
  onGetIt,
}: {
  reward: Reward;
  sending: boolean;
  note: string;
  onNote: (note: string) => void;
  onOpenChange: (open: boolean) => void;
  onGetIt: () => void;
}) {
  const [writing, setWriting] = useState(note !== '');
  const description = reward.isMystery
    ? t('shop.mysteryQuestion')
    : (reward.description ?? t('shop.redeemQuestion'));
  return (
    <Dialog
      open
      onOpenChange={(open) => !sending && onOpenChange(open)}
      title={
        <span className="block text-32 wrap-anywhere">
          <bdi>{shownName(reward)}</bdi>
        </span>
      }
      description={<bdi>{description}</bdi>}
      width={460}
      closeButton={false}
      className="text-center [--close:8px]"
    >
      <div className="mt-4 grid h-47.5 place-items-center rounded-lg bg-shelf-wall">
        <RewardItemPicture
          reward={reward}
          size={150}
          photoClass="h-37.5 w-55 rounded-md border-[5px] border-b-[7px] border-white object-cover"
        />
      </div>
      <span className="mt-3.5 mb-1 flex justify-center text-32">
        <Stars count={reward.starCost} />
      </span>
      {writing ? (
        <NoteField value={note} example={t('shop.noteExample')} focused onChange={onNote} />
      ) : (
        <Button variant="text" className="mx-auto flex" onClick={() => setWriting(true)}>
          <MessageCirclePlus />
          {t('shop.sayWhy')}
        </Button>
      )}
      <DialogButtons>
        <Button onClick={() => onOpenChange(false)} disabled={sending}>
          {t('kidDashboard.notNow')}
        </Button>
        <Button variant="reward" saving={sending} savingLabel={t('shop.requesting')} onClick={onGetIt}>
          {t('shop.getIt')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
