import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chorePath } from './chore-path';

const paying = (...stars: number[]) => stars.map((starReward) => ({ starReward }));
const starsOf = (path: ReturnType<typeof chorePath>) => path?.shown.map(({ starReward }) => starReward);

describe('chorePath', () => {
  it.each<[missing: number, stars: number[], shown: number[], count: number]>([
    // The last chore is the smallest that suffices.
    [30, [4, 8, 5, 13, 12], [5, 12, 13], 3],
    [13, [4, 8, 5, 13], [13], 1],
    [3, [4, 8, 5, 13], [4], 1],
    [30, [4, 8, 5, 13], [4, 5, 8, 13], 4],
    // Each chore is used once before any is repeated.
    [12, [5], [5], 3],
    [50, [1, 2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7], 11],
  ])('for %i missing stars and chores of %j', (missing, stars, shown, count) => {
    const path = chorePath(missing, paying(...stars), 5);
    expect([starsOf(path), path?.count]).toEqual([shown, count]);
  });

  it('is null without chores or if nothing is missing', () => {
    expect(chorePath(5, [], 5)).toBeNull();
    expect(chorePath(0, paying(3), 5)).toBeNull();
  });

  it('always reaches the price, and would not with one chore less', () => {
    const anyStars = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyStars, fc.integer({ min: 1, max: 400 }), (stars, missing) => {
        const path = chorePath(missing, paying(...stars), Infinity);
        const largestFirst = stars.toSorted((a, b) => b - a);
        const most = (count: number) =>
          Array.from({ length: count }, (_, nth) => largestFirst[nth % stars.length] ?? 0).reduce(
            (sum, one) => sum + one,
            0,
          );
        expect(most(path?.count ?? 0)).toBeGreaterThanOrEqual(missing);
        expect(most((path?.count ?? 0) - 1)).toBeLessThan(missing);
      }),
    );
  });
});
