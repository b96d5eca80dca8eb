import { TIERS, type Tier } from '@shared/constants';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { KidReward, Reward } from '@shared/contracts/rewards';
import { isRewardAvailable, rewardObstacle } from '@shared/rules/availability';
import type { CalendarDate } from '@shared/rules/calendar';
import { shelfFor } from '@shared/rules/tiers';

/** A reward as the shop shows it. The kid is told when a limit lets it ask again; for a grown-up who looks on it is worked out. */
export type ShopReward = Reward & Partial<Pick<KidReward, 'availableAgainOn'>>;

export interface RewardState {
  state: 'affordable' | 'unaffordable' | 'waiting' | 'limited' | 'sold-out' | 'inactive';
  /** What a grown-up said when it was last rejected; '' when they said nothing, null when it was not. */
  note: string | null;
  /** The request that waits; null unless it is `waiting`. */
  redemption: RewardRedemption | null;
  /** The day on which it may be asked for again; null unless it is `limited`. */
  againOn: CalendarDate | null;
}

/** What decides where a reward stands for a kid. */
export interface ShopAtHand {
  /** The stars the kid may still promise. */
  free: number;
  /** The kid's own: pending first, then newest first. */
  redemptions: readonly RewardRedemption[];
  /** The family's date; null until it is known. */
  today: CalendarDate | null;
}

/** Where a reward stands for a kid. A limit opens by itself on its day, before the server is read again. */
export function rewardState(reward: ShopReward, { free, redemptions, today }: ShopAtHand): RewardState {
  const nothing = { note: null, redemption: null, againOn: null };
  const latest = redemptions.find(({ rewardId }) => rewardId === reward.id);
  if (latest?.status === 'pending') return { ...nothing, state: 'waiting', redemption: latest };
  const note = latest?.status === 'rejected' ? (latest.parentNotes ?? '') : null;
  const obstacle = rewardObstacle(reward, free);
  if (obstacle === 'inactive') return { ...nothing, state: 'inactive' };
  if (obstacle === 'sold_out') return { ...nothing, state: 'sold-out' };
  const againOn = reward.availableAgainOn ?? null;
  if (againOn !== null && (today === null || today < againOn))
    return { ...nothing, state: 'limited', againOn };
  return { ...nothing, note, state: obstacle === 'not_enough_stars' ? 'unaffordable' : 'affordable' };
}

export interface Shelf {
  tier: Tier;
  rewards: ShopReward[];
}

/** The shop's shelves by cost, those that hold something; what is inactive or sold out stands last on its shelf. */
export function shelvesOf(rewards: readonly ShopReward[]): Shelf[] {
  return TIERS.map((tier) => ({
    tier,
    rewards: rewards
      .filter((reward) => shelfFor(reward.starCost) === tier)
      .toSorted((a, b) => Number(isRewardAvailable(b)) - Number(isRewardAvailable(a))),
  })).filter((shelf) => shelf.rewards.length > 0);
}

/** What was approved and not yet handed over, the newest promise first. */
export function promisedOf(redemptions: readonly RewardRedemption[]): RewardRedemption[] {
  return redemptions
    .filter(({ status, deliveredAt }) => status === 'approved' && deliveredAt === null)
    .toSorted((a, b) => (b.reviewedAt ?? '').localeCompare(a.reviewedAt ?? ''));
}

/** The requests that hold stars, the oldest first. */
export function waitingOf(redemptions: readonly RewardRedemption[]): RewardRedemption[] {
  return redemptions
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt));
}
