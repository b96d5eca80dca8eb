import { expect, it } from 'vitest';
import { goldStars } from './star-pile';

it('fills the pile in tenths, and completely only at the goal', () => {
  expect([0, 9, 10, 46, 99, 100, 250].map((stars) => goldStars(stars, 100))).toEqual([0, 0, 1, 4, 9, 10, 10]);
  expect(goldStars(2, 3)).toBe(6);
});

it('shows each star if there is no goal', () => {
  expect([0, 3, 40].map((stars) => goldStars(stars, null))).toEqual([0, 3, 10]);
});
