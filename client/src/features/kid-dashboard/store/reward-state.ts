import type { Tier } from '@shared/constants';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { Reward } from '@shared/contracts/rewards';
import { isRewardAvailable, rewardObstacle } from '@shared/rules/availability';
import { shelfFor } from '@shared/rules/tiers';

export interface RewardState {
  state: 'affordable' | 'short' | 'waiting' | 'gone' | 'resting';
  /** What a grown-up said when it was last turned down; '' when they said nothing, null when it was not. */
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
      return { state: 'resting', note: null };
    case 'sold_out':
      return { state: 'gone', note: null };
    case 'not_enough_stars':
      return { state: 'short', note };
    case null:
    default:
      return { state: 'affordable', note };
  }
}

export interface Shelf {
  tier: Tier;
  title: string;
  /** What stands here, in stars. */
  prices: string;
  rewards: Reward[];
}

const SHELVES: readonly Omit<Shelf, 'rewards'>[] = [
  { tier: 'small', title: 'Small', prices: '10 or less' },
  { tier: 'medium', title: 'Medium', prices: '11 to 50' },
  { tier: 'big', title: 'Big', prices: 'more than 50' },
];

/** The store's three shelves by cost, those that hold something; what rests or is gone stands last on its shelf. */
export function shelvesOf(rewards: readonly Reward[]): Shelf[] {
  return SHELVES.map((shelf) => ({
    ...shelf,
    rewards: rewards
      .filter((reward) => shelfFor(reward.starCost) === shelf.tier)
      .toSorted((a, b) => Number(isRewardAvailable(b)) - Number(isRewardAvailable(a))),
  })).filter((shelf) => shelf.rewards.length > 0);
}
