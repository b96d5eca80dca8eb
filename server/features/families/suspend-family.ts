import { and, eq, sql } from 'drizzle-orm';
import { SUSPENSION_DAYS } from '@shared/constants';
import { families, memberships, sessions } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { lockFamilyToDelete } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { listBoardIds } from '../../devices/paired-devices';
import { withTransaction } from '../../events/with-transaction';
import type { Actor } from '../../lib/actor';
import { deleteSessions } from '../../sessions/session-store';
import { audit } from '../audit/audit';
import { deleteFamily } from './delete-family';

const isOver = sql`${families.suspendedAt} < now() - ${SUSPENSION_DAYS} * interval '1 day'`;

/**
 * Suspends a family. Its code stays reserved. A suspended family keeps its date, and only an admin reverts an
 * admin's suspension. Returns the ended session ids, or null for an unknown family.
 */
export async function suspendFamily(tx: Tx, familyId: string, actor: Actor): Promise<string[] | null> {
  if (!(await lockFamilyToDelete(tx, familyId, actor))) return null;
  await tx
    .update(families)
    .set({
      suspendedAt: sql`coalesce(${families.suspendedAt}, now())`,
      ...(actor.type === 'admin' && { suspendedByAdmin: true }),
    })
    .where(eq(families.id, familyId));
  const boardIds = await listBoardIds(tx, familyId);
  return [...boardIds, ...(await deleteSessions(tx, eq(sessions.familyId, familyId)))];
}

export async function restoreFamily(tx: Tx, familyId: string, actor: Actor): Promise<boolean> {
  if (!(await lockFamilyToDelete(tx, familyId, actor))) return false;
  await tx
    .update(families)
    .set({ suspendedAt: null, suspendedByAdmin: false })
    .where(eq(families.id, familyId));
  return true;
}

/** Prefers a family that the user can restore. */
export async function findSuspendedOf(
  tx: Executor,
  userId: string,
): Promise<{ id: string; byAdmin: boolean } | undefined> {
  const [row] = await tx
    .select({ id: families.id, byAdmin: families.suspendedByAdmin })
    .from(memberships)
    .innerJoin(families, eq(families.id, memberships.familyId))
    .where(and(eq(memberships.userId, userId), eq(memberships.role, 'owner'), sql`NOT ${isOver}`))
    .orderBy(families.suspendedByAdmin, memberships.createdAt, families.id)
    .limit(1);
  return row;
}

/**
 * Deletes families whose suspension ended, until `signal` aborts. Returns their number. Failures are retried
 * in the next run.
 */
export async function purgeSuspended(deps: Deps, signal?: AbortSignal): Promise<number> {
  const due = await deps.db.select({ id: families.id }).from(families).where(isOver);
  let purged = 0;
  for (const { id } of due) {
    if (signal?.aborted) break;
    try {
      if (await purgeFamily(deps, id)) purged += 1;
    } catch (error) {
      deps.logger.error({ err: error, familyId: id }, 'a suspended family was not deleted');
    }
  }
  return purged;
}

/** Returns false if the family was restored or purged in the meantime. */
async function purgeFamily(deps: Deps, id: string): Promise<boolean> {
  const ended = await withTransaction(deps, async (tx) => {
    await lockFamilyToDelete(tx, id, null);
    const [still] = await tx
      .select({ id: families.id })
      .from(families)
      .where(and(eq(families.id, id), isOver));
    if (!still) return null;
    await audit(tx, { actorType: 'system', action: 'family.delete', target: id, outcome: 'ok' });
    return deleteFamily(deps, tx, id, null);
  });
  if (ended === null) return false;
  deps.sessions.announceEnded(ended);
  return true;
}
