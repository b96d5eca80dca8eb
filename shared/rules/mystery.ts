import { MYSTERY_REWARD_NAME } from '../constants';
import type { RewardRedemption } from '../contracts/redemptions';
import type { Reward } from '../contracts/rewards';

/** Texts and pictures that kids see instead of a mystery's. */
const HIDDEN = {
  name: MYSTERY_REWARD_NAME,
  description: null,
  imageUrl: null,
  iconName: null,
} satisfies Partial<Reward>;

/** Hides a mystery except its price and stock (docs/domain.md, "Rewards"). */
export function asKidSeesReward<R extends Reward>(reward: R): R {
  if (!reward.isMystery) return reward;
  return { ...reward, ...HIDDEN };
}

/** Hides a mystery unless it is approved. */
export function asKidSeesRedemption<R extends RewardRedemption>(redemption: R): R {
  if (redemption.status === 'approved') return redemption;
  return { ...redemption, reward: asKidSeesReward(redemption.reward) };
}
