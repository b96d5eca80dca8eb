import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../lib/logger';
import type { DomainEvent } from './domain-events';

const CHANNEL = 'starnest_events';
// PostgreSQL takes NOTIFY payloads of up to 8,000 bytes; an event with long texts is cut into parts. Base64 keeps a
// part's bytes and characters the same number.
const PART_SIZE = 7000;
const RETRY_MS = 500;
const MAX_OPEN_PARTS = 1000;
const MAX_TOGETHER = 100;
const GATHER_MS = 10;

export interface Bus {
  /** Tells this process's listeners at once, and every other process by way of PostgreSQL. Never throws. */
  publish: (event: DomainEvent) => void;
  /** Listens to events of every process. Returns the way to stop. */
  subscribe(listener: (event: DomainEvent) => void): () => void;
  /** Called when events of other processes may have been missed. Returns the way to stop. */
  onGap(listener: () => void): () => void;
  /** False while the connection that events of other processes come by is known to be lost. */
  hears: () => boolean;
  close(): Promise<void>;
}

/**
 * The bus between processes on one database. NOTIFY goes out on its own, after the commit: inside the transaction it
 * would make all commits wait for each other.
 */
export async function createBus(connectionString: string, pool: pg.Pool, logger: Logger): Promise<Bus> {
  const self = randomUUID();
  const listeners = new Set<(event: DomainEvent) => void>();
  const gapListeners = new Set<() => void>();
  const parts = new Map<string, string[]>();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const deliver = (event: DomainEvent) => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        logger.error({ err: error, event: event.type }, 'a listener failed');
      }
    }
  };

  const receive = (payload: string) => {
    const [from, id, index, count, text] = payload.split(' ');
    if (from === self || !id || text === undefined) return;
    const key = `${from} ${id}`;
    const received = [...(parts.get(key) ?? []), text];
    if (received.length < Number(count)) {
      // Parts of one event arrive in order; a process that died half way leaves some behind.
      if (Number(index) === 0 && parts.size >= MAX_OPEN_PARTS) parts.clear();
      parts.set(key, received);
      return;
    }
    parts.delete(key);
    try {
      deliver(JSON.parse(Buffer.from(received.join(''), 'base64').toString()) as DomainEvent);
    } catch (error) {
      logger.error({ err: error }, 'an unreadable event was dropped');
    }
  };

  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 3000, keepAlive: true });
    next.on('notification', (message) => receive(message.payload ?? ''));
    const lost = () => {
      if (client !== next || closed) return;
      client = undefined;
      logger.warn('event listener lost its connection');
      retry = setTimeout(reconnect, RETRY_MS);
    };
    next.on('error', lost);
    next.on('end', lost);
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
  };

  const reconnect = () => {
    listen().then(
      () => {
        logger.info('event listener is back');
        for (const listener of gapListeners) listener();
      },
      () => {
        if (!closed) retry = setTimeout(reconnect, RETRY_MS);
      },
    );
  };

  await listen();

  // One statement at a time, with all that has gathered meanwhile: in a quiet hour each event leaves at once, in a busy
  // one many leave together, always in the order in which they happened.
  const outgoing: string[] = [];
  let sending: Promise<void> | undefined;

  const send = async () => {
    while (outgoing.length > 0) {
      const payloads = outgoing.splice(0, MAX_TOGETHER);
      await pool
        .query({
          name: 'publish-events',
          text: `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) AS payload`,
          values: [payloads],
        })
        .catch((error: unknown) =>
          logger.warn({ err: error, payloads: payloads.length }, 'events not sent to other processes'),
        );
      if (!closed) await sleep(GATHER_MS);
    }
    sending = undefined;
  };

  return {
    publish(event) {
      deliver(event);
      const text = Buffer.from(JSON.stringify(event)).toString('base64');
      const count = Math.ceil(text.length / PART_SIZE);
      const id = randomUUID();
      for (let index = 0; index < count; index += 1) {
        const part = text.slice(index * PART_SIZE, (index + 1) * PART_SIZE);
        outgoing.push(`${self} ${id} ${index} ${count} ${part}`);
      }
      sending ??= send();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap(listener) {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    hears: () => client !== undefined,
    async close() {
      closed = true;
      clearTimeout(retry);
      await sending;
      await client?.end().catch(() => {});
    },
  };
}
