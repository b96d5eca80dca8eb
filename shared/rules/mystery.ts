import { MYSTERY_REWARD_NAME } from '../constants';
import type { RewardRedemption } from '../contracts/redemptions';
import type { Reward } from '../contracts/rewards';

/** Shown to kids instead of the mystery. */
const HIDDEN = {
  name: MYSTERY_REWARD_NAME,
  description: null,
  imageUrl: null,
  iconName: null,
} satisfies Partial<Reward>;

/** Except the price and the stock (docs/domain.md, "Rewards"). */
export function asKidSeesReward<R extends Reward>(reward: R): R {
  if (!reward.isMystery) return reward;
  return { ...reward, ...HIDDEN };
}

/** Unless it is approved. */
export function asKidSeesRedemption<R extends RewardRedemption>(redemption: R): R {
  if (redemption.status === 'approved') return redemption;
  return { ...redemption, reward: asKidSeesReward(redemption.reward) };
}
