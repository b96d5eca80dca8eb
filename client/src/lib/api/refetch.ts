import { matchQuery, type InvalidateQueryFilters, type Query, type QueryClient } from '@tanstack/react-query';

export const GATHER_MS = 150;

export type Filters = readonly InvalidateQueryFilters[];

const readStarts = new WeakMap<Query, number>();

export function trackFetches(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type === 'updated' && 'action' in event && event.action.type === 'fetch')
      readStarts.set(query as Query, performance.now());
  });
}

/** Resolves when the visible ones are refetched. */
export const refetch = (client: QueryClient, filters: Filters = [{}]): Promise<void> =>
  readStale(client, (query) => filters.some((filter) => matchQuery(filter, query)));

/** Debounced, without queries fetched after `since`, the time of the change. */
export function refetchSoon(client: QueryClient, filters: Filters = [{}], since = performance.now()): void {
  const gathered = gatherings.get(client) ?? startGathering(client);
  gathered.push({ filters, since });
}

interface RemoteChange {
  filters: Filters;
  since: number;
}
const gatherings = new WeakMap<QueryClient, RemoteChange[]>();

function startGathering(client: QueryClient): RemoteChange[] {
  const changes: RemoteChange[] = [];
  gatherings.set(client, changes);
  setTimeout(() => {
    gatherings.delete(client);
    void readStale(client, (query) =>
      changes.some(
        ({ filters, since }) =>
          (readStarts.get(query) ?? 0) <= since && filters.some((filter) => matchQuery(filter, query)),
      ),
    );
  }, GATHER_MS);
  return changes;
}

const isFetchingMore = ({ state }: Query): boolean => state.fetchMeta?.fetchMore !== undefined;

async function readStale(client: QueryClient, isStale: (query: Query) => boolean): Promise<void> {
  // `invalidateQueries` would keep an outdated first fetch, and lose a further page.
  const finishing = client.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: (query) => (query.state.data === undefined || isFetchingMore(query)) && isStale(query),
  });
  await Promise.all([
    ...finishing.map(async ({ promise, queryKey }) => {
      await promise?.catch(() => undefined);
      await client.invalidateQueries({ queryKey, exact: true });
    }),
    client.invalidateQueries({ predicate: (query) => isStale(query) && !finishing.includes(query) }),
  ]);
  // Another change restarts a fetch, which ends the wait for the first one before there is new data.
  const restarted = client.getQueryCache().findAll({
    type: 'active',
    fetchStatus: 'fetching',
    predicate: isStale,
  });
  await Promise.allSettled(restarted.map(({ promise }) => Promise.resolve(promise)));
}
