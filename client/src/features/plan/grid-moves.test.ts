import { expect, it } from 'vitest';
import { nextStop } from './grid-moves';
import { edgeScroll } from './use-carry';

const STOPS = [
  [[], ['a1', 'a2'], [], ['a3']],
  [['fold'], ['b1'], ['b2'], []],
  [[], [], ['c1', 'c2'], []],
];

it('moves between the controls of cells and skips empty cells', () => {
  expect(nextStop(STOPS, 'a1', 'down')).toBe('a2');
  expect(nextStop(STOPS, 'a2', 'down')).toBe('b1');
  expect(nextStop(STOPS, 'b1', 'up')).toBe('a2');
  expect(nextStop(STOPS, 'a2', 'right')).toBe('a3');
  expect(nextStop(STOPS, 'b1', 'left')).toBe('fold');
  expect(nextStop(STOPS, 'c1', 'up')).toBe('b2');
  expect(nextStop(STOPS, 'b1', 'down')).toBeNull();
  expect(nextStop(STOPS, 'a3', 'right')).toBeNull();
});

it('scrolls within 48 px of an edge, up to 14 px a frame', () => {
  expect([0, 24, 48, 400, 752, 776, 800].map((y) => edgeScroll(y, 800) || 0)).toEqual([
    -14, -7, 0, 0, 0, 7, 14,
  ]);
});
