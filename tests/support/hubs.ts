import { createServer, type Server } from 'node:http';
import type { Bus } from '../../server/events/bus';
import type { DomainEvent } from '../../server/events/event-map';
import { attachHub } from '../../server/realtime/hub';
import type { SocketLimits } from '../../server/realtime/socket-limits';
import { Agent } from './agent';
import { listen } from './app-process';
import type { TestServer } from './server';
import { isEventFor } from '../../server/events/event-map';

export interface TestHub {
  http: Server;
  /** The same user on this hub, which shares the server's sessions. */
  as(agent: Agent): Agent;
  emit(event: DomainEvent): void;
  gap(): void;
  close(): Promise<void>;
}

/** Starts a hub with a bus that the test controls, on the database of `server`. */
export async function startHub({ deps }: TestServer, limits: Partial<SocketLimits> = {}): Promise<TestHub> {
  const listeners = new Set<(event: DomainEvent) => void>();
  const gapListeners = new Set<() => void>();
  const emit = (event: DomainEvent) => {
    for (const listener of listeners) listener(event);
  };
  const bus: Bus = {
    publish: emit,
    subscribe: (receiver, listener) =>
      hold(listeners, (event) => {
        if (isEventFor(receiver, event)) listener(event);
      }),
    onResync: (listener) => hold(gapListeners, listener),
    isConnected: () => true,
    close: async () => {},
  };
  const http = createServer();
  const hub = attachHub({ ...deps, server: http, bus, limits, isOverloaded: () => false });
  const port = await listen(http);
  return {
    http,
    as: (agent) => new Agent(`http://127.0.0.1:${port}`).copyCookies(agent),
    emit,
    gap() {
      for (const listener of gapListeners) listener();
    },
    async close() {
      await hub.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

function hold<T>(set: Set<T>, value: T): () => void {
  set.add(value);
  return () => set.delete(value);
}
