import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picturePattern } from './fields';

const pictures = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const isPicturePattern = (value: number[]) => picturePattern.safeParse(value).success;

describe('picturePattern', () => {
  it('accepts any four different pictures in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(pictures, { minLength: 4, maxLength: 4 }), (pattern) => {
        expect(isPicturePattern(pattern)).toBe(true);
      }),
    );
  });

  it('rejects any other number of pictures', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(pictures), (pattern) => {
        expect(isPicturePattern(pattern)).toBe(pattern.length === 4);
      }),
    );
  });

  it.each([
    ['a repeated picture', [0, 1, 2, 2]],
    ['an index above 9', [0, 1, 2, 10]],
    ['an index below 0', [0, 1, 2, -1]],
    ['half a picture', [0, 1, 2, 2.5]],
    ['NaN', [0, 1, 2, Number.NaN]],
  ])('rejects %s', (_what, pattern) => {
    expect(isPicturePattern(pattern)).toBe(false);
  });

  it.each([
    ['an unknown picture', [0, 1, 2, 10], [[3]]],
    ['a repeated picture', [0, 1, 2, 2], [[]]],
    ['both', [0, 1, 1, 10], [[3], []]],
  ])('reports %s and no other error', (_what, pattern, paths) => {
    expect(picturePattern.safeParse(pattern).error?.issues.map(({ path }) => path)).toEqual(paths);
  });
});
