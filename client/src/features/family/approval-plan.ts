import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { t } from '@/lib/i18n/messages';

export interface PlannedChore {
  submission: ChoreSubmission;
  stars: number;
}

export interface Staying {
  id: string;
  why: string;
}

export interface ApprovalPlan {
  chores: readonly PlannedChore[];
  rewards: readonly RewardRedemption[];
  choresStaying: readonly Staying[];
  rewardsStaying: readonly Staying[];
}

export function starsOf(chores: readonly PlannedChore[]): number {
  return chores.reduce((sum, { stars }) => sum + stars, 0);
}

export function planChores(
  submissions: readonly ChoreSubmission[],
  starsFor: (submission: ChoreSubmission) => number | null,
): Pick<ApprovalPlan, 'chores' | 'choresStaying'> {
  const chores: PlannedChore[] = [];
  const choresStaying: Staying[] = [];
  for (const submission of submissions) {
    const stars = starsFor(submission);
    if (stars === null) {
      const why = t('family.stayNoStars', { chore: submission.chore.name });
      choresStaying.push({ id: submission.id, why });
    } else chores.push({ submission, stars });
  }
  return { chores, choresStaying };
}

/**
 * Returns the affordable requests, oldest first, each from the remaining balance. `chores` are approved
 * first, so their stars count.
 */
export function planRewards(
  redemptions: readonly RewardRedemption[],
  chores: readonly PlannedChore[],
): Pick<ApprovalPlan, 'rewards' | 'rewardsStaying'> {
  const earned = new Map<string, number>();
  for (const { submission, stars } of chores) {
    earned.set(submission.kidId, (earned.get(submission.kidId) ?? 0) + stars);
  }
  const spent = new Map<string, number>();
  const given = new Map<string, number>();
  const rewards: RewardRedemption[] = [];
  const rewardsStaying: Staying[] = [];
  for (const redemption of redemptions) {
    const { id, kid, kidId, reward, rewardId, starsSpent } = redemption;
    const left = kid.totalStars + (earned.get(kidId) ?? 0) - (spent.get(kidId) ?? 0) - starsSpent;
    const used = reward.currentRedemptions + (given.get(rewardId) ?? 0);
    if (reward.maxRedemptions !== null && used >= reward.maxRedemptions) {
      rewardsStaying.push({ id, why: t('family.staySoldOut', { reward: reward.name, kid: kid.name }) });
    } else if (left < 0) {
      const why = t('family.stayShort', { reward: reward.name, kid: kid.name, stars: -left });
      rewardsStaying.push({ id, why });
    } else {
      rewards.push(redemption);
      spent.set(kidId, (spent.get(kidId) ?? 0) + starsSpent);
      given.set(rewardId, (given.get(rewardId) ?? 0) + 1);
    }
  }
  return { rewards, rewardsStaying };
}
