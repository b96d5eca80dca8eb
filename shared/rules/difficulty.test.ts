import { expect, it } from 'vitest';
import { difficultyLabel } from './difficulty';

it.each([
  ['easy', 'easy'],
  ['medium', 'medium'],
  ['hard', 'hard'],
  ['impossible', 'medium'],
  ['', 'medium'],
])('shows the difficulty "%s" as %s', (stored, shown) => {
  expect(difficultyLabel(stored)).toBe(shown);
});
