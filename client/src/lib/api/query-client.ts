import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnauthorized } from './api-client';
import { entryKeys } from './entry-keys';
import { trackFetches } from './refetch';

const OVERLOAD_RETRIES = 3;

const isOverloaded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'overloaded';

/** About the server's Retry-After, increasing with failures and with jitter. */
const overloadDelay = (failures: number, error: unknown): number =>
  1000 * ((isOverloaded(error) ? error.retryAfter : undefined) ?? 5) * (failures + 1) * (1 + Math.random());

/**
 * Mutations and events invalidate data. Only reads rejected by an overloaded server are retried.
 * `onUnauthorized` is called when the session has ended.
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        onError(error);
        // A kid may have logged in on this browser.
        if (error instanceof ApiError && error.status === 403)
          void client.invalidateQueries({ queryKey: entryKeys.user, exact: true });
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // A home server works without the internet, and a paused write would look as if it succeeded.
      queries: {
        staleTime: Infinity,
        retry: (failures, error) => failures < OVERLOAD_RETRIES && isOverloaded(error),
        retryDelay: overloadDelay,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  trackFetches(client);
  return client;
}
