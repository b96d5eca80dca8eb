import { MYSTERY_REWARD_NAME } from '../constants';
import type { RewardRedemption } from '../contracts/redemptions';
import type { Reward } from '../contracts/rewards';

/** What kids see in place of a mystery's texts and pictures. A new one belongs here, too. */
const HIDDEN = {
  name: MYSTERY_REWARD_NAME,
  description: null,
  imageUrl: null,
  iconName: null,
} satisfies Partial<Reward>;

/** Hides a mystery's content from kids, except the price and the stock (docs/domain.md, "Rewards"). */
export function asKidSeesReward<R extends Reward>(reward: R): R {
  if (!reward.isMystery) return reward;
  return { ...reward, ...HIDDEN };
}

/** Hides a mystery's content from the kid unless it is approved. */
export function asKidSeesRedemption<R extends RewardRedemption>(redemption: R): R {
  if (redemption.status === 'approved') return redemption;
  return { ...redemption, reward: asKidSeesReward(redemption.reward) };
}
