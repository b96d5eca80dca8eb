import { describe, expect, it } from 'vitest';
import type { ApprovedRedemption } from '@shared/contracts/redemptions';
import { BADGES } from '@shared/rules/badges';
import { celebrationId, nextCelebration } from './celebration-queue';

const approval = (id: string, reviewedAt: string): ApprovedRedemption => ({
  id,
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
  reward: {
    id: 'r1',
    name: 'Movie night',
    description: null,
    imageUrl: null,
    iconName: null,
    starCost: 25,
    tier: 'medium',
    isMystery: false,
    isActive: true,
    maxRedemptions: null,
    currentRedemptions: 1,
    kidIds: [],
    limit: null,
    createdAt: '2029-01-01T00:00:00.000Z',
  },
  requestedAt: '2029-01-01T00:00:00.000Z',
  reviewedAt,
  starsSpent: 25,
  requestNotes: null,
  status: 'approved',
  parentNotes: null,
  reviewedBy: null,
  deliveredAt: null,
  newStars: 13,
});

const first = approval('first', '2029-03-01T08:00:00.000Z');
const second = approval('second', '2029-03-01T09:00:00.000Z');
const [starter, spark] = BADGES.slice(0, 2);
const still = { flying: false, badges: [], approved: [], closed: [], open: null };
const idOf = (state: Parameters<typeof nextCelebration>[0]) => {
  const next = nextCelebration(state);
  return next && celebrationId(next);
};

describe('the queue of celebrations', () => {
  it('is empty when there is nothing to celebrate', () => {
    expect(nextCelebration(still)).toBeNull();
  });

  it('begins nothing while stars are in the air', () => {
    expect(nextCelebration({ ...still, approved: [first], flying: true })).toBeNull();
  });

  it('keeps what is open, whatever comes meanwhile', () => {
    if (!starter) throw new Error('no badges');
    const state = { ...still, approved: [first], badges: [starter], flying: true, open: 'reward first' };
    expect(idOf(state)).toBe('reward first');
  });

  it('shows badges before rewards, lowest first', () => {
    if (!starter || !spark) throw new Error('no badges');
    expect(idOf({ ...still, badges: [starter, spark], approved: [first] })).toBe('badge star-starter');
    expect(idOf({ ...still, badges: [spark], approved: [first] })).toBe('badge bright-spark');
    expect(idOf({ ...still, approved: [first] })).toBe('reward first');
  });

  it('shows rewards one after another, in the order of their approval, and closed ones never again', () => {
    const approved = [second, first];
    expect(idOf({ ...still, approved })).toBe('reward first');
    expect(idOf({ ...still, approved, closed: ['first'], open: 'reward first' })).toBe('reward second');
    expect(idOf({ ...still, approved, closed: ['first', 'second'] })).toBeNull();
  });
});
