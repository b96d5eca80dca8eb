import { and, eq, gt, sql } from 'drizzle-orm';
import { sessions } from '@shared/tables/index';
import type { Db } from '../db/client';
import { prepared } from '../db/prepared';

// setTimeout's maximum. A longer wait would fire immediately.
const LONGEST_TIMER_MS = 2 ** 31 - 1;
// The database's clock may be slightly behind, so this avoids a tight loop.
const SHORTEST_TIMER_MS = 250;

const liveSession = prepared((db) =>
  db
    .select({ leftMs: sql<string>`extract(epoch FROM ${sessions.expiresAt} - now()) * 1000` })
    .from(sessions)
    .where(and(eq(sessions.id, sql.placeholder('id')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('socket_session_expiry'),
);

/** SessionStore's `find` may be cached and counts as a use, which would keep a session alive. */
export async function sessionTimeLeft(db: Db, id: string): Promise<number | null> {
  const [row] = await liveSession(db).execute({ id });
  return row ? Number(row.leftMs) : null;
}

/**
 * Calls `onUnknown` if the database can't tell. Never for a board. Returns a function that stops watching.
 */
export function watchExpiry(
  db: Db,
  session: { id: string; leftMs: number | null },
  { onExpired, onUnknown }: { onExpired: () => void; onUnknown: (error: unknown) => void },
): () => void {
  if (session.leftMs === null) return () => {};
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
