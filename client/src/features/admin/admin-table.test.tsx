import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Match } from './admin-table';

const marked = (text: string, search: string) => {
  const { container } = render(<Match text={text} search={search} />);
  expect(container.textContent).toBe(text);
  return container.querySelector('mark')?.textContent ?? null;
};

it.each([
  ['Rivera', 'VER', 'ver'],
  ['Émile', 'émi', 'Émi'],
  ['48213', '821', '821'],
  ['Rivera', '', null],
  ['Rivera', 'okafor', null],
  ['100% (a+b)', '% (a', '% (a'],
  ['İstanbul', 'stan', null],
])('highlights in %s the match for %s', (text, search, found) => {
  expect(marked(text, search)).toBe(found);
});
