import { MYSTERY_REWARD_NAME } from '@shared/constants';
import type { Reward } from '@shared/contracts/rewards';
import { RewardArt } from '@/components/art/reward-art';
import { rewardIcon } from '@/components/art/reward-icon';
import { Photo } from '@/components/ui/photo';

/** What a reward is called before it is won: a mystery keeps its secret, from a parent who looks over the shoulder too. */
export function goodName(reward: Reward): string {
  return reward.isMystery ? MYSTERY_REWARD_NAME : reward.name;
}

/** How it looks on the shelf: the grown-ups' photo, else a drawing, else the wrapped gift of a mystery. */
export function GoodPicture({ reward, size }: { reward: Reward; size: number }) {
  return (
    <Photo
      src={reward.isMystery ? null : reward.imageUrl}
      size={size}
      className="good-photo"
      fallback={<RewardArt icon={reward.isMystery ? 'mystery' : rewardIcon(reward)} size={size} />}
    />
  );
}
