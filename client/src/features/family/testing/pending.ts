import type { RewardRedemption } from '@shared/contracts/redemptions';
import { UNSCHEDULED } from '@shared/rules/schedule';
import type { ChoreSubmission } from '@shared/contracts/submissions';

const at = '2026-03-01T10:00:00.000Z';

function kidOf(name: string, totalStars: number) {
  return { id: name, name, avatarColor: '#FF8FC0', friend: null, totalStars, currentLevel: 1, level: 1 };
}

export function pendingSubmission(
  id: string,
  {
    chore = 'Wash the dishes',
    stars = 5,
    kid = 'Mia',
  }: { chore?: string; stars?: number; kid?: string | undefined } = {},
): ChoreSubmission {
  return {
    id,
    kidId: kid,
    choreId: `chore-${id}`,
    kid: kidOf(kid, 0),
    chore: {
      id: `chore-${id}`,
      name: chore,
      description: null,
      imageUrl: null,
      iconName: null,
      starReward: stars,
      category: 'general',
      difficulty: 'medium',
      isActive: true,
      ...UNSCHEDULED,
      createdAt: at,
    },
    submittedAt: at,
    submissionNotes: null,
    status: 'pending',
    parentNotes: null,
    starsAwarded: null,
    reviewedAt: null,
    dueOn: null,
    handedInOn: '2029-03-01',
    reviewedBy: null,
    auto: false,
    routine: null,
    device: null,
    praise: null,
  };
}

export function pendingRedemption(
  id: string,
  {
    cost,
    has,
    reward = 'Movie night',
    kid = 'Mia',
    max = null,
    used = 0,
  }: {
    cost: number;
    has: number;
    reward?: string;
    kid?: string | undefined;
    max?: number | null;
    used?: number;
  },
): RewardRedemption {
  return {
    id,
    kidId: kid,
    rewardId: `reward-${reward}`,
    kid: kidOf(kid, has),
    reward: {
      id: `reward-${reward}`,
      name: reward,
      description: null,
      imageUrl: null,
      iconName: null,
      starCost: cost,
      tier: 'medium',
      isMystery: false,
      isActive: true,
      maxRedemptions: max,
      currentRedemptions: used,
      kidIds: [],
      limit: null,
      createdAt: at,
    },
    requestedAt: at,
    requestNotes: null,
    starsSpent: cost,
    status: 'pending',
    parentNotes: null,
    reviewedBy: null,
    deliveredAt: null,
    reviewedAt: null,
  };
}
