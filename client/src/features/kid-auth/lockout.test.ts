import { expect, it } from 'vitest';
import { waitWords } from './lockout';

it.each([
  [1000, 'a minute'],
  [59_999, 'a minute'],
  [60_000, 'about 1 minute'],
  [60_001, 'about 2 minutes'],
  [89 * 60_000, 'about 89 minutes'],
  [90 * 60_000, 'about 2 hours'],
])('shows %i ms as %s', (milliseconds, words) => {
  expect(waitWords(milliseconds)).toBe(`That was a lot of tries. Come back in ${words}.`);
});
