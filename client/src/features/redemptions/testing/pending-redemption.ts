import type { RewardRedemption } from '@shared/contracts/redemptions';

export function pendingRedemption(totalStars: number): RewardRedemption {
  const createdAt = '2026-03-01T10:00:00.000Z';
  return {
    id: 'r1',
    kidId: 'leo',
    rewardId: 'w1',
    kid: {
      id: 'leo',
      name: 'Leo',
      friend: null,
      avatarColor: '#5BB8F5',
      totalStars,
      currentLevel: 2,
      level: 2,
    },
    reward: {
      id: 'w1',
      name: 'Movie night',
      description: null,
      imageUrl: null,
      iconName: null,
      starCost: 25,
      tier: 'medium',
      isMystery: false,
      isActive: true,
      maxRedemptions: null,
      currentRedemptions: 0,
      kidIds: [],
      limit: null,
      createdAt,
    },
    requestedAt: createdAt,
    reviewedAt: null,
    starsSpent: 25,
    requestNotes: null,
    status: 'pending',
    parentNotes: null,
    reviewedBy: null,
    deliveredAt: null,
  };
}
