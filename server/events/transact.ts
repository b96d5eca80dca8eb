import type { DomainEvent } from './domain-events';
import type { Db, Tx } from '../db/client';

type Publish = (event: DomainEvent) => void;

/**
 * Runs `work` in one transaction and publishes what it recorded with `record` only after the commit; a transaction
 * that fails publishes nothing. Returns what `work` returns, throws what it throws.
 */
export async function transact<T>(
  { db, publish }: { db: Db; publish: Publish },
  work: (tx: Tx, record: Publish) => Promise<T>,
): Promise<T> {
  const events: DomainEvent[] = [];
  const result = await db.transaction((tx) => work(tx, (event) => events.push(event)));
  for (const event of events) publish(event);
  return result;
}
