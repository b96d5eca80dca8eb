import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelFor, shownLevel, starsIntoLevel } from './levels';

describe('levelFor', () => {
  it.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [19, 2],
    [20, 3],
    [1000, 101],
  ])('puts a kid with %i lifetime stars on level %i', (stars, level) => {
    expect(levelFor(stars)).toBe(level);
  });

  it('never decreases with more stars and rises one level at a time', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (stars) => {
        const step = levelFor(stars + 1) - levelFor(stars);
        expect(step === 0 || step === 1).toBe(true);
      }),
    );
  });
});

describe('shownLevel', () => {
  it("is the kid's own level, or computed from the balance if missing", () => {
    expect(shownLevel({ currentLevel: 7, totalStars: 12 })).toBe(7);
    expect(shownLevel({ totalStars: 12 })).toBe(2);
    expect(shownLevel({ currentLevel: null, totalStars: 9 })).toBe(1);
  });
});

describe('starsIntoLevel', () => {
  it('counts the stars since the level started', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (stars) => {
        expect((levelFor(stars) - 1) * 10 + starsIntoLevel(stars)).toBe(stars);
      }),
    );
  });

  it('is zero at the start of a level and at most nine', () => {
    expect(starsIntoLevel(0)).toBe(0);
    expect(starsIntoLevel(19)).toBe(9);
    expect(starsIntoLevel(20)).toBe(0);
  });
});
