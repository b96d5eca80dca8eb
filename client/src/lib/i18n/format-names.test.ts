import { describe, expect, it } from 'vitest';
import { formatNames } from './format-names';

describe('formatNames', () => {
  it.each([
    [[], ''],
    [['Mia'], 'Mia'],
    [['Mia', 'Leo'], 'Mia and Leo'],
    [['Mia', 'Leo', 'Ava'], 'Mia, Leo, and Ava'],
  ])('formats %j', (names, text) => {
    expect(formatNames(names)).toBe(text);
  });

  it('abbreviates long lists', () => {
    expect(formatNames(['Mia', 'Leo', 'Ava', 'Tom', 'Ida'], 3)).toBe('Mia, Leo, Ava, and 2 more');
    expect(formatNames(['Mia', 'Leo', 'Ava'], 3)).toBe('Mia, Leo, and Ava');
  });
});
