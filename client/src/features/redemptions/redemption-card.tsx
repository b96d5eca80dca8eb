import { useId } from 'react';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { RewardPicture } from '@/components/art/reward-picture';
import { Bar } from '@/components/ui/bar';
import { Stars } from '@/components/ui/stars';
import { ReviewDetail, ReviewItem, KidPicture, type ItemProps } from '@/features/reviews/review-card';
import { t } from '@/lib/i18n/messages';
import { useRedemptionReview } from './use-redemption-review';

interface Props {
  redemption: RewardRedemption;
}

const pictureOf = ({ reward, kid }: RewardRedemption) => (
  <KidPicture kid={kid}>
    <RewardPicture reward={reward} size={46} />
  </KidPicture>
);

export function RedemptionItem({ redemption, ...item }: Props & ItemProps) {
  const { short, ...reviewing } = useRedemptionReview(redemption);
  const { reward, kid, starsSpent } = redemption;
  const textId = useId();
  return (
    <ReviewItem
      {...item}
      kind="reward"
      name={reward.name}
      kid={kid}
      picture={pictureOf(redemption)}
      textId={textId}
      text={
        short > 0
          ? t('redemptions.itemShort', { kid: kid.name, needs: short })
          : t('redemptions.item', {
              kid: kid.name,
              has: kid.totalStars,
              keeps: kid.totalStars - starsSpent,
            })
      }
      stars={<Stars count={starsSpent} className="text-16" />}
      reviewing={reviewing}
      blocked={short > 0}
      describedBy={textId}
    />
  );
}

export function RedemptionDetail({ redemption }: Props) {
  const { short, funds, ...reviewing } = useRedemptionReview(redemption);
  const { reward, kid, starsSpent } = redemption;
  const fundsId = useId();
  return (
    <ReviewDetail
      kind="reward"
      name={reward.name}
      kid={kid}
      picture={pictureOf(redemption)}
      largePicture={<RewardPicture reward={reward} size={76} />}
      at={redemption.requestedAt}
      quote={redemption.requestNotes}
      stars={<Stars count={starsSpent} className="self-start pt-1 text-26 @max-card:text-21" />}
      extra={
        <div className="col-span-full flex items-center gap-3.5 text-14 leading-[1.2] font-semibold text-ink-2">
          <Bar
            className="flex-1"
            value={kid.totalStars}
            max={starsSpent}
            label={t('redemptions.saved', { reward: reward.name })}
          />
          <span id={fundsId}>{funds}</span>
        </div>
      }
      reviewing={reviewing}
      blocked={short > 0}
      describedBy={fundsId}
    />
  );
}
