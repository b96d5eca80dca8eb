import { eq, inArray, sql } from 'drizzle-orm';
import { families, freeFamilyCodes, sessions } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { lockFamilyToDelete } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { deleteSessions } from '../../sessions/session-store';
import { deleteAccounts, lockMembersOfThisOnly } from './members.queries';
import { noteFamilyRemoval, removeImages } from '../uploads/removals';

/** What is left to do outside the database once a family's deletion is committed. */
export interface DeletedFamily {
  sessionIds: string[];
  /** Where its images are in the store. */
  imageFolder: string;
}

/**
 * Deletes the family with every row that is its own and the accounts that belong to no other family, ends the sessions in
 * it, and puts its code at the end of the free ones. Who belongs to another family stays signed in there.
 * Returns null when there is no such family. Call `afterFamilyDeleted` with the answer once `tx` is committed.
 */
export async function deleteFamily(tx: Tx, familyId: string): Promise<DeletedFamily | null> {
  // Whatever else is being written for this family either is finished before or finds no family.
  const family = await lockFamilyToDelete(tx, familyId);
  if (!family) return null;
  const leaving = await lockMembersOfThisOnly(tx, familyId);
  const sessionIds = await deleteSessions(
    tx,
    sql`(${eq(sessions.familyId, familyId)} OR ${inArray(sessions.userId, leaving)})`,
  );
  await tx.delete(families).where(eq(families.id, familyId));
  await deleteAccounts(tx, leaving);
  await tx.insert(freeFamilyCodes).values({ code: family.code });
  return { sessionIds, imageFolder: await noteFamilyRemoval(tx, familyId) };
}

/**
 * Closes the deleted family's sockets and drops its sessions from memory, in every process. Its images go in the
 * background; should that fail, the sweep does it.
 */
export function afterFamilyDeleted(
  deps: Pick<Deps, 'sessions' | 'images' | 'logger'>,
  gone: DeletedFamily,
): void {
  deps.sessions.announceEnded(gone.sessionIds);
  void removeImages(deps, gone.imageFolder);
}
