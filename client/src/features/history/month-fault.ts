import type { UseQueryResult } from '@tanstack/react-query';
import type { MonthFault } from './month-calendar';

/** What to show of a month that did not load; null while there is nothing to complain of. */
export function faultOf(query: UseQueryResult, title: string): MonthFault | null {
  if (query.data !== undefined || !query.isError) return null;
  return { title, onRetry: () => void query.refetch(), retrying: query.isFetching };
}
