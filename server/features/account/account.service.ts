import { eq, ne, sql } from 'drizzle-orm';
import type { Locale } from '@shared/constants';
import type { ChangePasswordInput, DeletionInput, UpdateUserInput, User } from '@shared/contracts/users';
import { sessions } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { lockAccount } from '../../db/account-locks';
import { withTransaction } from '../../events/with-transaction';
import type { Deps } from '../../deps';
import { deleteTokensOf } from '../../sessions/access-tokens';
import { requireFreshProof } from '../../sessions/fresh-proof';
import { deleteSessions } from '../../sessions/session-store';
import type { AdultActor, ParentActor } from '../../lib/actor';
import { forbidden, noFamily, unauthorized, wrongCredentials } from '../../lib/errors';
import { requireExpected } from '../../lib/require-expected';
import { confirmPassword, readUser } from '../auth/auth.service';
import { findUser, replacePassword, type UserRow } from '../auth/users.queries';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { deleteSignedOut } from '../push/push.queries';
import { deleteFamily } from '../families/delete-family';
import { changeAddress, dropPendingAddress } from '../mail/change-email.service';
import { mayMailTo } from '../mail/confirm-email.service';
import { mailNotice } from '../mail/notice-mail';
import { updateFamily, updateUser } from './account.queries';

/**
 * Updates the given fields. A changed address gets a confirmation link. Throws 409 if a field is no longer as
 * `expected`.
 */
export async function updateAccount(
  deps: Deps,
  actor: AdultActor,
  input: UpdateUserInput,
  { locale, ...context }: AuditContext & { locale: Locale },
): Promise<User> {
  const { familyName, timezone, expected, email, ...person } = input;
  const { familyId, userId } = actor;
  const changesFamily = familyName !== undefined || timezone !== undefined;
  if (changesFamily && familyId === null) throw noFamily();
  if (changesFamily && familyId !== null && actor.role === 'helper') throw forbidden();
  const mayConfirm =
    email && email !== (await accountRow(deps.db, actor)).email
      ? await mayMailTo(deps, { userId, email })
      : false;
  await withTransaction(deps, async (tx, publish) => {
    await lockAccount(tx, actor, 'no key update');
    const before = await accountRow(tx, actor);
    requireExpected(before, expected);
    if (email !== undefined && email === before.email) await dropPendingAddress(tx, userId);
    if (email !== undefined && email !== before.email) {
      await requireFreshProof(tx, actor);
      await changeAddress(deps, tx, { userId, email, mayConfirm, locale });
      await auditSuccess(tx, actor, 'email.change', context);
    }
    await updateUser(tx, userId, person);
    if (familyId === null) return;
    if (changesFamily) await updateFamily(tx, familyId, { name: familyName, timezone });
    if (changesFamily) publish({ type: 'settings.changed', familyId });
    // The user's other pages show the name and follow the language.
    else if (person.firstName !== undefined || person.locale !== undefined)
      publish({ type: 'members.changed', familyId });
  });
  return (await readUser(deps.db, userId, familyId)).user;
}

/**
 * Changes the password and ends the parent's other sessions and access tokens. `keep` is the current
 * session's stored id.
 */
export async function changePassword(
  deps: Deps,
  actor: AdultActor,
  keep: string,
  { currentPassword, newPassword }: ChangePasswordInput,
  { locale, ...context }: AuditContext & { locale: Locale },
): Promise<void> {
  const { passwordHash: verifiedHash } = await confirmPassword(deps, actor, currentPassword);
  await deps.newPasswords.check('newPassword', newPassword);
  const passwordHash = await deps.secrets.hashPassword(newPassword);
  const ended = await withTransaction(deps, async (tx) => {
    await lockAccount(tx, actor);
    if (!(await replacePassword(tx, actor.userId, verifiedHash, passwordHash)))
      throw wrongCredentials('current_password');
    await auditSuccess(tx, actor, 'password.change', context);
    await mailNotice(deps, tx, { message: 'password_changed', userId: actor.userId, locale });
    await deleteTokensOf(tx, actor.userId);
    await deleteSignedOut(tx, actor.userId);
    return deleteSessions(tx, sql`${eq(sessions.userId, actor.userId)} AND ${ne(sessions.id, keep)}`);
  });
  deps.sessions.announceEnded(ended);
}

export async function deleteOwnFamily(
  deps: Deps,
  actor: ParentActor,
  input: DeletionInput,
  context: AuditContext,
): Promise<void> {
  await confirmEnding(deps, actor, input);
  const gone = await withTransaction(deps, async (tx) => {
    const ids = await deleteFamily(deps, tx, actor.familyId, actor);
    await auditSuccess(tx, actor, 'family.delete', context, actor.familyId);
    return ids;
  });
  if (gone) deps.sessions.announceEnded(gone);
}

/** Confirms the deletion of a family or an account with the password, or else a recent proof. */
export async function confirmEnding(
  deps: Deps,
  actor: AdultActor,
  { password }: DeletionInput,
): Promise<void> {
  if (password === undefined) await requireFreshProof(deps.db, actor);
  else await confirmPassword(deps, actor, password);
}

async function accountRow(tx: Executor, actor: AdultActor): Promise<UserRow> {
  const row = await findUser(tx, actor.userId, actor.familyId);
  if (!row) throw unauthorized();
  return row;
}
