import { and, eq, gt, sql } from 'drizzle-orm';
import { idempotencyKeys } from '@shared/tables/index';
import { conflict } from '../lib/errors';
import { fingerprint } from '../lib/secrets';
import type { Tx } from './client';

export type IdempotencySubject = { kidId: string } | { familyId: string };

/** Identifies a write by the client's `Idempotency-Key`. `route` includes the adult who made the call. */
export type IdempotencyKey = IdempotencySubject & { route: string; key: string };

/**
 * Runs `work` once per key within 24 hours. A repeated request gets the first response, stored in the same
 * transaction. Throws 409 `in_progress` during the first request and 409 `key_reused` for a different one.
 * The response must contain no secret.
 */
export async function idempotent<T>(
  tx: Tx,
  name: IdempotencyKey | null,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (!name) return work();
  const requestHash = fingerprint(JSON.stringify(request));
  const [column, id] =
    'kidId' in name ? [idempotencyKeys.kidId, name.kidId] : [idempotencyKeys.familyId, name.familyId];
  const lockName = fingerprint(`${id} ${name.route} ${name.key}`);
  const lock = await tx.execute<{ free: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) AS free`,
  );
  if (!lock.rows[0]?.free) throw conflict('in_progress');

  const mine = and(eq(column, id), eq(idempotencyKeys.route, name.route), eq(idempotencyKeys.key, name.key));
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(mine, gt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`)));
  if (first) {
    if (first.requestHash !== requestHash) {
      throw conflict('key_reused');
    }
    return first.response as T;
  }
  const response = await work();
  await tx.delete(idempotencyKeys).where(mine);
  await tx.insert(idempotencyKeys).values({ ...name, requestHash, response });
  return response;
}
