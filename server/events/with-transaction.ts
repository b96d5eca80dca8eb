import type { Db, Tx } from '../db/client';
import { inTransaction } from '../db/transaction';
import type { DomainEvent } from './event-map';

export type Publish = (event: DomainEvent) => void;

export type BeforeCommit = (tx: Tx, events: readonly DomainEvent[]) => Promise<void>;

/**
 * Runs `work` in a transaction, and publishes its events after the commit. `beforeCommit` queues webhooks and
 * notifications. `work` may run again.
 */
export async function withTransaction<T>(
  { db, publish, beforeCommit }: { db: Db; publish: Publish; beforeCommit: BeforeCommit },
  work: (tx: Tx, publish: Publish) => Promise<T>,
): Promise<T> {
  const { result, events } = await inTransaction(db, async (tx) => {
    const recorded: DomainEvent[] = [];
    const returned = await work(tx, (event) => recorded.push(event));
    await beforeCommit(tx, recorded);
    return { result: returned, events: recorded };
  });
  for (const event of events) publish(event);
  return result;
}
