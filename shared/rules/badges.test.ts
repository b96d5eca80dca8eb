import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BADGES, badgesCrossed } from './badges';

const stars = fc.nat(2000);

describe('BADGES', () => {
  it('are ten, with their lifetime stars', () => {
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

  it('are numbered in order and each has an id of its own', () => {
    expect(BADGES.map((badge) => badge.level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(BADGES.map((badge) => badge.id)).size).toBe(10);
  });
});

describe('badgesCrossed', () => {
  it('gives the badge whose requirement is exactly reached', () => {
    expect(badgesCrossed(14, 15).map((badge) => badge.name)).toEqual(['Bright Spark']);
  });

  it('gives nothing between two requirements, or when nothing was earned', () => {
    expect(badgesCrossed(15, 39)).toEqual([]);
    expect(badgesCrossed(15, 15)).toEqual([]);
  });

  it('gives every badge that one big step crosses, lowest first', () => {
    expect(badgesCrossed(0, 100).map((badge) => badge.level)).toEqual([1, 2, 3, 4]);
  });

  it('gives each badge once, however the stars are cut into steps', () => {
    fc.assert(
      fc.property(fc.array(stars, { maxLength: 10 }), (steps) => {
        let total = 0;
        const given = steps.flatMap((step) => badgesCrossed(total, (total += step)));
        expect(given).toEqual(badgesCrossed(0, total));
      }),
    );
  });
});
