import type { CalendarDate } from '@shared/rules/calendar';
import { isForKid } from '@shared/rules/assignments';
import { foldForSearch } from '@/lib/fold-for-search';

export const SORTS = ['newest', 'name', 'most', 'fewest'] as const;
export type SortBy = (typeof SORTS)[number];

export const STATES = ['all', 'active', 'inactive'] as const;

export const NO_SET_DAY = 'none';

/** Days that can be selected, including today. */
export const DAYS_AHEAD = 7;

export interface ListFilter {
  search: string;
  kidId: string | null;
  day: CalendarDate | null;
  state: (typeof STATES)[number];
  sort: SortBy;
}

export const NO_FILTER: ListFilter = { search: '', kidId: null, day: null, state: 'all', sort: 'newest' };

export function readFilter(params: URLSearchParams): ListFilter {
  return {
    search: params.get('q') ?? '',
    kidId: params.get('kid'),
    day: params.get('day'),
    state: STATES.find((state) => state === params.get('state')) ?? NO_FILTER.state,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? NO_FILTER.sort,
  };
}

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

export interface Listed {
  id: string;
  name: string;
  isActive: boolean;
  kidIds: readonly string[];
  stars: number;
  /**
   * Whether it is due on that day, or for `NO_SET_DAY` on no particular day. Absent for lists without days.
   */
  isOn?: ((day: CalendarDate) => boolean) | undefined;
}

export function isFiltering({ search, kidId, day, state }: ListFilter): boolean {
  return search.trim() !== '' || kidId !== null || day !== null || state !== 'all';
}

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
