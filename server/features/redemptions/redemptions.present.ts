import type { ApprovedRedemption, RewardRedemption } from '@shared/contracts/redemptions';
import { presentKidCard } from '../kids/kids.present';
import { presentReward } from '../rewards/rewards.present';
import type { FullRedemptionRow } from './redemptions.queries';

export function presentRedemption({
  redemption,
  kid,
  reward,
  reviewer,
}: FullRedemptionRow): RewardRedemption {
  return {
    id: redemption.id,
    kidId: redemption.kidId,
    rewardId: redemption.rewardId,
    kid: presentKidCard(kid),
    reward: presentReward({
      ...reward,
      name: redemption.rewardName,
      description: redemption.rewardDescription,
      imageUrl: redemption.rewardImageUrl,
      iconName: redemption.rewardIconName,
      isMystery: redemption.rewardIsMystery,
      starCost: redemption.starsSpent,
    }),
    requestedAt: redemption.requestedAt.toISOString(),
    reviewedAt: redemption.reviewedAt?.toISOString() ?? null,
    starsSpent: redemption.starsSpent,
    requestNotes: redemption.requestNotes,
    status: redemption.status,
    parentNotes: redemption.parentNotes,
    reviewedBy: reviewer,
    deliveredAt: redemption.deliveredAt?.toISOString() ?? null,
  };
}

export function presentApproved(row: FullRedemptionRow): ApprovedRedemption {
  return { ...presentRedemption(row), newStars: row.redemption.newStars ?? 0 };
}
