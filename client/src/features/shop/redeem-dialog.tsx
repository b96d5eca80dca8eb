import { MessageCirclePlus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Reward } from '@shared/contracts/rewards';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/i18n/messages';
import { spokenText } from '@/lib/sound/spoken-text';
import { DialogButtons } from '@/features/kid-frame/dialog-buttons';
import { NoteField } from '@/features/kid-frame/notes/note-field';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';

/** Shows the picture, the price, an optional note, yes or not now. Pip explains a failure. */
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
  const failed = sending ? null : failure;
  const title = failed ? t('shop.requestFailed') : shownName(reward);
  const question = reward.isMystery
    ? t('shop.mysteryQuestion')
    : (reward.description ?? t('shop.redeemQuestion'));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending && onClose()}
      title={
        <span className="block text-32 wrap-anywhere">
          <bdi>{title}</bdi>
        </span>
      }
      description={<bdi role={failed ? 'alert' : undefined}>{failed?.reason ?? question}</bdi>}
      width={460}
      closeButton={false}
      className="text-center"
    >
      <div className="relative mt-4 flex h-47.5 items-end justify-center rounded-lg bg-shelf-wall py-5">
        {failed && <Pip mood="oops" size={150} className="-me-2" />}
        <RewardItemPicture
          reward={reward}
          size={failed ? 104 : 150}
          photoClass={
            failed
              ? 'size-26 rounded-md border-4 border-white object-cover'
              : 'h-37.5 w-55 rounded-md border-[5px] border-b-[7px] border-white object-cover'
          }
        />
        {failed && (
          <ReadAloud
            text={spokenText(title, failed.reason)}
            of={title}
            large
            className="absolute! start-2.5 top-2.5"
          />
        )}
      </div>
      <span className="mt-3.5 mb-1 flex justify-center text-32">
        <Stars count={reward.starCost} />
      </span>
      {failed ? null : writing ? (
        <NoteField value={note} example={t('shop.noteExample')} focused onChange={onNote} />
      ) : (
        <Button variant="text" className="mx-auto flex" onClick={() => setWriting(true)}>
          <MessageCirclePlus />
          {t('shop.sayWhy')}
        </Button>
      )}
      <DialogButtons>
        <Button className="only:col-span-full" onClick={onClose} disabled={sending}>
          {failed?.canRetry === false ? t('kidDashboard.gotIt') : t('kidDashboard.notNow')}
        </Button>
        {failed?.canRetry !== false && (
          <Button
            variant={failure ? 'highlight' : 'reward'}
            saving={sending}
            savingLabel={t('shop.requesting')}
            onClick={onGetIt}
          >
            {failure ? (
              <>
                <RotateCcw className="rtl:-scale-x-100" />
                {t('kidAuth.tryAgain')}
              </>
            ) : (
              t('shop.getIt')
            )}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
