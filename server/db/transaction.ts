import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './client';
import { isWriteConflict } from './errors';

const MAX_RETRIES = 3;
const RETRY_MS = 20;

/**
 * Runs `work` in a transaction without events. After a deadlock or serialization failure, `work` runs again,
 * so it must change nothing but `tx`. Lock order: docs/decisions/0120-lock-order.md.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt > MAX_RETRIES || !isWriteConflict(error)) throw error;
      // A random wait, or the same two transactions would meet again.
      await sleep(RETRY_MS * attempt * Math.random());
    }
  }
}

export const readSnapshot = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
