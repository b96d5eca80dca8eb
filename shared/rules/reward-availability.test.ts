import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeStars, isRewardAvailable, rewardObstacle } from './reward-availability';

const reward = { isActive: true, maxRedemptions: null, currentRedemptions: 0, starCost: 10 };

describe('isRewardAvailable', () => {
  it('is true for an active reward without a limit', () => {
    expect(isRewardAvailable({ ...reward, currentRedemptions: 1_000_000 })).toBe(true);
  });

  it('is true until the last redemption and then false', () => {
    expect(isRewardAvailable({ ...reward, maxRedemptions: 3, currentRedemptions: 2 })).toBe(true);
    expect(isRewardAvailable({ ...reward, maxRedemptions: 3, currentRedemptions: 3 })).toBe(false);
  });

  it('is false if the limit was lowered below the redemptions', () => {
    expect(isRewardAvailable({ ...reward, maxRedemptions: 1, currentRedemptions: 3 })).toBe(false);
  });

  it('is false for an inactive reward', () => {
    expect(isRewardAvailable({ ...reward, isActive: false })).toBe(false);
  });
});

describe('rewardObstacle', () => {
  it('is null with exactly enough stars', () => {
    expect(rewardObstacle(reward, 10)).toBeNull();
  });

  it('is not_enough_stars if one star is missing', () => {
    expect(rewardObstacle(reward, 9)).toBe('not_enough_stars');
  });

  it("reports the reward's state before the price", () => {
    expect(rewardObstacle({ ...reward, isActive: false, maxRedemptions: 1, currentRedemptions: 1 }, 0)).toBe(
      'inactive',
    );
    expect(rewardObstacle({ ...reward, maxRedemptions: 1, currentRedemptions: 1 }, 0)).toBe('sold_out');
  });

  it('is null exactly when the reward is available and affordable', () => {
    const rewards = fc.record({
      isActive: fc.boolean(),
      maxRedemptions: fc.option(fc.integer({ min: 1, max: 5 })),
      currentRedemptions: fc.nat(6),
      starCost: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(rewards, fc.nat(25), (some, stars) => {
        expect(rewardObstacle(some, stars) === null).toBe(isRewardAvailable(some) && stars >= some.starCost);
      }),
    );
  });
});

describe('freeStars', () => {
  it.each([
    [20, 8, 12],
    [20, 0, 20],
    [20, 20, 0],
    // Held stars don't block requests.
    [20, 35, 0],
  ])('of %i stars with %i held is %i', (totalStars, heldStars, free) => {
    expect(freeStars({ totalStars, heldStars })).toBe(free);
  });
});
