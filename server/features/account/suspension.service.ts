import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { AdultActor, ParentActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { moveSession } from '../../sessions/change-sessions';
import { audit, type AuditContext } from '../audit/audit';
import { readUser } from '../auth/auth.service';
import { findSuspendedOf, restoreFamily, suspendFamily } from '../families/suspend-family';
import { confirmPassword } from './account.service';

/**
 * Suspends the owner's family for 14 days, after which it is deleted for good. Every session in it ends, this one too.
 * Throws 401 for a wrong password, 429 after too many.
 */
export async function suspendOwnFamily(
  deps: Deps,
  actor: ParentActor,
  password: string,
  context: AuditContext,
): Promise<void> {
  await confirmPassword(deps, actor, password);
  const { familyId, userId } = actor;
  const ended = await withTransaction(deps, async (tx) => {
    const who = { actorType: 'parent', actorId: userId, target: familyId } as const;
    await audit(tx, { ...who, action: 'family.suspend', outcome: 'ok', ...context });
    return suspendFamily(tx, familyId);
  });
  if (ended) deps.sessions.announceEnded(ended);
}

/** Opens the suspended family that the person owns, and moves the session there. Throws 404 when there is none. */
export async function restoreOwnFamily(
  deps: Deps,
  { userId }: AdultActor,
  sessionId: string,
  context: AuditContext,
): Promise<void> {
  const moved = await withTransaction(deps, async (tx) => {
    const familyId = await findSuspendedOf(tx, userId);
    if (familyId === undefined || !(await restoreFamily(tx, familyId))) throw notFound('family');
    const who = { actorType: 'parent', actorId: userId, target: familyId } as const;
    await audit(tx, { ...who, action: 'family.restore', outcome: 'ok', ...context });
    const { actor } = await readUser(tx, userId, familyId);
    if (actor.familyId === null) throw notFound('family');
    return moveSession(tx, sessionId, actor);
  });
  deps.sessions.announceChanged(moved);
}
