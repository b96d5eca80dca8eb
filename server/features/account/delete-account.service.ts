import { eq } from 'drizzle-orm';
import type { DeletionInput } from '@shared/contracts/users';
import { sessions } from '@shared/tables/index';
import { lockAccount } from '../../db/account-locks';
import { lockFamilyById } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { AdultActor } from '../../lib/actor';
import { conflict } from '../../lib/errors';
import { deleteSessions } from '../../sessions/session-store';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { listMemberships } from '../auth/users.queries';
import { endAccessMadeBy } from '../families/end-access';
import { deleteAccounts } from '../families/members.queries';
import { forgetSender } from '../praise/praise.queries';
import { confirmEnding } from './account.service';

/**
 * Deletes the user's account and everything they set up. Throws like `confirmEnding`, and 409 `owns_family`.
 */
export async function deleteAccount(
  deps: Deps,
  actor: AdultActor,
  input: DeletionInput,
  context: AuditContext,
): Promise<void> {
  const { userId } = actor;
  await confirmEnding(deps, actor, input);
  const ended = await withTransaction(deps, async (tx, publish) => {
    const familyIds = (await listMemberships(tx, userId)).map(({ id }) => id).toSorted();
    for (const familyId of familyIds) await lockFamilyById(tx, familyId, 'no key update');
    await lockAccount(tx, actor, 'no key update');
    const memberships = await listMemberships(tx, userId);
    if (memberships.some(({ role }) => role === 'owner')) throw conflict('owns_family');
    // The user joined another family in the meantime.
    if (memberships.some(({ id }) => !familyIds.includes(id))) throw conflict('changed_meanwhile');
    const ids = await deleteSessions(tx, eq(sessions.userId, userId));
    for (const { id: familyId } of memberships) {
      ids.push(...(await endAccessMadeBy(tx, { familyId, userId }, null)));
      await forgetSender(tx, { familyId, userId });
      publish({ type: 'members.changed', familyId });
    }
    await deleteAccounts(tx, [userId]);
    await auditSuccess(tx, actor, 'account.delete', context);
    return ids;
  });
  deps.sessions.announceEnded(ended);
}
