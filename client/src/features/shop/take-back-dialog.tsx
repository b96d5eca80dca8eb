import type { Reward } from '@shared/contracts/rewards';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { t } from '@/lib/messages';
import { DialogButtons } from '@/features/kid-frame/dialog-buttons';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';

export function TakeBackDialog({
  reward,
  saving,
  onClose,
  onTakeBack,
}: {
  reward: Reward;
  saving: boolean;
  onClose: () => void;
  onTakeBack: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !saving && onClose()}
      title={t('shop.takeBackQuestion')}
      description={t('shop.takeBackText', { reward: shownName(reward) })}
      width={460}
      closeButton={false}
      className="text-center"
    >
      <div className="mt-4 grid h-40 place-items-center rounded-lg bg-shelf-wall">
        <RewardItemPicture
          reward={reward}
          size={120}
          photoClass="h-30 w-44 rounded-md border-[5px] border-b-[7px] border-white object-cover"
        />
      </div>
      <DialogButtons>
        <Button onClick={onClose} disabled={saving}>
          {t('shop.keepIt')}
        </Button>
        <Button variant="highlight" saving={saving} savingLabel={t('shop.takingBack')} onClick={onTakeBack}>
          {t('shop.takeBack')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
