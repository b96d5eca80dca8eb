interface Stock {
  isActive: boolean;
  maxRedemptions: number | null;
  currentRedemptions: number;
}

export type RewardObstacle = 'inactive' | 'sold_out' | 'not_enough_stars';

/** A reward without `maxRedemptions` never sells out. */
export function isRewardAvailable(reward: Stock): boolean {
  return (
    reward.isActive && (reward.maxRedemptions === null || reward.currentRedemptions < reward.maxRedemptions)
  );
}

/** Returns null if the kid can request it. The reward's state is checked before the price. */
export function rewardObstacle(reward: Stock & { starCost: number }, stars: number): RewardObstacle | null {
  if (!reward.isActive) return 'inactive';
  if (!isRewardAvailable(reward)) return 'sold_out';
  return stars < reward.starCost ? 'not_enough_stars' : null;
}

/** Stars that are not held for pending requests, at least zero. */
export function freeStars({ totalStars, heldStars }: { totalStars: number; heldStars: number }): number {
  return Math.max(0, totalStars - heldStars);
}
