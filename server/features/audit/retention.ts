import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { DEVICE_DAYS } from '../../devices/device-logins';

/**
 * A trigger rejects an earlier deletion of audit lines (docs/decisions/0035). A session ends at `expires_at`,
 * whether or not its row exists.
 */
const TERMS = [
  sql`DELETE FROM audit_log WHERE id IN (SELECT id FROM audit_log
      WHERE at < now() - interval '90 days' AND audit_line_expired(action, at) LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  // Notifications outlive the session for a while (docs/decisions/0278).
  sql`UPDATE push_subscriptions SET session_id = NULL WHERE session_id IN (SELECT id FROM sessions
      WHERE expires_at < now() LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM sessions WHERE id IN (SELECT id FROM sessions s
      WHERE expires_at < now() AND NOT EXISTS (SELECT FROM push_subscriptions WHERE session_id = s.id)
      LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM push_subscriptions WHERE id IN (SELECT id FROM push_subscriptions
      WHERE session_id IS NULL AND created_at < now() - interval '90 days' LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM idempotency_keys WHERE ctid IN (SELECT ctid FROM idempotency_keys
      WHERE created_at < now() - interval '24 hours' LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM rate_limits WHERE key IN (SELECT key FROM rate_limits
      WHERE expire < (extract(epoch FROM now()) - 3600) * 1000 ORDER BY key LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM device_logins WHERE ctid IN (SELECT ctid FROM device_logins
      WHERE last_login_at < now() - ${DEVICE_DAYS} * interval '1 day' LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM family_invites WHERE id IN (SELECT id FROM family_invites
      WHERE expires_at < now() LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM family_log WHERE id IN (SELECT id FROM family_log
      WHERE at < now() - interval '1 year' LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM account_links WHERE id IN (SELECT id FROM account_links
      WHERE expires_at < now() LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM passkey_challenges WHERE id IN (SELECT id FROM passkey_challenges
      WHERE expires_at < now() LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  // Older messages are no longer sent (docs/decisions/0319).
  sql`DELETE FROM webhook_deliveries WHERE id IN (SELECT id FROM webhook_deliveries
      WHERE created_at < now() - interval '1 day' LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM device_pairings WHERE code_hash IN (SELECT code_hash FROM device_pairings
      WHERE expires_at < now() LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM routine_runs WHERE ctid IN (SELECT ctid FROM routine_runs
      WHERE updated_at < now() - interval '7 days' LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  sql`DELETE FROM calendar_events WHERE ctid IN (SELECT e.ctid FROM calendar_events e
      JOIN family_calendars c ON c.family_id = e.family_id AND c.id = e.calendar_id
      WHERE coalesce(e.ends_at, (e.ends_on + 1)::timestamptz) < now() - interval '2 days'
        OR (c.state = 'failing' AND c.fetched_at < now() - interval '24 hours')
      LIMIT 5000 FOR UPDATE OF e SKIP LOCKED)`,
  // The news's week can still be read as last week.
  sql`DELETE FROM kid_news WHERE id IN (SELECT id FROM kid_news
      WHERE created_at < now() - interval '30 days' AND (shown_at < now() - interval '30 days' OR created_at < now() - interval '90 days')
      LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
];
const MAX_BATCHES = 200;

/**
 * Deletes expired rows in batches until `signal` aborts. Returns their number. A failed statement doesn't
 * stop the others.
 */
export async function purgeExpired(
  { db, logger }: Pick<Deps, 'db' | 'logger'>,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  let terms = TERMS;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    if (signal?.aborted) break;
    let rows = 0;
    for (const term of terms) {
      try {
        rows += (await db.execute(term)).rowCount ?? 0;
      } catch (error) {
        logger.error({ err: error }, 'expired rows were not removed');
        terms = terms.filter((each) => each !== term);
      }
    }
    if (rows === 0) break;
    removed += rows;
  }
  return removed;
}
