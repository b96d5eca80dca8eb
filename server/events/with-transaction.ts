import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from '../db/client';
import { isWriteConflict } from '../db/errors';
import type { DomainEvent } from './event-map';

export type Publish = (event: DomainEvent) => void;

/** Queues what events cause, in the transaction that they are of. */
export type BeforeCommit = (tx: Tx, events: readonly DomainEvent[]) => Promise<void>;

const MAX_RETRIES = 3;
const RETRY_MS = 20;

/**
 * The way to write: runs `work` in one transaction and publishes what it passed to `publish` only after the commit; a
 * transaction that fails publishes nothing. `beforeCommit` queues webhooks and notifications. Returns what
 * `work` returns, throws what it throws. After a deadlock or a serialization failure the whole of `work` runs again, up to
 * three times, so it must change nothing but `tx`. Locks are taken in the order of
 * docs/decisions/0120.
 */
export async function withTransaction<T>(
  { db, publish, beforeCommit }: { db: Db; publish: Publish; beforeCommit: BeforeCommit },
  work: (tx: Tx, publish: Publish) => Promise<T>,
): Promise<T> {
  const { result, events } = await retryConflicts(async () => {
    const recorded: DomainEvent[] = [];
    const returned = await db.transaction(async (tx) => {
      const done = await work(tx, (event) => recorded.push(event));
      await beforeCommit(tx, recorded);
      return done;
    });
    return { result: returned, events: recorded };
  });
  for (const event of events) publish(event);
  return result;
}

async function retryConflicts<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt > MAX_RETRIES || !isWriteConflict(error)) throw error;
      // A random wait, or the same two would meet again.
      await sleep(RETRY_MS * attempt * Math.random());
    }
  }
}
