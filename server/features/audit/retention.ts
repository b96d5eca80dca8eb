import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { DEVICE_DAYS } from '../../devices/device-logins';

/**
 * How long an audit line is kept, the database says: `audit_line_expired`, by which its trigger refuses to give up younger
 * ones (docs/decisions/0113). Answers to repeated taps count for 24 hours (docs/decisions/0004), devices for 180 days.
 */
const TERMS = [
  sql`DELETE FROM audit_log WHERE id IN (SELECT id FROM audit_log
      WHERE at < now() - interval '90 days' AND audit_line_expired(action, at) LIMIT 5000)`,
  sql`DELETE FROM idempotency_keys WHERE (kid_id, route, key) IN (SELECT kid_id, route, key FROM idempotency_keys
      WHERE created_at < now() - interval '24 hours' LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM rate_limits WHERE key IN (SELECT key FROM rate_limits
      WHERE expire < (extract(epoch FROM now()) - 3600) * 1000 ORDER BY key LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM device_logins WHERE ctid IN (SELECT ctid FROM device_logins
      WHERE last_login_at < now() - ${DEVICE_DAYS} * interval '1 day' LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
];
// Any number that nothing else locks.
const LOCK = 7_263_543;
const MOST_BATCHES = 200;

/**
 * Removes what has been kept long enough, in batches. One process at a time does it; while another does, this one leaves
 * it alone and returns null. Else returns how many rows went. `go` is asked between batches.
 */
export async function tidy({ db }: Pick<Deps, 'db'>, go: () => boolean = () => true): Promise<number | null> {
  let removed = 0;
  for (let batch = 0; batch < MOST_BATCHES && go(); batch += 1) {
    const gone = await db.transaction(async (tx) => {
      // Held to the end of the batch: a process that dies in the middle keeps nobody from going on.
      const lock = await tx.execute<{ free: boolean }>(
        sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS free`,
      );
      if (!lock.rows[0]?.free) return null;
      let rows = 0;
      for (const term of TERMS) rows += (await tx.execute(term)).rowCount ?? 0;
      return rows;
    });
    if (gone === null) return batch === 0 ? null : removed;
    if (gone === 0) break;
    removed += gone;
  }
  return removed;
}
