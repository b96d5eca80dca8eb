import type { Reward } from '@shared/contracts/rewards';
import { t } from '@/lib/i18n/messages';
import { AskDialog } from '@/features/kid-frame/ask-dialog';
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
    <AskDialog
      title={t('shop.takeBackQuestion')}
      text={t('shop.takeBackText', { reward: shownName(reward) })}
      no={t('shop.keepIt')}
      yes={t('shop.takeBack')}
      saving={saving}
      savingLabel={t('shop.takingBack')}
      onNo={onClose}
      onYes={onTakeBack}
    >
      <RewardItemPicture
        reward={reward}
        size={120}
        photoClass="h-30 w-44 rounded-md border-[5px] border-b-[7px] border-white object-cover"
      />
    </AskDialog>
  );
}
