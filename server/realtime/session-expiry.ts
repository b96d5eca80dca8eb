import { and, eq, gt, sql } from 'drizzle-orm';
import { sessions } from '@shared/tables/index';
import type { Db } from '../db/client';
import { prepared } from '../db/prepared';

// What setTimeout can count to; a longer wait would fire at once.
const LONGEST_TIMER_MS = 2 ** 31 - 1;
// The database's clock decides, and may be a little behind ours: ask again a little later, not in a tight loop.
const SHORTEST_TIMER_MS = 250;

const liveSession = prepared((db) =>
  db
    .select({ leftMs: sql<string>`extract(epoch FROM ${sessions.expiresAt} - now()) * 1000` })
    .from(sessions)
    .where(and(eq(sessions.id, sql.placeholder('id')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('socket_session_expiry'),
);

/**
 * How many milliseconds the session with the stored `id` has left by the database's clock, or null when it is over. Asks the row itself: SessionStore's `find` may answer
 * from memory, and counts as a use, which would let an open tab keep a session alive.
 */
export async function sessionTimeLeft(db: Db, id: string): Promise<number | null> {
  const [row] = await liveSession(db).execute({ id });
  return row ? Number(row.leftMs) : null;
}

/**
 * Calls `onExpired` once the session is over, however often its use moves the end; `onUnknown` when the time has come and
 * the database can't say. Returns the way to stop watching.
 */
export function watchExpiry(
  db: Db,
  session: { id: string; leftMs: number },
  { onExpired, onUnknown }: { onExpired: () => void; onUnknown: (error: unknown) => void },
): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const wait = (leftMs: number) => {
    const ms = Math.min(Math.max(leftMs, SHORTEST_TIMER_MS), LONGEST_TIMER_MS);
    timer = setTimeout(() => void check(), ms);
    timer.unref();
  };
  const check = async () => {
    try {
      const leftMs = await sessionTimeLeft(db, session.id);
      if (stopped) return;
      if (leftMs !== null) wait(leftMs);
      else onExpired();
    } catch (error) {
      if (!stopped) onUnknown(error);
    }
  };
  wait(session.leftMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
