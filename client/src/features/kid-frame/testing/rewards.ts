import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { Reward } from '@shared/contracts/rewards';

export const testReward = (changes: Partial<Reward> = {}): Reward => ({
  id: 'r1',
  name: 'Movie night',
  description: null,
  imageUrl: null,
  iconName: null,
  starCost: 25,
  tier: 'small',
  isMystery: false,
  isActive: true,
  maxRedemptions: null,
  currentRedemptions: 0,
  kidIds: [],
  limit: null,
  createdAt: '2029-01-01T00:00:00.000Z',
  ...changes,
});

export const redemptionOf = (reward: Reward, changes: Partial<RewardRedemption> = {}): RewardRedemption => ({
  id: 'q1',
  kidId: 'k1',
  rewardId: reward.id,
  kid: {
    id: 'k1',
    name: 'Mia',
    friend: null,
    avatarColor: '#FF8FC0',
    totalStars: 20,
    currentLevel: 3,
    level: 3,
  },
  reward,
  requestedAt: '2029-03-01T08:00:00.000Z',
  reviewedAt: null,
  starsSpent: reward.starCost,
  requestNotes: null,
  status: 'pending',
  parentNotes: null,
  reviewedBy: null,
  deliveredAt: null,
  ...changes,
});
