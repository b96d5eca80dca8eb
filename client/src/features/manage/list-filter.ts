import type { CalendarDate } from '@shared/rules/calendar';
import { isForKid } from '@shared/rules/assignments';
import { foldForSearch } from '@/lib/fold-for-search';

export const SORTS = ['newest', 'name', 'most', 'fewest'] as const;
export type SortBy = (typeof SORTS)[number];

export const STATES = ['all', 'active', 'inactive'] as const;

/** Chosen in place of a day: what has no set days. */
export const NO_SET_DAY = 'none';

/** How many days can be asked for: today and those that follow. */
export const DAYS_AHEAD = 7;

export interface ListFilter {
  search: string;
  /** A kid's id; null for all. */
  kidId: string | null;
  /** Or `NO_SET_DAY`; null for all. */
  day: CalendarDate | null;
  state: (typeof STATES)[number];
  sort: SortBy;
}

export const NO_FILTER: ListFilter = { search: '', kidId: null, day: null, state: 'all', sort: 'newest' };

/** The filter that an address names, with `NO_FILTER` for what it does not. */
export function readFilter(params: URLSearchParams): ListFilter {
  return {
    search: params.get('q') ?? '',
    kidId: params.get('kid'),
    day: params.get('day'),
    state: STATES.find((state) => state === params.get('state')) ?? NO_FILTER.state,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? NO_FILTER.sort,
  };
}

/** Puts the filter into an address; what does not filter is not named. */
export function writeFilter(
  params: URLSearchParams,
  { search, kidId, day, state, sort }: ListFilter,
): URLSearchParams {
  const values = {
    q: search,
    kid: kidId ?? '',
    day: day ?? '',
    state: state === NO_FILTER.state ? '' : state,
    sort: sort === NO_FILTER.sort ? '' : sort,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value === '') params.delete(key);
    else params.set(key, value);
  }
  return params;
}

/** A chore or reward as a list finds and sorts it. */
export interface Listed {
  id: string;
  name: string;
  isActive: boolean;
  kidIds: readonly string[];
  /** What it gives or costs. */
  stars: number;
  /** Whether it stands on that day, or for `NO_SET_DAY` on none in particular; absent where none stands on days. */
  isOn?: ((day: CalendarDate) => boolean) | undefined;
}

/** Whether anything but the order differs from the whole list. */
export function isFiltering({ search, kidId, day, state }: ListFilter): boolean {
  return search.trim() !== '' || kidId !== null || day !== null || state !== 'all';
}

/** The items that `filter` lets through, in its order; `items` are newest first. */
export function filterList<Item extends Listed>(
  items: readonly Item[],
  { search, kidId, day, state, sort }: ListFilter,
): readonly Item[] {
  const words = foldForSearch(search).split(/\s+/);
  const found = items.filter((item) => {
    const name = foldForSearch(item.name);
    return (
      words.every((word) => name.includes(word)) &&
      (kidId === null || isForKid(item, kidId)) &&
      (day === null || item.isOn?.(day) === true) &&
      (state === 'all' || item.isActive === (state === 'active'))
    );
  });
  switch (sort) {
    case 'name':
      return found.toSorted((a, b) => a.name.localeCompare(b.name));
    case 'most':
      return found.toSorted((a, b) => b.stars - a.stars);
    case 'fewest':
      return found.toSorted((a, b) => a.stars - b.stars);
    case 'newest':
      break;
  }
  return found;
}
