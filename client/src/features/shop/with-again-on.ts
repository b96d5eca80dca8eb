import type { RewardRedemption } from '@shared/contracts/redemptions';
import { availableAgainOn } from '@shared/rules/reward-limit';
import type { FamilyDays } from '@/lib/dates/family-clock';
import type { ShopReward } from '@/features/kid-frame/reward-state';

/** Computed from recent requests for an adult, so a monthly limit may be incomplete. */
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
