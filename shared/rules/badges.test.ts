import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BADGES, badgesCrossed } from './badges';

const stars = fc.nat(2000);

describe('BADGES', () => {
  it('are ten with their required lifetime stars', () => {
    expect(BADGES.map((badge) => [badge.name, badge.starRequirement])).toEqual([
      ['Star Starter', 1],
      ['Bright Spark', 15],
      ['Nest Builder', 40],
      ['Moon Hopper', 80],
      ['Comet Chaser', 140],
      ['Cloud Captain', 220],
      ['Rainbow Ranger', 330],
      ['Planet Pilot', 480],
      ['Galaxy Hero', 700],
      ['Legend', 1000],
    ]);
  });

  it('are numbered in order and have unique ids', () => {
    expect(BADGES.map((badge) => badge.level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(BADGES.map((badge) => badge.id)).size).toBe(10);
  });
});

describe('badgesCrossed', () => {
  it('returns the badge whose requirement is reached exactly', () => {
    expect(badgesCrossed(14, 15).map((badge) => badge.name)).toEqual(['Bright Spark']);
  });

  it('returns nothing between two requirements or without new stars', () => {
    expect(badgesCrossed(15, 39)).toEqual([]);
    expect(badgesCrossed(15, 15)).toEqual([]);
  });

  it('returns all badges crossed in one step, lowest first', () => {
    expect(badgesCrossed(0, 100).map((badge) => badge.level)).toEqual([1, 2, 3, 4]);
  });

  it('returns each badge once for any sequence of steps', () => {
    fc.assert(
      fc.property(fc.array(stars, { maxLength: 10 }), (steps) => {
        let total = 0;
        const given = steps.flatMap((step) => badgesCrossed(total, (total += step)));
        expect(given).toEqual(badgesCrossed(0, total));
      }),
    );
  });
});
