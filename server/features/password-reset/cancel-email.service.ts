import { eq } from 'drizzle-orm';
import type { CancelledEmail } from '@shared/contracts/password-reset';
import { sessions } from '@shared/tables/index';
import { lockAccountById } from '../../db/account-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import { notFound } from '../../lib/errors';
import { fingerprint, randomToken } from '../../lib/secrets';
import { deleteTokensOf } from '../../sessions/access-tokens';
import { deleteSessions } from '../../sessions/session-store';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { updatePassword } from '../auth/users.queries';
import { setAddresses } from '../mail/addresses.queries';
import { createLink } from '../mail/links';
import * as queries from '../mail/links.queries';
import { deleteSignedOut } from '../push/push.queries';

/**
 * Restores the old address with its link and ends the sessions and access tokens. The password stops working,
 * because an intruder may know it; the returned token sets a new one.
 */
export async function cancelEmailChange(
  deps: Deps,
  context: AuditContext,
  token: string,
): Promise<CancelledEmail> {
  const { db, limits, secrets, sessions: store } = deps;
  const tokenHash = fingerprint(token);
  const person = await queries.findPersonOfLink(db, 'cancel_email', tokenHash);
  if (!person) throw notFound('link');
  const { userId, email, createdAt } = person;
  await limits.take(['hashing', userId]);
  const unusable = await secrets.hashPassword(randomToken());
  const { resetId, ended } = await withTransaction(deps, async (tx) => {
    if (!(await lockAccountById(tx, userId))) throw notFound('link');
    if (!(await queries.takeLink(tx, 'cancel_email', userId, tokenHash))) throw notFound('link');
    await queries.deleteLinks(tx, userId, ['confirm_email', 'reset_password']);
    // Older links restore an even earlier address.
    await queries.deleteLinks(tx, userId, ['cancel_email'], createdAt);
    await setAddresses(tx, userId, { email, emailConfirmed: true, pendingEmail: null });
    await updatePassword(tx, userId, unusable);
    await auditSuccess(tx, { type: 'parent', userId }, 'email.cancel', context);
    await deleteTokensOf(tx, userId);
    await deleteSignedOut(tx, userId);
    return {
      resetId: await createLink(deps, tx, { userId, kind: 'reset_password' }),
      ended: await deleteSessions(tx, eq(sessions.userId, userId)),
    };
  });
  store.announceEnded(ended);
  if (resetId === null) throw new Error('a new link has the id of another');
  return { resetToken: secrets.linkToken(resetId) };
}
