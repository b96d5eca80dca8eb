import { eq } from 'drizzle-orm';
import type { Locale } from '@shared/constants';
import type {
  NewPasswordInput,
  PasswordResetView,
  ResetLink,
  ResetLinkInput,
} from '@shared/contracts/password-reset';
import { sessions } from '@shared/tables/index';
import type { Db } from '../../db/client';
import { lockAccountById, lockActor } from '../../db/account-locks';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { JobData } from '../../jobs/jobs';
import type { AdminActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { fingerprint, type Secrets } from '../../lib/secrets';
import { addressCounts } from '../../limits/address-counts';
import { deleteTokensOf } from '../../sessions/access-tokens';
import { deleteSessions } from '../../sessions/session-store';
import { audit, auditSuccess, type AuditContext, type AuditEntry } from '../audit/audit';
import { findUserByName, updatePassword } from '../auth/users.queries';
import { logForFamily } from '../families/family-log';
import { dropPendingAddress } from '../mail/change-email.service';
import { createLink, linkUrl, mailLink } from '../mail/links';
import { deleteSignedOut } from '../push/push.queries';
import * as links from '../mail/links.queries';
import { mailNotice } from '../mail/notice-mail';
import { familyIdsOf, findByNameOrAddress } from './accounts.queries';

const KIND = 'reset_password';
/** Accounts with one address that get a link. */
const MOST_ACCOUNTS = 5;

/**
 * Sends a reset link to the user with this username or confirmed address. Does the same work for an unknown
 * name. After too many requests for a name, nothing is sent.
 */
export async function requestReset(
  deps: Deps,
  { address, locale }: { address: string; locale: Locale },
  name: string,
): Promise<void> {
  const { db, jobs, limits, mailer } = deps;
  await limits.take(...addressCounts('resetAddress', address));
  // Known and unknown names count alike.
  const attempt = await limits.tryTake(['resetName', fingerprint(name.toLowerCase())]);
  if (!attempt || !mailer) return;
  const userIds = await findByNameOrAddress(db, name, MOST_ACCOUNTS);
  const resets = userIds.map((userId) => ({ userId, linkId: newId() }));
  await inTransaction(db, (tx) => jobs.add(tx, 'reset-passwords', { resets, locale }));
}

/** Creates and sends a link for each account, only once. */
export async function mailResetLinks(
  deps: Pick<Deps, 'db' | 'jobs' | 'secrets'>,
  { resets, locale }: JobData['reset-passwords'],
): Promise<void> {
  for (const { userId, linkId } of resets) {
    await inTransaction(deps.db, async (tx) => {
      if (!(await lockAccountById(tx, userId))) return;
      await mailLink(deps, tx, { userId, kind: KIND, id: linkId, locale });
    });
  }
}

/** Returns the username of an open link. */
export async function viewReset(deps: Deps, token: string): Promise<PasswordResetView> {
  const { username } = await requirePerson(deps, token);
  return { username };
}

/** Sets a new password with a link, uses up the user's links, and ends their sessions and access tokens. */
export async function resetPassword(
  deps: Deps,
  { locale, ...context }: AuditContext & { locale: Locale },
  token: string,
  { password }: NewPasswordInput,
): Promise<void> {
  const { limits, secrets } = deps;
  const { userId, username } = await requirePerson(deps, token);
  await deps.newPasswords.check('password', password);
  await limits.take(['hashing', userId]);
  const passwordHash = await secrets.hashPassword(password);
  const ended = await withTransaction(deps, async (tx) => {
    if (!(await lockAccountById(tx, userId))) throw notFound('link');
    if (!(await links.takeLink(tx, KIND, userId, fingerprint(token)))) throw notFound('link');
    await links.deleteLinks(tx, userId, [KIND]);
    // An intruder may have entered it.
    await dropPendingAddress(tx, userId);
    await updatePassword(tx, userId, passwordHash);
    await auditSuccess(tx, { type: 'parent', userId }, 'password.reset', context);
    await mailNotice(deps, tx, { message: 'password_reset', userId, locale });
    await deleteTokensOf(tx, userId);
    await deleteSignedOut(tx, userId);
    return deleteSessions(tx, eq(sessions.userId, userId));
  });
  deps.sessions.announceEnded(ended);
  // Attempts of unknown devices may be used up.
  await limits.clear(['loginUsername', `${fingerprint(username.toLowerCase())} *`]);
}

async function requirePerson({ db }: Pick<Deps, 'db'>, token: string) {
  const person = await links.findPersonOfLink(db, KIND, fingerprint(token));
  if (!person) throw notFound('link');
  return person;
}

/** Creates a link for an admin to give out. The user's families can read the reason. */
export async function createResetLink(
  deps: Deps,
  actor: AdminActor,
  { username, reason }: ResetLinkInput,
  origin: string,
  context: AuditContext,
): Promise<ResetLink> {
  const who = { actorType: 'admin', actorId: actor.userId, ...context } as const;
  const made = await insertResetLink(deps, username, origin, who, { actor, reason });
  if (!made) throw notFound('parent');
  return made;
}

export function createResetLinkAsSystem(
  deps: { db: Db; secrets: Secrets },
  username: string,
  origin: string,
): Promise<ResetLink | null> {
  return insertResetLink(deps, username, origin, { actorType: 'system' });
}

async function insertResetLink(
  { db, secrets }: { db: Db; secrets: Secrets },
  username: string,
  origin: string,
  who: Pick<AuditEntry, 'actorType' | 'actorId' | 'address' | 'requestId'>,
  admin?: { actor: AdminActor; reason: string },
): Promise<ResetLink | null> {
  return inTransaction(db, async (tx) => {
    if (admin) await lockActor(tx, admin.actor);
    const person = await findUserByName(tx, username);
    if (person?.role !== 'parent' || !(await lockAccountById(tx, person.id))) return null;
    const id = await createLink({ secrets }, tx, { userId: person.id, kind: KIND });
    const link = id === null ? undefined : await links.findLink(tx, id);
    if (id === null || !link) throw new Error('a link that was just made is gone');
    await audit(tx, { ...who, action: 'password.reset_link', target: person.id, outcome: 'ok' });
    if (admin) {
      const entry = { kind: 'reset_link', adminId: admin.actor.userId, reason: admin.reason } as const;
      for (const familyId of await familyIdsOf(tx, person.id)) await logForFamily(tx, { familyId, ...entry });
    }
    const url = linkUrl({ secrets }, origin, { id, kind: KIND });
    return { username: person.username, url, expiresAt: link.expiresAt.toISOString() };
  });
}
