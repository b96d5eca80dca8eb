import { rewardObstacle } from '@shared/rules/availability';
import type { rewardRedemptions, rewards } from '@shared/tables/index';
import { newId } from '../lib/ids';
import type { HouseholdKid } from './household';
import type { Life } from './life';
import { REQUEST_NOTES, REWARD_APPROVALS, REWARD_REJECTIONS } from './sayings';

type Redemption = typeof rewardRedemptions.$inferInsert;
type Reward = typeof rewards.$inferSelect;

const SHOWN_AFTER_MS = 3 * 3_600_000;

/** Kids ask for rewards, and a parent says yes or no. Counts the approved ones on the rewards themselves. */
export class RewardLife {
  readonly redemptions: Redemption[] = [];
  readonly #waiting = new Set<string>();
  readonly #life: Life;
  readonly #rewards: Reward[];

  constructor(life: Life, rewardsOfFamily: Reward[]) {
    this.#life = life;
    this.#rewards = rewardsOfFamily;
  }

  /** What the kid could ask for while keeping `keeps` stars. Nothing while another wish is waiting. */
  wishes({ id }: HouseholdKid, keeps: number): Reward[] {
    if (this.#waiting.has(id)) return [];
    const stars = this.#life.book.sumsOf(id).totalStars - keeps;
    return this.#rewards.filter((reward) => rewardObstacle(reward, stars) === null);
  }

  /** The kid asks for a reward of their `wishes`; without `reviewAt` nobody has looked at it yet. */
  request(kid: HouseholdKid, reward: Reward, at: number, reviewAt?: number): void {
    const { random, agenda } = this.#life;
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
    agenda.add(reviewAt, (reviewedAt) => {
      this.#waiting.delete(kid.id);
      this.#review(redemption, reward, new Date(reviewedAt));
    });
  }

  #review(redemption: Redemption, reward: Reward, at: Date): void {
    const { random, book } = this.#life;
    const { id: redemptionId, kidId, starsSpent, rewardName } = redemption;
    redemption.reviewedAt = at;
    redemption.reviewedBy = this.#life.parentId;
    const possible = rewardObstacle(reward, book.sumsOf(kidId).totalStars) === null;
    if (!possible || random.chance(0.12)) {
      redemption.status = 'rejected';
      redemption.parentNotes = random.pick(REWARD_REJECTIONS);
      return;
    }
    redemption.status = 'approved';
    if (random.chance(0.4)) redemption.parentNotes = random.pick(REWARD_APPROVALS);
    redemption.newStars = book.post({ kidId, amount: -starsSpent, cause: { redemptionId }, at });
    redemption.shownAt = new Date(at.getTime() + SHOWN_AFTER_MS);
    reward.currentRedemptions += 1;
    this.#life.note(kidId, 'reward_redeemed', at, { rewardName, starsSpent }, { redemptionId });
  }
}
