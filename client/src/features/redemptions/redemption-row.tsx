import type { RewardRedemption } from '@shared/contracts/redemptions';
import { RewardPicture } from '@/components/art/reward-picture';
import { ReviewRow } from '@/features/reviews/review-row';
import { t } from '@/lib/messages';
import { useRedemptionReview } from './use-redemption-review';

export function RedemptionRow({ redemption }: { redemption: RewardRedemption }) {
  const { short, funds, ...reviewing } = useRedemptionReview(redemption);
  const { reward, kid, starsSpent, requestNotes } = redemption;
  const who = { kid: kid.name, funds };
  return (
    <ReviewRow
      kind="reward"
      name={reward.name}
      kid={kid}
      picture={<RewardPicture reward={reward} size={46} />}
      text={
        requestNotes ? t('redemptions.rowQuoted', { ...who, note: requestNotes }) : t('redemptions.row', who)
      }
      stars={starsSpent}
      reviewing={reviewing}
      blocked={short > 0}
    />
  );
}
