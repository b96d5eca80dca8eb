import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../lib/logger';
import type { DomainEvent } from './event-map';
import { isEventFor, type EventFor, type EventReceiver } from './event-map';

const CHANNEL = 'starnest_events';
// NOTIFY payloads are limited to 8,000 bytes, so long events are split.
const PART_SIZE = 7000;
const RETRY_MS = 500;
const MAX_OPEN_PARTS = 1000;
const MAX_TOGETHER = 100;
// At most 14 MB of events. Beyond that, while the database is unreachable, other processes resync.
const MAX_WAITING = 2000;
const GAP = 'gap';
const GATHER_MS = 10;

export interface Bus {
  /** Notifies this process's listeners immediately, and others through PostgreSQL. Never throws. */
  publish: (event: DomainEvent) => void;
  /** Subscribes to `receiver`'s events of every process. Returns a function that unsubscribes. */
  subscribe<Receiver extends EventReceiver>(
    receiver: Receiver,
    listener: (event: EventFor<Receiver>) => void,
  ): () => void;
  /** Called when events of other processes may have been missed. */
  onResync(listener: () => void): () => void;
  /** False while the connection for other processes' events is lost. */
  isConnected: () => boolean;
  close(): Promise<void>;
}

/** NOTIFY runs after the commit, because inside the transaction it would serialize all commits. */
export async function createBus(connectionString: string, pool: pg.Pool, logger: Logger): Promise<Bus> {
  const self = randomUUID();
  const listeners = new Set<(event: DomainEvent) => void>();
  const resyncListeners = new Set<() => void>();
  const parts = new Map<string, string[]>();
  const received = new Map<string, number>();
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

  const reportResync = () => {
    for (const listener of resyncListeners) listener();
  };

  const receivePayload = (payload: string) => {
    const [from = '', number, index, count, text] = payload.split(' ');
    if (from === self) return;
    if (number === GAP) return reportResync();
    if (text === undefined) return;
    if (Number(number) <= (received.get(from) ?? -1)) return;
    const key = `${from} ${number}`;
    const before = parts.get(key) ?? [];
    if (before.length !== Number(index)) return;
    const texts = [...before, text];
    if (texts.length < Number(count)) {
      // Parts of one event arrive in order. A process that died leaves incomplete ones.
      if (Number(index) === 0 && parts.size >= MAX_OPEN_PARTS) parts.clear();
      parts.set(key, texts);
      return;
    }
    parts.delete(key);
    if (received.size >= MAX_OPEN_PARTS) received.clear();
    received.set(from, Number(number));
    try {
      deliver(JSON.parse(Buffer.from(texts.join(''), 'base64').toString()) as DomainEvent);
    } catch (error) {
      logger.error({ err: error }, 'an unreadable event was dropped');
    }
  };

  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 3000, keepAlive: true });
    next.on('notification', (message) => receivePayload(message.payload ?? ''));
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
        reportResync();
      },
      () => {
        if (!closed) retry = setTimeout(reconnect, RETRY_MS);
      },
    );
  };

  await listen();

  // All events published since the last statement, in order. Unsent events are sent again after a `GAP`
  // (docs/decisions/0122).
  const outgoing: string[] = [];
  let published = 0;
  // Late or dropped events since the last `GAP`.
  let late = 0;
  let sending: Promise<void> | undefined;

  const send = async () => {
    while (outgoing.length > 0 || late > 0) {
      const payloads = outgoing.splice(0, MAX_TOGETHER);
      const reported = late;
      try {
        await pool.query({
          name: 'publish-events',
          text: `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) AS payload`,
          values: [reported > 0 ? [`${self} ${GAP}`, ...payloads] : payloads],
        });
        late -= reported;
      } catch (error) {
        logger.warn({ err: error, payloads: payloads.length }, 'events not sent to other processes yet');
        if (closed) break;
        late += 1;
        outgoing.unshift(...payloads);
        await sleep(RETRY_MS);
      }
      if (!closed) await sleep(GATHER_MS);
    }
    sending = undefined;
  };

  return {
    publish(event) {
      deliver(event);
      const text = Buffer.from(JSON.stringify(event)).toString('base64');
      const count = Math.ceil(text.length / PART_SIZE);
      const number = published;
      published += 1;
      if (outgoing.length + count > MAX_WAITING) {
        outgoing.length = 0;
        late += 1;
      }
      for (let index = 0; index < count; index += 1) {
        const part = text.slice(index * PART_SIZE, (index + 1) * PART_SIZE);
        outgoing.push(`${self} ${number} ${index} ${count} ${part}`);
      }
      sending ??= send();
    },
    subscribe(receiver, listener) {
      const receive = (event: DomainEvent) => {
        if (isEventFor(receiver, event)) listener(event);
      };
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
    onResync(listener) {
      resyncListeners.add(listener);
      return () => resyncListeners.delete(listener);
    },
    isConnected: () => client !== undefined,
    async close() {
      closed = true;
      clearTimeout(retry);
      await sending;
      await client?.end().catch(() => {});
    },
  };
}
