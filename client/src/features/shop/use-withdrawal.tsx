import { useState, type ReactNode } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { Reward } from '@shared/contracts/rewards';
import { toast } from '@/components/ui/use-toast';
import { ApiError, displayOf, isUnauthorized } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { AskDialog } from '@/features/kid-frame/ask-dialog';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';
import { useWithdrawRedemption } from './shop.api';

export function useWithdrawal(
  kid: Kid,
  redemption: RewardRedemption | null,
): { ask: () => void; dialog: ReactNode } {
  // Stored by id, so that the question closes when the request disappears.
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const withdraw = useWithdrawRedemption(kid);
  const close = () => setAskedFor(null);
  if (redemption === null) return { ask: () => {}, dialog: null };

  const takeBack = () => {
    // The component may unmount before the response arrives.
    withdraw.mutateAsync(redemption).then(
      () => {
        close();
        toast({ title: t('shop.takenBack'), description: t('shop.takenBackText'), tone: 'pip' });
      },
      (error: Error) => {
        if (isUnauthorized(error)) return;
        if (error instanceof ApiError && error.status === 404) return close();
        const reviewed = error instanceof ApiError && error.code === 'already_reviewed';
        toast({
          title: t('shop.takeBackFailed'),
          description: reviewed ? t('shop.alreadyReviewed') : displayOf(error, t('kidDashboard.tryLater')),
          tone: 'pip-oops',
        });
        if (error instanceof ApiError) close();
      },
    );
  };

  return {
    ask: () => setAskedFor(redemption.id),
    dialog: askedFor === redemption.id && (
      <TakeBackDialog
        reward={redemption.reward}
        saving={withdraw.isPending}
        onClose={close}
        onTakeBack={takeBack}
      />
    ),
  };
}

function TakeBackDialog({
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
