import type { Locale } from '@shared/constants';
import type { LoginInput, RegisterInput, User } from '@shared/contracts/users';
import type { Executor, Tx } from '../../db/client';
import { violatesUnique } from '../../db/errors';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { ClientIdentity } from '../../devices/client-identity';
import { findKnownDevice } from '../../devices/device-logins';
import type { AdminActor, AdultActor, AdultIdentity, Identity } from '../../lib/actor';
import { conflict, unauthorized, wrongCredentials } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { addressCounts } from '../../limits/address-counts';
import { storeFreshProof } from '../../sessions/fresh-proof';
import { auditContextOf } from '../audit/audit';
import { auditFailedLogin, auditProof } from '../audit/logins';
import { createFamily } from '../families/create-family';
import { joinByInvite, requireInvite } from '../families/invites.service';
import { mailConfirmation, mayMailTo } from '../mail/confirm-email.service';
import { presentUser } from './auth.present';
import { parentLoginCounts } from './login-counts';
import * as queries from './users.queries';

export interface SignedIn<A extends Identity> {
  user: User;
  actor: A;
  verifiedHash: string;
}

/** Creates an account with a new family, or as a member of the inviting one. */
export async function register(
  deps: Deps,
  client: ClientIdentity,
  input: RegisterInput,
  locale: Locale,
): Promise<SignedIn<AdultIdentity>> {
  const { db, limits, newPasswords, secrets } = deps;
  await newPasswords.check('password', input.password);
  await limits.take(...addressCounts('registration', client.address));
  const token = input.inviteToken ?? null;
  const invite = token === null ? null : await requireInvite(deps, token);
  const passwordHash = await secrets.hashPassword(input.password);
  const userId = newId();
  const { email } = input;
  const confirms = email ? await mayMailTo(deps, { userId, email }) : false;
  const familyId = await withTransaction(deps, async (tx, publish) => {
    await insertAccount(tx, userId, passwordHash, input);
    if (email && confirms) await mailConfirmation(deps, tx, { userId, email, locale });
    if (invite === null || token === null) {
      const { familyName = null, timezone } = input;
      return createFamily(tx, userId, { name: familyName, timezone: timezone ?? undefined });
    }
    const context = auditContextOf(client);
    await joinByInvite(tx, publish, { familyId: invite.familyId, token, userId, context });
    return invite.familyId;
  });
  return { ...(await readUser(db, userId, familyId)), verifiedHash: passwordHash };
}

async function insertAccount(
  tx: Tx,
  id: string,
  passwordHash: string,
  { username, firstName, lastName, email }: RegisterInput,
): Promise<void> {
  try {
    await queries.insertUser(tx, {
      id,
      username,
      passwordHash,
      firstName,
      lastName: lastName ?? null,
      email: email ?? null,
      role: 'parent',
    });
  } catch (error) {
    if (violatesUnique(error, 'users_username_key')) throw conflict('username_taken');
    throw error;
  }
}

/**
 * Logs a parent in. Known devices are counted separately (docs/decisions/0101). Takes the same time for
 * unknown usernames.
 */
export function logInParent(
  deps: Deps,
  client: ClientIdentity,
  input: LoginInput,
): Promise<SignedIn<AdultIdentity>> {
  return deps.logins(() => attemptLogin(deps, client, input));
}

async function attemptLogin(
  deps: Deps,
  client: ClientIdentity,
  input: LoginInput,
): Promise<SignedIn<AdultIdentity>> {
  const { db } = deps;
  const row = await queries.findUserByName(db, input.username);
  const found = row?.role === 'parent' ? row : undefined;
  const parent = await checkPassword(deps, client, found, input);
  if (!parent) {
    await auditFailedLogin(deps, 'parent.login', found?.id, client);
    throw wrongCredentials('user');
  }
  const user = presentUser(parent, await queries.listMemberships(db, parent.id));
  return { user, actor: adultIdentity(parent), verifiedHash: parent.passwordHash };
}

/** Returns the parent if the password is correct. Counts the attempt. */
async function checkPassword(
  { db, limits, secrets }: Deps,
  client: ClientIdentity,
  parent: queries.UserRow | undefined,
  { username, password }: LoginInput,
): Promise<queries.UserRow | undefined> {
  const device = parent ? await findKnownDevice(db, client.deviceId, { userId: parent.id }) : null;
  const counts = parentLoginCounts({ username, address: client.address, device });
  if (parent) await limits.check(['logins', parent.id]);
  const attempt = await limits.take(counts.credential, ...counts.others);
  const fits = await secrets.verifyPassword(parent?.passwordHash ?? null, password);
  if (!fits || !parent) {
    await attempt.failed();
    return undefined;
  }
  await attempt.giveBack();
  await limits.clear(counts.credential);
  await limits.take(['logins', parent.id]);
  return parent;
}

/** Gives the session a recent proof. */
export function proveByPassword(
  deps: Deps,
  client: ClientIdentity,
  actor: AdultActor,
  password: string,
): Promise<void> {
  return deps.logins(async () => {
    const account = await queries.findUser(deps.db, actor.userId, null);
    if (!account) throw unauthorized();
    const { id, username, passwordHash } = account;
    if (!(await checkPassword(deps, client, account, { username, password }))) {
      await auditFailedLogin(deps, 'parent.proof', id, client);
      throw wrongCredentials('current_password');
    }
    await storeFreshProof(deps.db, actor, passwordHash);
    await auditProof(deps, id, client);
  });
}

/** Throws 401 if it is wrong. For changes that need more than a session, as it may be on an unattended browser. */
export async function confirmPassword(
  { db, limits, secrets }: Deps,
  { userId }: AdultActor | AdminActor,
  password: string,
): Promise<queries.UserRow> {
  await limits.take(['hashing', userId]);
  const attempt = await limits.take(['loginUsername', userId]);
  const row = await queries.findUser(db, userId, null);
  if (!row) throw unauthorized();
  if (!(await secrets.confirmPassword(row.passwordHash, password))) {
    await attempt.failed();
    throw wrongCredentials('current_password');
  }
  await limits.clear(['loginUsername', userId]);
  return row;
}

/** Throws 401 if the account was deleted. */
export async function currentUser({ db }: Deps, actor: AdultActor | AdminActor): Promise<User> {
  return (await readUser(db, actor.userId, actor.type === 'admin' ? null : actor.familyId)).user;
}

/** Throws 401 if the account was deleted. */
export async function readUser(
  tx: Executor,
  userId: string,
  familyId: string | null,
): Promise<{ user: User; actor: AdultIdentity }> {
  const row = await queries.findUser(tx, userId, familyId);
  if (!row) throw unauthorized();
  return { user: presentUser(row, await queries.listMemberships(tx, userId)), actor: adultIdentity(row) };
}

function adultIdentity({
  id: userId,
  familyId,
  familyCode,
  memberRole: role,
}: queries.UserRow): AdultIdentity {
  if (familyId === null || familyCode === null || role === null)
    return { type: 'parent', userId, familyId: null };
  return { type: 'parent', userId, familyId, familyCode, role };
}
