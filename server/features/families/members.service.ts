import { eq, sql } from 'drizzle-orm';
import { sessions } from '@shared/tables/index';
import { lockFamily } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import { conflict, notFound } from '../../lib/errors';
import { deleteSessions } from '../../sessions/session-store';
import { deleteMembership, lockMembership } from './members.queries';

/**
 * Ends a grown-up's membership; their sessions in this family end with it, the account and other families stay. Throws
 * 404 when the family has no such member, 409 `last_owner` for the owner.
 */
export async function removeMember(
  deps: Pick<Deps, 'db' | 'publish' | 'sessions'>,
  familyId: string,
  userId: string,
): Promise<void> {
  const ended = await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, familyId, 'no key update');
    const membership = await lockMembership(tx, familyId, userId);
    if (!membership) throw notFound('member');
    if (membership.role === 'owner') throw conflict('last_owner');
    // Before the membership: its cascade would delete them without returning their ids.
    const ids = await deleteSessions(
      tx,
      sql`${eq(sessions.familyId, familyId)} AND ${eq(sessions.userId, userId)}`,
    );
    await deleteMembership(tx, familyId, userId);
    publish({ type: 'family.changed', familyId });
    return ids;
  });
  deps.sessions.announceEnded(ended);
}
