import type { RewardRedemption } from '@shared/contracts/redemptions';
import { RewardPicture } from '@/components/art/reward-picture';
import { Bar } from '@/components/ui/bar';
import { ReviewCard } from '@/components/ui/review-card';
import { Stars } from '@/components/ui/stars';
import { NOTE_EXAMPLES, useRedemptionReview } from './use-redemption-review';

/** A reward that a kid asks for: whether the stars are there, yes, or no and why. */
export function RedemptionCard({ redemption }: { redemption: RewardRedemption }) {
  const { short, funds, ...reviewing } = useRedemptionReview(redemption);
  const { reward, kid, starsSpent } = redemption;
  return (
    <ReviewCard
      name={reward.name}
      kid={kid}
      picture={<RewardPicture reward={reward} size={76} />}
      at={redemption.requestedAt}
      quote={redemption.requestNotes}
      stars={<Stars count={starsSpent} className="self-start pt-1 text-21 @md:text-26" />}
      extra={
        <div className="review-full review-funds">
          <Bar value={kid.totalStars} max={starsSpent} label={`Stars saved for ${reward.name}`} />
          <span>{funds}</span>
        </div>
      }
      reviewing={reviewing}
      blocked={short > 0}
      noteExamples={NOTE_EXAMPLES}
    />
  );
}
