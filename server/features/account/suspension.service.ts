import type { DeletionInput } from '@shared/contracts/users';
import { lockFamilyToDelete } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { AdultActor, ParentActor } from '../../lib/actor';
import { conflict, notFound } from '../../lib/errors';
import { moveSession } from '../../sessions/change-sessions';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { readUser } from '../auth/auth.service';
import { findSuspendedOf, restoreFamily, suspendFamily } from '../families/suspend-family';
import { confirmEnding } from './account.service';

/** Suspends the owner's family for 14 days, then it is deleted. Ends all its sessions, including this one. */
export async function suspendOwnFamily(
  deps: Deps,
  actor: ParentActor,
  input: DeletionInput,
  context: AuditContext,
): Promise<void> {
  await confirmEnding(deps, actor, input);
  const { familyId } = actor;
  const ended = await withTransaction(deps, async (tx) => {
    const ids = await suspendFamily(tx, familyId, actor);
    await auditSuccess(tx, actor, 'family.suspend', context, familyId);
    return ids;
  });
  if (ended) deps.sessions.announceEnded(ended);
}

export async function restoreOwnFamily(
  deps: Deps,
  actor: AdultActor,
  sessionId: string,
  context: AuditContext,
): Promise<void> {
  const { userId } = actor;
  const moved = await withTransaction(deps, async (tx) => {
    const found = await findSuspendedOf(tx, userId);
    if (!found) throw notFound('family');
    const { id: familyId } = found;
    await lockFamilyToDelete(tx, familyId, actor);
    // An admin may have suspended it in the meantime.
    const locked = await findSuspendedOf(tx, userId);
    if (locked?.id !== familyId) throw notFound('family');
    if (locked.byAdmin) throw conflict('suspended_by_admin');
    if (!(await restoreFamily(tx, familyId, actor))) throw notFound('family');
    await auditSuccess(tx, actor, 'family.restore', context, familyId);
    const { actor: identity } = await readUser(tx, userId, familyId);
    if (identity.familyId === null) throw notFound('family');
    return moveSession(tx, sessionId, identity);
  });
  deps.sessions.announceChanged(moved);
}
