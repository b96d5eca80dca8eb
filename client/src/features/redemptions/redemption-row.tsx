import type { RewardRedemption } from '@shared/contracts/redemptions';
import { RewardPicture } from '@/components/art/reward-picture';
import { ReviewRow } from '@/components/ui/review-card';
import { Stars } from '@/components/ui/stars';
import { NOTE_EXAMPLES, useRedemptionReview } from './use-redemption-review';

/** A request in the overview's short list, reviewed in place. */
export function RedemptionRow({ redemption }: { redemption: RewardRedemption }) {
  const { short, funds, ...reviewing } = useRedemptionReview(redemption);
  const { reward, kid, starsSpent, requestNotes } = redemption;
  const said = requestNotes ? ` · “${requestNotes}”` : '';
  return (
    <ReviewRow
      name={reward.name}
      kid={kid}
      picture={<RewardPicture reward={reward} size={56} />}
      text={`${kid.name} asks · ${funds}${said}`}
      stars={<Stars count={starsSpent} className="text-20" />}
      reviewing={reviewing}
      blocked={short > 0}
      noteExamples={NOTE_EXAMPLES}
    />
  );
}
