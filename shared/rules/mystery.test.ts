import { describe, expect, it } from 'vitest';
import type { RewardRedemption } from '../contracts/redemptions';
import type { Reward } from '../contracts/rewards';
import { asKidSeesRedemption, asKidSeesReward } from './mystery';

const at = '2026-03-01T08:00:00.000Z';
const plain: Reward = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'A puppy',
  description: 'Brown, with long ears',
  imageUrl: '/objects/uploads/puppy.png',
  iconName: 'zoo-elephant',
  starCost: 90,
  tier: 'big',
  isMystery: false,
  isActive: true,
  maxRedemptions: 1,
  currentRedemptions: 0,
  kidIds: [],
  limit: null,
  createdAt: at,
};
const mystery: Reward = { ...plain, isMystery: true };

function redemptionOf(reward: Reward, status: RewardRedemption['status']): RewardRedemption {
  const kidId = '01900000-0000-7000-8000-000000000002';
  const kid = {
    id: kidId,
    name: 'Mia',
    avatarColor: '#FF6B6B',
    friend: null,
    totalStars: 95,
    currentLevel: 10,
    level: 10,
  };
  return {
    id: '01900000-0000-7000-8000-000000000003',
    kidId,
    rewardId: reward.id,
    kid,
    reward,
    requestedAt: at,
    reviewedAt: status === 'pending' ? null : at,
    starsSpent: 90,
    requestNotes: null,
    status,
    parentNotes: null,
    reviewedBy: null,
    deliveredAt: null,
  };
}

describe('asKidSeesReward', () => {
  it('returns an ordinary reward unchanged', () => {
    expect(asKidSeesReward(plain)).toEqual(plain);
  });

  it('hides only the name, description, image and icon of a mystery', () => {
    expect(asKidSeesReward(mystery)).toEqual({
      ...mystery,
      name: 'Mystery Reward!',
      description: null,
      imageUrl: null,
      iconName: null,
    });
  });

  it('hides every text of a mystery that an adult writes', () => {
    const texts = Object.entries(mystery).filter(([, value]) => typeof value === 'string');
    const shown = texts.filter(([field, value]) => value === asKidSeesReward(mystery)[field as keyof Reward]);
    expect(shown.map(([field]) => field)).toEqual(['id', 'tier', 'createdAt']);
  });

  it('does not modify its argument', () => {
    asKidSeesReward(mystery);
    expect(mystery.name).toBe('A puppy');
  });
});

describe('asKidSeesRedemption', () => {
  it.each(['pending', 'rejected'] as const)('hides a mystery while it is %s', (status) => {
    const seen = asKidSeesRedemption(redemptionOf(mystery, status));
    expect(JSON.stringify(seen)).not.toMatch(/puppy|Brown|elephant/);
    expect(seen).toEqual({ ...redemptionOf(mystery, status), reward: asKidSeesReward(mystery) });
  });

  it('reveals an approved mystery', () => {
    const approved = redemptionOf(mystery, 'approved');
    expect(asKidSeesRedemption(approved)).toEqual(approved);
  });

  it('returns a redemption of an ordinary reward unchanged', () => {
    const pending = redemptionOf(plain, 'pending');
    expect(asKidSeesRedemption(pending)).toEqual(pending);
  });
});
