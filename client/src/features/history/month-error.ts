import type { UseQueryResult } from '@tanstack/react-query';
import type { MonthError } from './month-calendar';

export function monthErrorOf(query: UseQueryResult, title: string): MonthError | null {
  if (query.data !== undefined || !query.isError) return null;
  return { title, onRetry: () => void query.refetch(), retrying: query.isFetching };
}
