import { MessageCirclePlus } from 'lucide-react';
import { useState } from 'react';
import type { Reward } from '@shared/contracts/rewards';
import { Pip } from '@/components/art/pip';
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
  failure,
  onClose,
  onGetIt,
}: {
  reward: Reward;
  sending: boolean;
  note: string;
  onNote: (note: string) => void;
  failure: { reason: string; canRetry: boolean } | null;
  onClose: () => void;
  onGetIt: () => void;
}) {
  const [writing, setWriting] = useState(note !== '');
  const description = reward.isMystery
    ? t('shop.mysteryQuestion')
    : (reward.description ?? t('shop.redeemQuestion'));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending && onClose()}
      title={
        <span className="block text-32 wrap-anywhere">
          <bdi>{shownName(reward)}</bdi>
        </span>
      }
      description={<bdi>{description}</bdi>}
      width={460}
      closeButton={false}
      className="text-center"
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
      {failure && !sending ? (
        <p
          role="alert"
          className="mx-auto mt-2 flex w-max max-w-full items-center gap-3 text-start font-display text-21/[1.2] font-semibold"
        >
          <Pip mood="oops" size={72} className="flex-none" />
          {failure.reason}
        </p>
      ) : writing ? (
        <NoteField value={note} example={t('shop.noteExample')} focused onChange={onNote} />
      ) : (
        <Button variant="text" className="mx-auto flex" onClick={() => setWriting(true)}>
          <MessageCirclePlus />
          {t('shop.sayWhy')}
        </Button>
      )}
      <DialogButtons>
        <Button className="only:col-span-full" onClick={onClose} disabled={sending}>
          {failure?.canRetry === false ? t('kidDashboard.gotIt') : t('kidDashboard.notNow')}
        </Button>
        {failure?.canRetry !== false && (
          <Button
            variant={failure ? 'highlight' : 'reward'}
            saving={sending}
            savingLabel={t('shop.requesting')}
            onClick={onGetIt}
          >
            {failure ? t('kidAuth.tryAgain') : t('shop.getIt')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
