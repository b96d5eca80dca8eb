import { MYSTERY_REWARD_NAME } from '../constants';
import type { RewardRedemption } from '../contracts/redemptions';
import type { Reward } from '../contracts/rewards';

/** `reward` as a kid may see it: of a mystery the price and the stock, not what it is (docs/domain.md, "Rewards"). */
export function asKidSeesReward<R extends Reward>(reward: R): R {
  if (!reward.isMystery) return reward;
  return { ...reward, name: MYSTERY_REWARD_NAME, description: null, imageUrl: null, iconName: null };
}

/** `redemption` as the kid may see it: the secret comes out with the approval, and a rejection keeps it. */
export function asKidSeesRedemption<R extends RewardRedemption>(redemption: R): R {
  if (redemption.status === 'approved') return redemption;
  return { ...redemption, reward: asKidSeesReward(redemption.reward) };
}
