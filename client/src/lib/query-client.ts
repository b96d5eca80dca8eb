import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnauthorized } from './api-client';
import { entryKeys } from './entry-keys';
import { trackReads } from './read-again';

const OVERLOAD_RETRIES = 3;

const isOverloaded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'overloaded';

/** Each time about as long as the server asks for, and longer after each failure, so that not all clients come back together. */
const overloadDelay = (failures: number, error: unknown): number =>
  1000 * ((isOverloaded(error) ? error.retryAfter : undefined) ?? 5) * (failures + 1) * (1 + Math.random());

/**
 * Data is never stale by itself: mutations and live messages say what to read again. Nothing is retried, except reads that an
 * overloaded server refused.
 * `onUnauthorized` hears of every read or write that failed because the session is gone; who is signed in is read again when
 * a read is forbidden.
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        onError(error);
        // Perhaps a kid has logged in on this browser since; then the page learns that its parent is signed out.
        if (error instanceof ApiError && error.status === 403)
          void client.invalidateQueries({ queryKey: entryKeys.user, exact: true });
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // 'always': whether there is a network the app is asked, not the browser. A home server answers without the
      // internet, and a write that waits unseen for the network would look as if it were done.
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
  trackReads(client);
  return client;
}
