import type { RewardRedemption } from '@shared/contracts/redemptions';
import { RewardPicture } from '@/components/art/reward-picture';
import { Bar } from '@/components/ui/bar';
import { Stars } from '@/components/ui/stars';
import { ReviewCard } from '@/features/reviews/review-card';
import { t } from '@/lib/messages';
import { noteExamples, useRedemptionReview } from './use-redemption-review';

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
        <div className="col-span-full flex items-center gap-3.5 text-14 leading-[1.2] font-semibold text-ink-2">
          <Bar
            className="flex-1"
            value={kid.totalStars}
            max={starsSpent}
            label={t('redemptions.saved', { reward: reward.name })}
          />
          <span>{funds}</span>
        </div>
      }
      reviewing={reviewing}
      blocked={short > 0}
      noteExamples={noteExamples()}
    />
  );
}
