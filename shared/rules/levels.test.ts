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

  it('never falls as stars are earned, and rises one level at a time', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (stars) => {
        const step = levelFor(stars + 1) - levelFor(stars);
        expect(step === 0 || step === 1).toBe(true);
      }),
    );
  });
});

describe('shownLevel', () => {
  it('is the kid’s own level, and by the stars to spend where a record has none', () => {
    expect(shownLevel({ currentLevel: 7, totalStars: 12 })).toBe(7);
    expect(shownLevel({ totalStars: 12 })).toBe(2);
    expect(shownLevel({ currentLevel: null, totalStars: 9 })).toBe(1);
  });
});

describe('starsIntoLevel', () => {
  it('lights the stars earned since the level began', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (stars) => {
        expect((levelFor(stars) - 1) * 10 + starsIntoLevel(stars)).toBe(stars);
      }),
    );
  });

  it('lights none at the very beginning of a level, and at most nine', () => {
    expect(starsIntoLevel(0)).toBe(0);
    expect(starsIntoLevel(19)).toBe(9);
    expect(starsIntoLevel(20)).toBe(0);
  });
});
