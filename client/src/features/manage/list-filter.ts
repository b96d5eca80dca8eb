import { isForKid } from '@shared/rules/assignments';
import { foldForSearch } from '@/lib/i18n/fold-for-search';

export const NO_SET_DAY = 'none';

/** The number of days, including today. */
export const DAYS_AHEAD = 7;

export interface ListFilter {
  search: string;
  kidId: string | null;
  pick: string | null;
}

export const NO_FILTER: ListFilter = { search: '', kidId: null, pick: null };

export type PickName = 'day' | 'size';

export function readFilter(params: URLSearchParams, pickName: PickName): ListFilter {
  return { search: params.get('q') ?? '', kidId: params.get('kid'), pick: params.get(pickName) };
}

export function writeFilter(
  params: URLSearchParams,
  pickName: PickName,
  { search, kidId, pick }: ListFilter,
): URLSearchParams {
  for (const [key, value] of Object.entries({ q: search, kid: kidId, [pickName]: pick })) {
    if (value) params.set(key, value);
    else params.delete(key);
  }
  return params;
}

export interface Listed {
  id: string;
  name: string;
  kidIds: readonly string[];
  /** Kids can't use it now, so it is last. */
  isOff: boolean;
  /** `NO_SET_DAY` matches chores without a particular day. */
  matches: (pick: string) => boolean;
}

export function isFiltering({ search, kidId, pick }: ListFilter): boolean {
  return search.trim() !== '' || kidId !== null || pick !== null;
}

export function filterList<Item extends Listed>(
  items: readonly Item[],
  { search, kidId, pick }: ListFilter,
): { on: Item[]; off: Item[] } {
  const words = foldForSearch(search).split(/\s+/);
  const found = items.filter((item) => {
    const name = foldForSearch(item.name);
    return (
      words.every((word) => name.includes(word)) &&
      (kidId === null || isForKid(item, kidId)) &&
      (pick === null || item.matches(pick))
    );
  });
  return { on: found.filter(({ isOff }) => !isOff), off: found.filter(({ isOff }) => isOff) };
}
