import { expect, it } from 'vitest';
import { foldForSearch, matchIn } from './fold-for-search';

it('ignores case, accents, and spaces around a text', () => {
  expect(foldForSearch('  Zoë ')).toBe('zoe');
});

it.each([
  ['Wash the dishes', 'DISH', 'dish'],
  ['Zoë and Chloé', 'chloe', 'Chloé'],
  ['Zoe\u0308', 'zoe', 'Zoe\u0308'],
  ['Wash the dishes', 'the d', 'the d'],
  ['Wash the dishes', 'cook', null],
  ['Wash the dishes', ' ', null],
])('finds in %j the part that matches %j', (text, query, found) => {
  const match = matchIn(text, query);
  expect(match && text.slice(...match)).toBe(found);
});
