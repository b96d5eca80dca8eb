import { and, eq, gt, sql } from 'drizzle-orm';
import { idempotencyKeys } from '@shared/tables/index';
import { conflict } from '../lib/errors';
import { fingerprint } from '../lib/secrets';
import type { Tx } from './client';

/** One write of a kid, as the client names it with an `Idempotency-Key`. */
export interface OnceKey {
  kidId: string;
  route: string;
  key: string;
}

/**
 * Does `work` once for one key within 24 hours: a repetition gets the first answer again. The answer is stored in the
 * work's own transaction, so neither can exist without the other, whenever the process dies. A refused request stores
 * nothing and is judged anew. Throws 409 `in_progress` while the first is under way, 409 `key_reused` when the key came
 * with another request before.
 */
export async function once<T>(
  tx: Tx,
  name: OnceKey | null,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (!name) return work();
  const requestHash = fingerprint(JSON.stringify(request));
  const lockName = fingerprint(`${name.kidId} ${name.route} ${name.key}`);
  const lock = await tx.execute<{ free: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) AS free`,
  );
  if (!lock.rows[0]?.free) throw conflict('in_progress');

  const mine = and(
    eq(idempotencyKeys.kidId, name.kidId),
    eq(idempotencyKeys.route, name.route),
    eq(idempotencyKeys.key, name.key),
  );
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(mine, gt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`)));
  if (first) {
    if (first.requestHash !== requestHash) {
      throw conflict('key_reused');
    }
    return first.answer as T;
  }
  const answer = await work();
  await tx.delete(idempotencyKeys).where(mine);
  await tx.insert(idempotencyKeys).values({ ...name, requestHash, answer });
  return answer;
}
