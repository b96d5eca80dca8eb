import type { CalendarDate } from '@shared/rules/calendar';
import { isForKid } from '@shared/rules/assignments';
import { foldForSearch } from '@/lib/fold-for-search';

export const SORTS = ['newest', 'name', 'most', 'fewest'] as const;
export type SortBy = (typeof SORTS)[number];

/** Chosen in place of a day: what has no set days. */
export const NO_SET_DAY = 'none';

export interface ListFilter {
  search: string;
  /** A kid's id; null for all. */
  kidId: string | null;
  /** Or `NO_SET_DAY`; null for all. */
  day: CalendarDate | null;
  state: 'all' | 'active' | 'resting';
  sort: SortBy;
}

export const NO_FILTER: ListFilter = { search: '', kidId: null, day: null, state: 'all', sort: 'newest' };

/** A chore or reward as a list finds and sorts it. */
export interface Listed {
  id: string;
  name: string;
  isActive: boolean;
  kidIds: readonly string[];
  /** What it gives or costs. */
  stars: number;
  /** Whether it stands on that day, or for `NO_SET_DAY` on none in particular; absent where none stands on days. */
  isOn?: (day: CalendarDate) => boolean;
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
