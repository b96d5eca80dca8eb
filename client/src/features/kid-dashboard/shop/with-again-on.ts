import type { RewardRedemption } from '@shared/contracts/redemptions';
import { availableAgainOn } from '@shared/rules/reward-limit';
import type { FamilyDays } from '@/lib/family-clock';
import type { ShopReward } from './reward-state';

/**
 * The reward with the day on which its limit opens again for the kid whose `redemptions` these are: the kid is told by the
 * server, a grown-up who looks on reads it from what was asked for in the last days. Limits of a month may know of more.
 */
export function withAgainOn(
  reward: ShopReward,
  redemptions: readonly RewardRedemption[],
  { today, dayOf, weekStart }: FamilyDays,
): ShopReward {
  const requestedOn = redemptions
    .filter(({ rewardId, status }) => rewardId === reward.id && status !== 'rejected')
    .map(({ requestedAt }) => dayOf(requestedAt));
  return { ...reward, availableAgainOn: availableAgainOn(reward.limit, requestedOn, today, weekStart) };
}
