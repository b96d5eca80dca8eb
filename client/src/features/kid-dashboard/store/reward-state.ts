import { TIERS, type Tier } from '@shared/constants';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { Reward } from '@shared/contracts/rewards';
import { isRewardAvailable, rewardObstacle } from '@shared/rules/availability';
import { shelfFor } from '@shared/rules/tiers';

export interface RewardState {
  state: 'affordable' | 'unaffordable' | 'waiting' | 'sold-out' | 'inactive';
  /** What a grown-up said when it was last rejected; '' when they said nothing, null when it was not. */
  note: string | null;
}

/** Where a reward stands for a kid with `stars` whose `redemptions` these are (pending first, then newest first). */
export function rewardState(
  reward: Reward,
  stars: number,
  redemptions: readonly RewardRedemption[],
): RewardState {
  const latest = redemptions.find(({ rewardId }) => rewardId === reward.id);
  if (latest?.status === 'pending') return { state: 'waiting', note: null };
  const note = latest?.status === 'rejected' ? (latest.parentNotes ?? '') : null;
  switch (rewardObstacle(reward, stars)) {
    case 'inactive':
      return { state: 'inactive', note: null };
    case 'sold_out':
      return { state: 'sold-out', note: null };
    case 'not_enough_stars':
      return { state: 'unaffordable', note };
    case null:
    default:
      return { state: 'affordable', note };
  }
}

export interface Shelf {
  tier: Tier;
  rewards: Reward[];
}

/** The store's shelves by cost, those that hold something; what is inactive or sold out stands last on its shelf. */
export function shelvesOf(rewards: readonly Reward[]): Shelf[] {
  return TIERS.map((tier) => ({
    tier,
    rewards: rewards
      .filter((reward) => shelfFor(reward.starCost) === tier)
      .toSorted((a, b) => Number(isRewardAvailable(b)) - Number(isRewardAvailable(a))),
  })).filter((shelf) => shelf.rewards.length > 0);
}
