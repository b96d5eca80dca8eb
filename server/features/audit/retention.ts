import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { DEVICE_DAYS } from '../../devices/device-logins';

const deletion = (table: string, isExpired: string, key = 'id') =>
  sql.raw(`DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table}
    WHERE ${isExpired} LIMIT 5000 FOR UPDATE SKIP LOCKED)`);

/**
 * A trigger rejects an earlier deletion of audit lines (docs/decisions/0035). A session ends at `expires_at`,
 * whether or not its row exists.
 */
const TERMS = [
  deletion('audit_log', "at < now() - interval '90 days' AND audit_line_expired(action, at)"),
  // Notifications outlive the session for a while (docs/decisions/0278).
  sql`UPDATE push_subscriptions SET session_id = NULL WHERE session_id IN (SELECT id FROM sessions
      WHERE expires_at < now() LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  deletion(
    'sessions',
    'expires_at < now() AND NOT EXISTS (SELECT FROM push_subscriptions WHERE session_id = sessions.id)',
  ),
  deletion('push_subscriptions', "session_id IS NULL AND created_at < now() - interval '90 days'"),
  deletion('idempotency_keys', "created_at < now() - interval '24 hours'", 'ctid'),
  sql`DELETE FROM rate_limits WHERE key IN (SELECT key FROM rate_limits
      WHERE expire < (extract(epoch FROM now()) - 3600) * 1000 ORDER BY key LIMIT 5000 FOR UPDATE SKIP LOCKED)`,
  deletion('device_logins', `last_login_at < now() - interval '${DEVICE_DAYS} days'`, 'ctid'),
  deletion('family_invites', 'expires_at < now()'),
  deletion('family_log', "at < now() - interval '1 year'"),
  deletion('account_links', 'expires_at < now()'),
  deletion('passkey_challenges', 'expires_at < now()'),
  // Older messages are no longer sent (docs/decisions/0319).
  deletion('webhook_deliveries', "created_at < now() - interval '1 day'"),
  deletion('device_pairings', 'expires_at < now()', 'code_hash'),
  deletion('routine_runs', "updated_at < now() - interval '7 days'", 'ctid'),
  sql`DELETE FROM calendar_events WHERE ctid IN (SELECT e.ctid FROM calendar_events e
      JOIN family_calendars c ON c.family_id = e.family_id AND c.id = e.calendar_id
      WHERE coalesce(e.ends_at, (e.ends_on + 1)::timestamptz) < now() - interval '2 days'
        OR (c.state = 'failing' AND c.fetched_at < now() - interval '24 hours')
      LIMIT 5000 FOR UPDATE OF e SKIP LOCKED)`,
  // The news's week can still be read as last week.
  deletion(
    'kid_news',
    "created_at < now() - interval '30 days' AND (shown_at < now() - interval '30 days' OR created_at < now() - interval '90 days')",
  ),
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
