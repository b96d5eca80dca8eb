import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { boards, families, familyDevices, sessions } from '@shared/tables/index';
import type { Executor, Tx } from '../db/client';
import { boardExpiry, tabletExpiry } from './insert-session';
import { deleteSessions, expiryOf } from './session-store';

const expiryOnTablet = sql`CASE
  WHEN EXISTS (SELECT FROM ${boards} WHERE ${boards.deviceId} = ${familyDevices.id}) THEN ${boardExpiry(sql`${sessions.createdAt}`)}
  ELSE ${tabletExpiry(sql`${families.idleMinutes}`, sql`${sessions.createdAt}`)} END`;

/** Extends the session at most every five seconds, unless it has expired. */
export async function recordTabletUse(db: Executor, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt: expiryOnTablet })
    .from(familyDevices)
    .innerJoin(families, eq(families.id, familyDevices.familyId))
    .where(
      and(
        eq(sessions.id, id),
        eq(familyDevices.id, sessions.tabletId),
        gt(sessions.expiresAt, sql`now()`),
        lt(sessions.lastSeenAt, sql`now() - interval '5 seconds'`),
      ),
    );
}

/** A parent's session ends after the tablet's idle minutes. */
export async function moveToTablet(tx: Tx, id: string, tabletId: string): Promise<string[]> {
  const rows = await tx
    .update(sessions)
    .set({
      tabletId,
      expiresAt: sql`CASE ${sessions.actorType} WHEN 'parent' THEN ${expiryOnTablet} ELSE ${sessions.expiresAt} END`,
    })
    .from(familyDevices)
    .innerJoin(families, eq(families.id, familyDevices.familyId))
    .where(
      and(
        eq(sessions.id, id),
        eq(familyDevices.id, tabletId),
        // A kid may only use the own family's tablets.
        or(eq(sessions.actorType, 'parent'), eq(sessions.familyId, familyDevices.familyId)),
      ),
    )
    .returning({ id: sessions.id });
  return rows.map((row) => row.id);
}

/**
 * Ends sessions except `keep`, which becomes an ordinary one. Returns the ended ids for `announceEnded`, with
 * the tablets' own, by which a board's sockets are known.
 */
export async function endTabletSessions(tx: Tx, tabletIds: string[], keep: string | null): Promise<string[]> {
  if (tabletIds.length === 0) return [];
  const onTablets = inArray(sessions.tabletId, tabletIds);
  if (keep !== null) {
    await tx
      .update(sessions)
      .set({ tabletId: null, expiresAt: expiryOf('parent') })
      .where(and(onTablets, eq(sessions.id, keep), eq(sessions.actorType, 'parent')));
  }
  return [...tabletIds, ...(await deleteSessions(tx, onTablets))];
}
