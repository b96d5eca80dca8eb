import { describe, expect, it } from 'vitest';
import { shelfFor, suggestTier, tierLabel } from './tiers';

describe('suggestTier', () => {
  it.each([
    [1, 'small'],
    [10, 'small'],
    [11, 'medium'],
    [25, 'medium'],
    [26, 'big'],
    [100_000, 'big'],
  ])('for %i stars suggests %s', (cost, tier) => {
    expect(suggestTier(cost)).toBe(tier);
  });
});

describe('shelfFor', () => {
  it.each([
    [1, 'small'],
    [10, 'small'],
    [11, 'medium'],
    [50, 'medium'],
    [51, 'big'],
    [100_000, 'big'],
  ])('for %i stars is %s', (cost, shelf) => {
    expect(shelfFor(cost)).toBe(shelf);
  });
});

describe('tierLabel', () => {
  it('returns small and big unchanged and medium for everything else', () => {
    expect(['small', 'medium', 'big', 'huge', ''].map(tierLabel)).toEqual([
      'small',
      'medium',
      'big',
      'medium',
      'medium',
    ]);
  });
});
