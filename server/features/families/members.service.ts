import { eq, sql } from 'drizzle-orm';
import type { MemberRole } from '@shared/constants';
import type { Member } from '@shared/contracts/members';
import { sessions } from '@shared/tables/index';
import { lockFamily } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { queueNotification } from '../../jobs/queue-notification';
import { withTransaction } from '../../events/with-transaction';
import type { ParentActor } from '../../lib/actor';
import { conflict, forbidden, notFound } from '../../lib/errors';
import { changeRole } from '../../sessions/change-sessions';
import { deleteSessions } from '../../sessions/session-store';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { forgetSender } from '../praise/praise.queries';
import { endAccessMadeBy } from './end-access';
import * as queries from './members.queries';

export async function listMembers({ db }: Deps, { familyId }: ParentActor): Promise<Member[]> {
  const rows = await queries.listMembers(db, familyId);
  return rows.map(presentMember);
}

/**
 * Changes a role. `owner` transfers the ownership. A new helper loses what only parents may set up
 * (`endAccessMadeBy`).
 */
export async function changeMemberRole(
  deps: Deps,
  actor: ParentActor,
  userId: string,
  role: MemberRole,
  { sessionId, context }: Asking,
): Promise<Member> {
  const { familyId, userId: ownerId } = actor;
  const { row, changed, ended } = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    const before = await queries.lockMembership(tx, familyId, userId);
    if (!before) throw notFound('member');
    if (before.role === 'owner' && role !== 'owner') throw conflict('last_owner');
    const ids: string[] = [];
    const endedIds: string[] = [];
    if (before.role !== role) {
      if (role === 'owner') {
        // First, because a family can't have two owners.
        await queries.updateRole(tx, familyId, ownerId, 'parent');
        ids.push(...(await changeRole(tx, familyId, [ownerId], 'parent')));
      }
      if (role === 'helper') endedIds.push(...(await endAccessMadeBy(tx, { familyId, userId }, sessionId)));
      await queries.updateRole(tx, familyId, userId, role);
      ids.push(...(await changeRole(tx, familyId, [userId], role)));
      await auditSuccess(tx, actor, 'member.role', context, userId);
      publish({ type: 'members.changed', familyId });
      // Helpers get no reward notifications.
      await queueNotification(deps.jobs, tx, familyId);
    }
    const found = await queries.findMember(tx, familyId, userId);
    if (!found) throw notFound('member');
    return { row: found, changed: ids, ended: endedIds };
  });
  deps.sessions.announceChanged(changed);
  deps.sessions.announceEnded(ended);
  return presentMember(row);
}

interface Asking {
  sessionId: string | null;
  context: AuditContext;
}

/**
 * Removes a member, or lets one leave. Ends their sessions here and everything they set up, but keeps the
 * account.
 */
export async function endMembership(
  deps: Deps,
  actor: ParentActor,
  userId: string,
  { sessionId, context }: Asking,
): Promise<void> {
  const { familyId, userId: actorId, role } = actor;
  if (role !== 'owner' && userId !== actorId) throw forbidden('own_membership_only');
  const ended = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    const membership = await queries.lockMembership(tx, familyId, userId);
    if (!membership) throw notFound('member');
    if (membership.role === 'owner') throw conflict('last_owner');
    // The membership's cascade would delete them without their ids.
    const ids = await deleteSessions(
      tx,
      sql`${eq(sessions.familyId, familyId)} AND ${eq(sessions.userId, userId)}`,
    );
    ids.push(...(await endAccessMadeBy(tx, { familyId, userId }, sessionId)));
    await forgetSender(tx, { familyId, userId });
    await queries.deleteMembership(tx, familyId, userId);
    await auditSuccess(tx, actor, 'member.remove', context, userId);
    publish({ type: 'members.changed', familyId });
    return ids;
  });
  deps.sessions.announceEnded(ended, { familyId, userId });
}

const presentMember = ({ joinedAt, ...row }: queries.MemberRow): Member => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
});
