import type { QueryClient } from '@tanstack/react-query';
import { applyRun, effectsOf } from '@/lib/api/cache-effects';
import { refetchSoon } from '@/lib/api/refetch';
import { deviceTimeOf } from '@/lib/api/server-clock';
import { openLiveSocket, type Listener, type LiveHandlers, type OpenLiveSocket } from './socket';

/** Longest delay for a hanging write. */
const OWN_WRITE_MS = 1000;

/**
 * The event of a write arrives before the response. An immediate refetch would remove a reviewed card during
 * its animation.
 */
async function ownWritesDone(client: QueryClient): Promise<void> {
  if (client.isMutating() === 0) return;
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, OWN_WRITE_MS);
    const stop = client.getMutationCache().subscribe(() => {
      if (client.isMutating() === 0) finish();
    });
  });
}

/** Clocks differ, and `Date` headers have whole seconds. */
const CLOCK_MARGIN_MS = 3000;

/** Converts to `performance.now`, slightly later rather than earlier. Now if unknown. */
const sinceServerTime = (iso: string | undefined): number =>
  iso === undefined
    ? performance.now()
    : deviceTimeOf(Date.parse(iso)) - performance.timeOrigin + CLOCK_MARGIN_MS;

/**
 * Each event invalidates its queries, a join the queries that were fetched before the family's last change. A
 * connection that gives up refetches everything, because its session may have ended.
 */
export function connectLive(
  client: QueryClient,
  listener: Listener,
  handlers: Omit<LiveHandlers, 'onJoined' | 'onGivenUp'>,
): OpenLiveSocket {
  return openLiveSocket(listener, {
    ...handlers,
    onGivenUp: () => refetchSoon(client),
    onJoined: (changedAt) => refetchSoon(client, [{}], sinceServerTime(changedAt)),
    onEvent: (event) => {
      const since = performance.now();
      // Only a run's end, or another occurrence, changes more.
      const isShown = event.type === 'routine_changed' && event.run !== null && applyRun(client, event.run);
      if (!isShown) void ownWritesDone(client).then(() => refetchSoon(client, effectsOf(event), since));
      handlers.onEvent(event);
    },
  });
}
