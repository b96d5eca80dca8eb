import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chorePath, usualDayOf, wayTo } from './chore-path';

const paying = (...stars: number[]) => stars.map((starReward) => ({ starReward }));
const starsOf = (path: ReturnType<typeof chorePath>) => path?.shown.map(({ starReward }) => starReward);

describe('chorePath', () => {
  it.each<[missing: number, stars: number[], shown: number[], count: number]>([
    [30, [4, 8, 5, 13, 12], [5, 12, 13], 3],
    [13, [4, 8, 5, 13], [13], 1],
    [3, [4, 8, 5, 13], [4], 1],
    [30, [4, 8, 5, 13], [4, 5, 8, 13], 4],
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

describe('wayTo', () => {
  it.each([
    [13, 8, { kind: 'eggs', chores: paying(5, 8) }],
    [25, 8, { kind: 'eggs', chores: paying(5, 8, 5, 8) }],
    [49, 8, { kind: 'nests', count: 7 }],
    [80, 8, { kind: 'nests', count: 10 }],
    [81, 8, { kind: 'mountain' }],
    [49, 0, { kind: 'mountain' }],
  ])('for %i missing stars and %i on a usual day', (missing, usualDay, way) => {
    expect(wayTo(missing, paying(8, 5), usualDay)).toEqual(way);
  });

  it('without chores counts the days', () => {
    expect(wayTo(9, [], 8)).toEqual({ kind: 'nests', count: 2 });
  });
});

describe('usualDayOf', () => {
  it.each([
    [[], 12, 12],
    [[5], 12, 5],
    [[20, 4, 8], 12, 8],
    [[4, 20, 9, 6], 12, 8],
  ])('of the days %j and %i stars today', (starDays, today, usual) => {
    expect(usualDayOf(starDays, today)).toBe(usual);
  });

  it('is not changed by one extraordinary day', () => {
    const days = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 3, maxLength: 14 });
    fc.assert(
      fc.property(days, fc.integer({ min: 100, max: 1000 }), (starDays, extraordinary) => {
        expect(usualDayOf([...starDays, extraordinary], 0)).toBeLessThanOrEqual(Math.max(...starDays));
      }),
    );
  });
});
