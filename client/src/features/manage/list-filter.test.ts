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

const item = (name: string, stars: number, more: Partial<Listed> = {}): Listed => ({
  id: name,
  name,
  stars,
  isActive: true,
  kidIds: [],
  isOn: () => false,
  ...more,
});
const items = [
  item('Wash the dishes', 8, { kidIds: ['mila'], isOn: (day) => day === '2026-06-23' }),
  item('Zoë’s plants', 3, { isOn: (day) => day === NO_SET_DAY }),
  item('Feed the cat', 5, { isActive: false }),
  item('Wash the car', 3),
];
const found = (filter: Partial<ListFilter>) =>
  filterList(items, { ...NO_FILTER, ...filter }).map(({ id }) => id);

it('shows all items, newest first, without a filter', () => {
  expect(found({})).toEqual(items.map(({ id }) => id));
  expect(isFiltering({ ...NO_FILTER, sort: 'name' })).toBe(false);
  expect(isFiltering({ ...NO_FILTER, search: ' x' })).toBe(true);
});

it('round-trips through the URL and ignores invalid values', () => {
  const filter = {
    search: 'cat & dog',
    kidId: 'mila',
    day: NO_SET_DAY,
    state: 'inactive',
    sort: 'most',
  } as const;
  const address = writeFilter(new URLSearchParams('tab=chores'), filter);
  expect(readFilter(new URLSearchParams(address.toString()))).toEqual(filter);
  expect(writeFilter(address, NO_FILTER).toString()).toBe('tab=chores');
  expect(readFilter(new URLSearchParams('state=old&sort=odd'))).toEqual(NO_FILTER);
});

it('finds every word anywhere in the name, ignoring case and accents', () => {
  expect(found({ search: 'THE wash' })).toEqual(['Wash the dishes', 'Wash the car']);
  expect(found({ search: 'zoe' })).toEqual(['Zoë’s plants']);
  expect(found({ search: 'elephant' })).toEqual([]);
});

it('filters by kid, day and state, including items for everyone', () => {
  expect(found({ kidId: 'theo' })).toEqual(['Zoë’s plants', 'Feed the cat', 'Wash the car']);
  expect(found({ day: '2026-06-23' })).toEqual(['Wash the dishes']);
  expect(found({ day: NO_SET_DAY })).toEqual(['Zoë’s plants']);
  expect(found({ state: 'inactive' })).toEqual(['Feed the cat']);
  expect(found({ state: 'active', kidId: 'mila', search: 'wash' })).toEqual([
    'Wash the dishes',
    'Wash the car',
  ]);
});

it('sorts, newest first for equal stars', () => {
  expect(found({ sort: 'name' })).toEqual([
    'Feed the cat',
    'Wash the car',
    'Wash the dishes',
    'Zoë’s plants',
  ]);
  expect(found({ sort: 'most' })).toEqual([
    'Wash the dishes',
    'Feed the cat',
    'Zoë’s plants',
    'Wash the car',
  ]);
  expect(found({ sort: 'fewest' })).toEqual([
    'Zoë’s plants',
    'Wash the car',
    'Feed the cat',
    'Wash the dishes',
  ]);
});
