import { describe, expect, it } from 'vitest';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { Reward } from '@shared/contracts/rewards';
import { redemptionOf, testReward } from './testing/rewards';
import { promisedOf, rewardState, shelvesOf, type RewardState, type ShopReward } from './reward-state';
import { withAgainOn } from '@/features/shop/shop-place';

const reward = testReward();
const asked = (status: RewardRedemption['status'], parentNotes: string | null = null): RewardRedemption =>
  redemptionOf(reward, { status, parentNotes });

const today = '2029-03-02';
const at = (shown: ShopReward, free: number, redemptions: readonly RewardRedemption[] = []) =>
  rewardState(shown, { free, redemptions, today });

it('computes when a limit resets from requests that were not rejected', () => {
  const days = { today, dayOf: (timestamp: string) => timestamp.slice(0, 10), weekStart: 1 };
  const weekly: Reward = { ...reward, limit: { times: 1, per: 'week' } };
  const againOn = (...redemptions: RewardRedemption[]) =>
    withAgainOn(weekly, redemptions, days).availableAgainOn;
  expect(againOn(asked('approved'))).toBe('2029-03-05');
  expect(againOn(asked('rejected'))).toBeNull();
  expect(againOn({ ...asked('approved'), rewardId: 'r2' })).toBeNull();
  expect(withAgainOn(reward, [asked('approved')], days).availableAgainOn).toBeNull();
});

describe('rewardState', () => {
  it.each<[RewardState['state'], ShopReward, number, RewardRedemption[]]>([
    ['affordable', reward, 25, []],
    ['unaffordable', reward, 24, []],
    ['waiting', reward, 0, [asked('pending')]],
    ['sold-out', { ...reward, maxRedemptions: 1, currentRedemptions: 1 }, 25, []],
    ['inactive', { ...reward, isActive: false }, 25, []],
    ['affordable', reward, 25, [asked('approved')]],
    ['limited', { ...reward, availableAgainOn: '2029-03-05' }, 25, []],
    ['limited', { ...reward, availableAgainOn: '2029-03-05' }, 0, []],
    [
      'sold-out',
      { ...reward, availableAgainOn: '2029-03-05', maxRedemptions: 1, currentRedemptions: 1 },
      0,
      [],
    ],
    // The day has come without a refetch.
    ['affordable', { ...reward, availableAgainOn: today }, 25, []],
  ])('is %s', (state, shown, free, redemptions) => {
    expect(at(shown, free, redemptions)).toMatchObject({ state, declinedNote: null });
  });

  it('includes the pending request and the day it is available again', () => {
    expect(at(reward, 25, [asked('pending')]).redemption?.id).toBe('q1');
    expect(at({ ...reward, availableAgainOn: '2029-03-05' }, 25).againOn).toBe('2029-03-05');
  });

  it('keeps a limit while the date is unknown', () => {
    const limited = { ...reward, availableAgainOn: today };
    expect(rewardState(limited, { free: 25, redemptions: [], today: null }).state).toBe('limited');
  });

  it('includes the note of a rejected request', () => {
    expect(at(reward, 25, [asked('rejected', 'On Sunday!')])).toMatchObject({
      state: 'affordable',
      declinedNote: 'On Sunday!',
    });
  });
});

describe('promised rewards', () => {
  it('are approved but not delivered, newest first', () => {
    const promised = (id: string, reviewedAt: string) => ({ ...asked('approved'), id, reviewedAt });
    const handedOver = {
      ...promised('given', '2029-03-01T12:00:00.000Z'),
      deliveredAt: '2029-03-02T12:00:00.000Z',
    };
    const all = [
      promised('old', '2029-01-01T12:00:00.000Z'),
      handedOver,
      asked('pending'),
      promised('new', '2029-03-01T12:00:00.000Z'),
    ];
    expect(promisedOf(all).map(({ id }) => id)).toEqual(['new', 'old']);
  });
});

describe('the shelves', () => {
  it('group rewards by price and omit empty shelves', () => {
    const rewards = [10, 11, 50, 51].map((starCost) => ({ ...reward, id: String(starCost), starCost }));
    expect(shelvesOf(rewards).map((shelf) => [shelf.tier, shelf.rewards.map(({ id }) => id)])).toEqual([
      ['small', ['10']],
      ['medium', ['11', '50']],
      ['big', ['51']],
    ]);
    expect(shelvesOf([reward]).map(({ tier }) => tier)).toEqual(['medium']);
  });

  it('put sold-out and inactive rewards last', () => {
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
