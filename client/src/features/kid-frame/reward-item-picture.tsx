import { MYSTERY_REWARD_NAME } from '@shared/constants';
import type { Reward } from '@shared/contracts/rewards';
import { RewardArt } from '@/components/art/reward-art';
import { rewardIcon } from '@/components/art/reward-icon';
import { Photo } from '@/components/ui/photo';
import { shownRewardName } from '@/lib/i18n/reward-name';

/** Hides a mystery, also from a parent. */
export function shownName(reward: Reward): string {
  return shownRewardName(reward.isMystery ? MYSTERY_REWARD_NAME : reward.name);
}

export function RewardItemPicture({
  reward,
  size,
  photoClass,
}: {
  reward: Reward;
  size: number;
  photoClass: string | undefined;
}) {
  return (
    <Photo
      src={reward.isMystery ? null : reward.imageUrl}
      size={size}
      className={photoClass}
      fallback={<RewardArt icon={reward.isMystery ? 'mystery' : rewardIcon(reward)} size={size} />}
    />
  );
}
