import { describe, expect, it } from 'vitest';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { Reward } from '@shared/contracts/rewards';
import { rewardState, shelvesOf } from './reward-state';

const reward: Reward = {
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
};

const asked = (status: RewardRedemption['status'], parentNotes: string | null = null): RewardRedemption => ({
  id: 'q1',
  kidId: 'mia',
  rewardId: 'r1',
  kid: {
    id: 'mia',
    name: 'Mia',
    friend: null,
    avatarColor: '#FF8FC0',
    totalStars: 0,
    currentLevel: 1,
    level: 1,
  },
  reward,
  requestedAt: '2029-03-01T08:00:00.000Z',
  reviewedAt: null,
  starsSpent: 25,
  requestNotes: null,
  status,
  parentNotes,
  reviewedBy: null,
  deliveredAt: null,
});

describe('where a reward stands', () => {
  it.each([
    ['affordable', reward, 25, []],
    ['unaffordable', reward, 24, []],
    ['waiting', reward, 25, [asked('pending')]],
    ['sold-out', { ...reward, maxRedemptions: 1, currentRedemptions: 1 }, 25, []],
    ['inactive', { ...reward, isActive: false }, 25, []],
    ['affordable', reward, 25, [asked('approved')]],
  ])('is %s', (state, shown, stars, redemptions) => {
    expect(rewardState(shown, stars, redemptions)).toEqual({ state, note: null });
  });

  it('tells what a grown-up said when it was turned down', () => {
    expect(rewardState(reward, 25, [asked('rejected', 'On Sunday!')])).toEqual({
      state: 'affordable',
      note: 'On Sunday!',
    });
  });
});

describe('the shelves', () => {
  it('hold rewards by cost alone, and only those with something on them', () => {
    const rewards = [10, 11, 50, 51].map((starCost) => ({ ...reward, id: String(starCost), starCost }));
    expect(shelvesOf(rewards).map((shelf) => [shelf.tier, shelf.rewards.map(({ id }) => id)])).toEqual([
      ['small', ['10']],
      ['medium', ['11', '50']],
      ['big', ['51']],
    ]);
    expect(shelvesOf([reward]).map(({ tier }) => tier)).toEqual(['medium']);
  });

  it('keep what cannot be had for the end, sold out or inactive', () => {
    const rewards = [
      { ...reward, id: 'sold out', maxRedemptions: 1, currentRedemptions: 1 },
      { ...reward, id: 'inactive', isActive: false },
      { ...reward, id: 'left', maxRedemptions: 2, currentRedemptions: 1 },
      { ...reward, id: 'unlimited' },
    ];
    expect(shelvesOf(rewards)[0]?.rewards.map(({ id }) => id)).toEqual([
      'left',
      'unlimited',
      'sold out',
      'inactive',
    ]);
  });
});
