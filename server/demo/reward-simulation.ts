import { HOUR_MS } from '@shared/constants';
import { isForKid } from '@shared/rules/assignments';
import { rewardObstacle } from '@shared/rules/reward-availability';
import { calendarDateOf } from '@shared/rules/calendar';
import { availableAgainOn } from '@shared/rules/reward-limit';
import type { rewardRedemptions } from '@shared/tables/index';
import { limitOf } from '../features/rewards/rewards.present';
import { newId } from '../lib/ids';
import type { HouseholdKid, HouseholdReward } from './household';
import { WEEK_START } from './chore-simulation';
import type { Simulation } from './simulation';
import { REQUEST_NOTES, REWARD_APPROVALS, REWARD_REJECTIONS } from './phrases';

type Redemption = typeof rewardRedemptions.$inferInsert & { requestedAt: Date };
type Reward = HouseholdReward;

const SHOWN_AFTER_MS = 3 * HOUR_MS;

export class RewardSimulation {
  readonly redemptions: Redemption[] = [];
  readonly #waiting = new Set<string>();
  readonly #simulation: Simulation;
  readonly #rewards: Reward[];

  readonly #timezone: string;

  constructor(simulation: Simulation, rewardsOfFamily: Reward[], timezone: string) {
    this.#timezone = timezone;
    this.#simulation = simulation;
    this.#rewards = rewardsOfFamily;
  }

  /** Rewards that the kid could request while keeping `keeps` stars. Empty while a request is pending. */
  affordable({ id }: HouseholdKid, keeps: number, at: number): Reward[] {
    if (this.#waiting.has(id)) return [];
    const stars = this.#simulation.ledger.sumsOf(id).totalStars - keeps;
    return this.#rewards.filter(
      (reward) =>
        isForKid(reward, id) && rewardObstacle(reward, stars) === null && this.#isWithinLimit(reward, id, at),
    );
  }

  #isWithinLimit(reward: Reward, kidId: string, at: number): boolean {
    const dayOf = (instant: Date) => calendarDateOf(instant, this.#timezone);
    const requestedOn = this.redemptions
      .filter((other) => other.rewardId === reward.id && other.kidId === kidId && other.status !== 'rejected')
      .map(({ requestedAt }) => dayOf(requestedAt));
    return availableAgainOn(limitOf(reward), requestedOn, dayOf(new Date(at)), WEEK_START) === null;
  }

  request(kid: HouseholdKid, reward: Reward, at: number, reviewAt?: number): void {
    const { random, timeline } = this.#simulation;
    this.#waiting.add(kid.id);
    const redemption: Redemption = {
      id: newId(),
      familyId: reward.familyId,
      kidId: kid.id,
      rewardId: reward.id,
      rewardName: reward.name,
      rewardDescription: reward.description,
      rewardImageUrl: reward.imageUrl,
      rewardIconName: reward.iconName,
      rewardIsMystery: reward.isMystery,
      starsSpent: reward.starCost,
      requestNotes: random.chance(0.35) ? random.pick(REQUEST_NOTES) : null,
      requestedAt: new Date(at),
    };
    this.redemptions.push(redemption);
    if (reviewAt === undefined) return;
    timeline.add(reviewAt, (reviewedAt) => {
      this.#waiting.delete(kid.id);
      this.#review(redemption, reward, new Date(reviewedAt));
    });
  }

  #review(redemption: Redemption, reward: Reward, at: Date): void {
    const { random, timeline, ledger } = this.#simulation;
    const { id: redemptionId, kidId, starsSpent, rewardName } = redemption;
    redemption.reviewedAt = at;
    const reviewedBy = this.#simulation.nextReviewer();
    redemption.reviewedBy = reviewedBy;
    const possible = rewardObstacle(reward, ledger.sumsOf(kidId).totalStars) === null;
    if (!possible || random.chance(0.12)) {
      redemption.status = 'rejected';
      redemption.parentNotes = random.pick(REWARD_REJECTIONS);
      return;
    }
    redemption.status = 'approved';
    if (random.chance(0.4)) redemption.parentNotes = random.pick(REWARD_APPROVALS);
    redemption.newStars = ledger.post({
      kidId,
      amount: -starsSpent,
      cause: { redemptionId, isMystery: redemption.rewardIsMystery },
      label: rewardName,
      actorId: reviewedBy,
      at,
    });
    redemption.shownAt = new Date(at.getTime() + SHOWN_AFTER_MS);
    reward.currentRedemptions += 1;
    const handedOver = at.getTime() + random.between(1, 40) * HOUR_MS;
    timeline.add(handedOver, (deliveredAt) => (redemption.deliveredAt = new Date(deliveredAt)));
  }
}
