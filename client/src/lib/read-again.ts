import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Has everything read again that the filter matches and that is shown; without a filter, everything shown. What is being
 * read for the first time is read once more when it has come: the response may be older than what just happened, and
 * `invalidateQueries` alone would leave it at that.
 */
export function readAgain(client: QueryClient, filter: InvalidateQueryFilters = {}): void {
  const firstReads = client
    .getQueryCache()
    .findAll({ ...filter, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  for (const { promise, queryKey } of firstReads) {
    const readOnceMore = () => client.invalidateQueries({ queryKey, exact: true });
    promise?.then(readOnceMore, () => {});
  }
  void client.invalidateQueries(filter);
}
