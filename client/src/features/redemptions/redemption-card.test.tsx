import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { renderInApp } from '../../../../tests/support/client';
import { RedemptionCard } from './redemption-card';

function request(totalStars: number): RewardRedemption {
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

const approve = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Approve/ });

describe('a reward request', () => {
  it("can't be approved while stars are missing, and shows how many", () => {
    renderInApp(<RedemptionCard redemption={request(12)} />);
    expect(approve().disabled).toBe(true);
    expect(screen.getByText('Has 12, needs 13 more')).toBeTruthy();
  });

  it('can be rejected anyway', () => {
    renderInApp(<RedemptionCard redemption={request(12)} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Reject/ }).disabled).toBe(false);
  });

  it('can be approved with exactly enough stars, and shows the rest', () => {
    renderInApp(<RedemptionCard redemption={request(25)} />);
    expect(approve().disabled).toBe(false);
    expect(screen.getByText('Has 25, keeps 0')).toBeTruthy();
  });
});
