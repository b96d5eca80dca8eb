import { expect, it } from 'vitest';
import { surpriseLook } from './nest-chores';

const nest = (filled: number, of: number) =>
  Array.from({ length: of }, (_, index) => ({
    look: index < filled ? ('waiting' as const) : ('empty' as const),
    chore: null,
  }));

it.each([
  [0, 0, 'plain'],
  [0, 7, 'plain'],
  [2, 7, 'plain'],
  [3, 7, 'crack-1'],
  [4, 7, 'crack-1'],
  [5, 7, 'crack-2'],
  [1, 3, 'crack-1'],
  [2, 3, 'crack-2'],
  [1, 1, 'crack-2'],
])('after %i of %i eggs, the egg of the day is %s', (filled, of, look) => {
  expect(surpriseLook(nest(filled, of))).toBe(look);
});
