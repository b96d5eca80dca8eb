import { TIERS, type Tier } from '@shared/constants';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { KidReward, Reward } from '@shared/contracts/rewards';
import { isRewardAvailable, rewardObstacle } from '@shared/rules/reward-availability';
import type { CalendarDate } from '@shared/rules/calendar';
import { shelfFor } from '@shared/rules/tiers';

/** The server computes when a limit allows a kid's next request; for adults, the client does. */
export type ShopReward = Reward & Partial<Pick<KidReward, 'availableAgainOn'>>;

export interface RewardState {
  state: 'affordable' | 'unaffordable' | 'waiting' | 'limited' | 'sold-out' | 'inactive';
  /** The note of the last rejection: '' without a note, null without a rejection. */
  declinedNote: string | null;
  redemption: RewardRedemption | null;
  /** The day of the next possible request if `limited`. */
  againOn: CalendarDate | null;
}

interface ShopContext {
  free: number;
  redemptions: readonly RewardRedemption[];
  today: CalendarDate | null;
}

/** A limit ends on its day without a refetch. */
export function rewardState(reward: ShopReward, { free, redemptions, today }: ShopContext): RewardState {
  const nothing = { declinedNote: null, redemption: null, againOn: null };
  const latest = redemptions.find(({ rewardId }) => rewardId === reward.id);
  if (latest?.status === 'pending') return { ...nothing, state: 'waiting', redemption: latest };
  const declinedNote = latest?.status === 'rejected' ? (latest.parentNotes ?? '') : null;
  const obstacle = rewardObstacle(reward, free);
  if (obstacle === 'inactive') return { ...nothing, state: 'inactive' };
  if (obstacle === 'sold_out') return { ...nothing, state: 'sold-out' };
  const againOn = reward.availableAgainOn ?? null;
  if (againOn !== null && (today === null || today < againOn))
    return { ...nothing, state: 'limited', againOn };
  return {
    ...nothing,
    declinedNote,
    state: obstacle === 'not_enough_stars' ? 'unaffordable' : 'affordable',
  };
}

export interface Shelf {
  tier: Tier;
  rewards: ShopReward[];
}

/** Inactive and sold-out rewards come last. */
export function shelvesOf(rewards: readonly ShopReward[]): Shelf[] {
  return TIERS.map((tier) => ({
    tier,
    rewards: rewards
      .filter((reward) => shelfFor(reward.starCost) === tier)
      .toSorted((a, b) => Number(isRewardAvailable(b)) - Number(isRewardAvailable(a))),
  })).filter((shelf) => shelf.rewards.length > 0);
}

export function promisedOf(redemptions: readonly RewardRedemption[]): RewardRedemption[] {
  return redemptions
    .filter(({ status, deliveredAt }) => status === 'approved' && deliveredAt === null)
    .toSorted((a, b) => (b.reviewedAt ?? '').localeCompare(a.reviewedAt ?? ''));
}

export function waitingOf(redemptions: readonly RewardRedemption[]): RewardRedemption[] {
  return redemptions
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt));
}
