import { eq, inArray, sql } from 'drizzle-orm';
import { families, sessions } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { lockFamilyToDelete } from '../../db/family-locks';
import type { Deps } from '../../deps';
import type { Actor } from '../../lib/actor';
import { deleteSessions } from '../../sessions/session-store';
import { deleteAccounts, lockMembersOfThisOnly } from './members.queries';
import { enqueueImageRemoval } from '../uploads/image-removals';
import { folderOf } from '../uploads/upload-locations';

/**
 * Deletes the family with all its rows and the accounts that belong to no other family, and ends its sessions. A member of another family stays signed in there. A job removes its images. Returns the ids of the ended sessions, to be announced once `tx` is committed, or null when there is no such
 * family.
 */
export async function deleteFamily(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  familyId: string,
  actor: Actor | null,
): Promise<string[] | null> {
  // Every other write of this family either finishes first or finds no family.
  const family = await lockFamilyToDelete(tx, familyId, actor);
  if (!family) return null;
  const leaving = await lockMembersOfThisOnly(tx, familyId);
  const sessionIds = await deleteSessions(
    tx,
    sql`(${eq(sessions.familyId, familyId)} OR ${inArray(sessions.userId, leaving)})`,
  );
  await tx.delete(families).where(eq(families.id, familyId));
  await deleteAccounts(tx, leaving);
  await enqueueImageRemoval(deps, tx, [folderOf(familyId)]);
  return sessionIds;
}
