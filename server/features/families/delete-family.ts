import { eq, inArray, sql } from 'drizzle-orm';
import { families, sessions } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { lockFamilyToDelete } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { listBoardIds } from '../../devices/paired-devices';
import type { Actor } from '../../lib/actor';
import { deleteSessions } from '../../sessions/session-store';
import { deleteAccounts, lockMembersOfThisOnly } from './members.queries';
import { enqueueImageRemoval } from '../uploads/image-removals';
import { folderOf } from '../uploads/upload-locations';

/**
 * Deletes the family, its rows and accounts without another family. Returns the ended session ids to announce
 * after the commit, or null for an unknown family.
 */
export async function deleteFamily(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  familyId: string,
  actor: Actor | null,
): Promise<string[] | null> {
  // Other writes of this family finish first or find no family.
  const family = await lockFamilyToDelete(tx, familyId, actor);
  if (!family) return null;
  const boardIds = await listBoardIds(tx, familyId);
  const leaving = await lockMembersOfThisOnly(tx, familyId);
  const sessionIds = await deleteSessions(
    tx,
    sql`(${eq(sessions.familyId, familyId)} OR ${inArray(sessions.userId, leaving)})`,
  );
  await tx.delete(families).where(eq(families.id, familyId));
  await deleteAccounts(tx, leaving);
  await enqueueImageRemoval(deps, tx, [folderOf(familyId)]);
  return [...boardIds, ...sessionIds];
}
