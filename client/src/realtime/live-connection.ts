import type { QueryClient } from '@tanstack/react-query';
import { readAgain } from '@/lib/read-again';
import { keysInvalidatedBy } from './keys-invalidated-by';
import { openLiveSocket, type Listener, type LiveHandlers, type OpenLiveSocket } from './socket';

/** A write that hangs keeps nothing from being read again for longer. */
const OWN_WRITE_MS = 1000;

/**
 * Resolves once no write of this page is under way. The server's event about an own write comes before its response;
 * reading again at once would pull a reviewed card away in the middle of its slide.
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

/**
 * Opens the live connection: each event has what it touches read again, and each join, the first as every later one, has
 * everything read again. So has a connection that is given up: one that is refused because the session is over looks to a
 * page like any other that fails, and only reading tells. Sockets are a hint; the database is the record.
 */
export function connectLive(
  client: QueryClient,
  listener: Listener,
  handlers: Omit<LiveHandlers, 'onJoined' | 'onGivenUp'>,
): OpenLiveSocket {
  return openLiveSocket(listener, {
    ...handlers,
    onGivenUp: () => readAgain(client),
    onJoined: () => readAgain(client),
    onEvent: (event) => {
      void ownWritesDone(client).then(() => {
        for (const filter of keysInvalidatedBy(event)) readAgain(client, filter);
      });
      handlers.onEvent(event);
    },
  });
}
