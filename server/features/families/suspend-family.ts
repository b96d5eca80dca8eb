import { and, eq, sql } from 'drizzle-orm';
import { SUSPENSION_DAYS } from '@shared/constants';
import { families, memberships, sessions } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { lockFamilyToDelete } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { Actor } from '../../lib/actor';
import { deleteSessions } from '../../sessions/session-store';
import { audit } from '../audit/audit';
import { deleteFamily } from './delete-family';

const isOver = sql`${families.suspendedAt} < now() - ${SUSPENSION_DAYS} * interval '1 day'`;

/**
 * Suspends the family: nobody gets in, its sessions end, and its code stays taken. A family that is suspended already
 * keeps its day; once an admin has suspended it, only an admin can restore it. Returns the ids of the ended sessions, to be
 * announced once `tx` is committed, or null when there is no such family.
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
  return deleteSessions(tx, eq(sessions.familyId, familyId));
}

/** Opens a suspended family again. Returns whether there is such a family; an open one stays as it is. */
export async function restoreFamily(tx: Tx, familyId: string, actor: Actor): Promise<boolean> {
  if (!(await lockFamilyToDelete(tx, familyId, actor))) return false;
  await tx
    .update(families)
    .set({ suspendedAt: null, suspendedByAdmin: false })
    .where(eq(families.id, familyId));
  return true;
}

/**
 * The suspended family that the user owns, until it is deleted, or undefined. Of several the first one they can restore, as
 * in `suspendedFamily`.
 */
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
 * Deletes the families whose suspension is over, as if their owners had; until `signal` aborts. A family that can't be
 * deleted is logged and tried again next time. Returns the number of deleted families.
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

/** Returns false when the family was restored, or purged by another process, before its lock was ours. */
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
