import { expect, it } from 'vitest';
import {
  filterList,
  isFiltering,
  NO_FILTER,
  NO_SET_DAY,
  readFilter,
  writeFilter,
  type Listed,
  type ListFilter,
} from './list-filter';

const item = (name: string, more: Partial<Listed> = {}): Listed => ({
  id: name,
  name,
  kidIds: [],
  isOff: false,
  matches: () => false,
  ...more,
});
const items = [
  item('Wash the dishes', { kidIds: ['mila'], matches: (day) => day === '2026-06-23' }),
  item('Zoë’s plants', { matches: (day) => day === NO_SET_DAY }),
  item('Feed the cat', { isOff: true }),
  item('Wash the car'),
];
const found = (filter: Partial<ListFilter>) => {
  const { on, off } = filterList(items, { ...NO_FILTER, ...filter });
  return [...on, ...off].map(({ id }) => id);
};

it('shows all items without a filter, and paused ones last', () => {
  expect(found({})).toEqual(['Wash the dishes', 'Zoë’s plants', 'Wash the car', 'Feed the cat']);
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(isFiltering({ ...NO_FILTER, search: ' x' })).toBe(true);
});

it('round-trips through the URL', () => {
  const filter = { search: 'cat & dog', kidId: 'mila', pick: NO_SET_DAY };
  const address = writeFilter(new URLSearchParams('tab=chores'), 'day', filter);
  expect(readFilter(new URLSearchParams(address.toString()), 'day')).toEqual(filter);
  expect(writeFilter(address, 'day', NO_FILTER).toString()).toBe('tab=chores');
});

it('finds every word anywhere in the name, ignoring case and accents', () => {
  expect(found({ search: 'THE wash' })).toEqual(['Wash the dishes', 'Wash the car']);
  expect(found({ search: 'zoe' })).toEqual(['Zoë’s plants']);
  expect(found({ search: 'elephant' })).toEqual([]);
});

it('filters by kid and day, including items for everyone', () => {
  expect(found({ kidId: 'theo' })).toEqual(['Zoë’s plants', 'Wash the car', 'Feed the cat']);
  expect(found({ pick: '2026-06-23' })).toEqual(['Wash the dishes']);
  expect(found({ pick: NO_SET_DAY })).toEqual(['Zoë’s plants']);
  expect(found({ kidId: 'mila', search: 'wash' })).toEqual(['Wash the dishes', 'Wash the car']);
});
