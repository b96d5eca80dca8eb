interface Stock {
  isActive: boolean;
  maxRedemptions: number | null;
  currentRedemptions: number;
}

/** Why a reward can't be asked for now, or null when it can. `stars` are the kid's spendable ones. */
export type RewardObstacle = 'inactive' | 'sold_out' | 'not_enough_stars';

/** A reward is available when it is active and not sold out; no `maxRedemptions` means it never sells out. */
export function isRewardAvailable(reward: Stock): boolean {
  return (
    reward.isActive && (reward.maxRedemptions === null || reward.currentRedemptions < reward.maxRedemptions)
  );
}

/** The first reason that keeps a kid with `stars` from asking for `reward`; the reward's state comes before the price. */
export function rewardObstacle(reward: Stock & { starCost: number }, stars: number): RewardObstacle | null {
  if (!reward.isActive) return 'inactive';
  if (!isRewardAvailable(reward)) return 'sold_out';
  return stars < reward.starCost ? 'not_enough_stars' : null;
}

/** The stars a kid may still promise: all to spend without those that pending requests hold, never below zero. */
export function freeStars({ totalStars, heldStars }: { totalStars: number; heldStars: number }): number {
  return Math.max(0, totalStars - heldStars);
}
