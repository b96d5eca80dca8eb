import type { QueryClient } from '@tanstack/react-query';
import { effectsOf } from '@/lib/cache-effects';
import { readSoon } from '@/lib/read-again';
import { deviceTimeOf } from '@/lib/server-clock';
import { openLiveSocket, type Listener, type LiveHandlers, type OpenLiveSocket } from './socket';

/** The longest that a hanging write delays reads. */
const OWN_WRITE_MS = 1000;

/**
 * Resolves when this page has no write in flight. The event about its own write arrives before the response, and reading
 * immediately would remove a reviewed card in the middle of its animation.
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

/** Clocks differ, and a `Date` header has whole seconds. */
const CLOCK_MARGIN_MS = 3000;

/** A server timestamp on the clock of `performance.now`, a little later rather than earlier. Now if it is unknown. */
const sinceServerTime = (iso: string | undefined): number =>
  iso === undefined
    ? performance.now()
    : deviceTimeOf(Date.parse(iso)) - performance.timeOrigin + CLOCK_MARGIN_MS;

/**
 * Opens the live connection. An event makes the queries stale that it touches. A join makes those stale that were read
 * before the family's last change. A connection that gives up reads everything: it may have been refused because the
 * session is over, and only a read tells. Events are hints; the database is the record.
 */
export function connectLive(
  client: QueryClient,
  listener: Listener,
  handlers: Omit<LiveHandlers, 'onJoined' | 'onGivenUp'>,
): OpenLiveSocket {
  return openLiveSocket(listener, {
    ...handlers,
    onGivenUp: () => readSoon(client),
    onJoined: (changedAt) => readSoon(client, [{}], sinceServerTime(changedAt)),
    onEvent: (event) => {
      const since = performance.now();
      void ownWritesDone(client).then(() => readSoon(client, effectsOf(event), since));
      handlers.onEvent(event);
    },
  });
}
