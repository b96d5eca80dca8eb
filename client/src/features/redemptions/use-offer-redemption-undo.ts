import type { RewardRedemption } from '@shared/contracts/redemptions';
import { offerUndo } from '@/features/reviews/undo-offer';
import { t } from '@/lib/i18n/messages';
import { useUndoRedemptionReview } from './redemptions.api';

export function useOfferRedemptionUndo(): (record: RewardRedemption) => void {
  const { mutateAsync: undo } = useUndoRedemptionReview();
  return (record) => {
    const { kid, reward, status, starsSpent: stars } = record;
    const approved = status === 'approved';
    offerUndo({
      kind: approved ? 'approved' : 'sentBack',
      kid,
      name: reward.name,
      stars: approved ? -stars : 0,
      text: approved
        ? t('redemptions.approved', { kid: kid.name, stars })
        : t('redemptions.sentBack', { kid: kid.name }),
      undo: () => undo(record),
    });
  };
}
