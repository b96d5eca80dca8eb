import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BADGES } from '@shared/rules/badges';
import { levelFor } from '@shared/rules/levels';
import { kidWeek } from './family-week';

describe('kidWeek', () => {
  it('is empty without ledger entries', () => {
    expect(kidWeek(47)).toEqual({ chores: 0, stars: 0, level: null, badges: [] });
  });

  it('reports the level and badges reached in that week only', () => {
    expect(kidWeek(45, { chores: 3, stars: 30, starsSince: 0 })).toEqual({
      chores: 3,
      stars: 30,
      level: 5,
      badges: ['nest-builder'],
    });
    expect(kidWeek(45, { chores: 3, stars: 20, starsSince: 10 })).toMatchObject({ level: 4, badges: [] });
  });

  it('reports zero stars if more were undone than earned', () => {
    expect(kidWeek(5, { chores: 0, stars: -12, starsSince: 0 })).toEqual({
      chores: 0,
      stars: 0,
      level: null,
      badges: [],
    });
  });

  it('reports each level and badge in exactly one week', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 120 }), { minLength: 1, maxLength: 12 }), (weeks) => {
        const total = weeks.reduce((sum, stars) => sum + stars, 0);
        let before = 0;
        const kidWeeks = weeks.map((stars) => {
          before += stars;
          return kidWeek(total, { chores: 0, stars, starsSince: total - before });
        });
        const reached = BADGES.filter(({ starRequirement }) => starRequirement <= total);
        expect(kidWeeks.flatMap(({ badges }) => badges)).toEqual(reached.map(({ id }) => id));
        expect(kidWeeks.findLast(({ level }) => level !== null)?.level ?? 1).toBe(levelFor(total));
      }),
    );
  });
});
