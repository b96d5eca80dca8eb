import { eq } from 'drizzle-orm';
import { sessions } from '@shared/tables/index';
import { lockActor } from '../../db/account-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { AdminActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { deleteSessions } from '../../sessions/session-store';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { findUserByName } from '../auth/users.queries';

export async function endSessionsOf(
  deps: Deps,
  actor: AdminActor,
  username: string,
  context: AuditContext,
): Promise<void> {
  const ended = await withTransaction(deps, async (tx) => {
    await lockActor(tx, actor);
    const person = await findUserByName(tx, username);
    if (person?.role !== 'parent') throw notFound('parent');
    await auditSuccess(tx, actor, 'sessions.end', context, person.id);
    return deleteSessions(tx, eq(sessions.userId, person.id));
  });
  deps.sessions.announceEnded(ended);
}
