import type { UseQueryResult } from '@tanstack/react-query';
import type { MonthError } from './month-calendar';

/** What to show of a month that did not load; null while it loads or has loaded. */
export function monthErrorOf(query: UseQueryResult, title: string): MonthError | null {
  if (query.data !== undefined || !query.isError) return null;
  return { title, onRetry: () => void query.refetch(), retrying: query.isFetching };
}
