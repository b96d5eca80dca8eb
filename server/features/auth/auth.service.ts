import type { LoginInput, RegisterInput, User } from '@shared/contracts/users';
import { violatesUnique } from '../../db/errors';
import type { Deps } from '../../deps';
import type { ClientIdentity } from '../../devices/client-identity';
import { findKnownDevice } from '../../devices/device-logins';
import type { Actor, AdminActor, AdultActor } from '../../lib/actor';
import { conflict, unauthorized, unavailable, wrongCredentials } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { auditFailedLogin } from '../audit/logins';
import { insertFamily, takeFamilyCode } from '../families/families.queries';
import { insertMembership } from '../families/members.queries';
import { presentUser } from './auth.present';
import { parentLoginCounts } from './login-counts';
import * as queries from './users.queries';

export interface SignedIn<A extends Actor> {
  user: User;
  actor: A;
  verifiedHash: string;
}

/**
 * Creates a family with its owner and a free family code, all or nothing. Throws 409 `Username already exists`,
 * 429, or 503 when no code is free.
 */
export async function register(
  deps: Deps,
  client: ClientIdentity,
  input: RegisterInput,
): Promise<SignedIn<AdultActor>> {
  const { db, limits, secrets } = deps;
  await limits.take(['registration', client.address]);
  const passwordHash = await secrets.hashPassword(input.password);
  const [userId, familyId] = [newId(), newId()];
  try {
    await db.transaction(async (tx) => {
      const code = await takeFamilyCode(tx);
      if (!code) throw unavailable('full');
      await insertFamily(tx, {
        id: familyId,
        name: input.familyName ?? null,
        code,
        timezone: input.timezone ?? undefined,
      });
      await queries.insertUser(tx, {
        id: userId,
        username: input.username,
        passwordHash,
        firstName: input.firstName,
        lastName: input.lastName ?? null,
        email: input.email ?? null,
        role: 'parent',
      });
      await insertMembership(tx, { familyId, userId, role: 'owner' });
    });
  } catch (error) {
    if (violatesUnique(error, 'users_username_key')) throw conflict('username_taken');
    throw error;
  }
  const row = await queries.findUser(db, userId, familyId);
  if (!row) throw new Error('the new user is not there');
  return { user: presentUser(row), actor: parentActor(row), verifiedHash: passwordHash };
}

/**
 * Logs a parent in by username and password; an admin's credentials are wrong here. Attempts are counted by username and
 * address, those on a device known for the parent separately (docs/decisions/0101). Throws 401, 429, or 503 when too many
 * wait. Takes the same time whether or not there is such a parent.
 */
export function logInParent(
  deps: Deps,
  client: ClientIdentity,
  input: LoginInput,
): Promise<SignedIn<AdultActor>> {
  return deps.logins(() => attemptLogin(deps, client, input));
}

async function attemptLogin(
  deps: Deps,
  client: ClientIdentity,
  input: LoginInput,
): Promise<SignedIn<AdultActor>> {
  const { db, limits, secrets } = deps;
  const row = await queries.findUserByName(db, input.username);
  const parent = row?.role === 'parent' ? row : undefined;
  const device = parent ? await findKnownDevice(db, client.deviceId, { userId: parent.id }) : null;
  const counts = parentLoginCounts({ username: input.username, address: client.address, device });
  if (parent) await limits.check(['logins', parent.id]);
  const attempt = await limits.take(counts.credential, ...counts.others);
  const fits = await secrets.verifyPassword(parent?.passwordHash ?? null, input.password);
  if (!fits || !parent) {
    await attempt.failed();
    await auditFailedLogin(deps, 'parent.login', parent?.id, client);
    throw wrongCredentials('user');
  }
  await attempt.giveBack();
  await limits.clear(counts.credential);
  await limits.take(['logins', parent.id]);
  return { user: presentUser(parent), actor: parentActor(parent), verifiedHash: parent.passwordHash };
}

/** The signed-in admin, or parent with the session's family. Throws 401 when the account is gone. */
export async function currentUser({ db }: Deps, actor: AdultActor | AdminActor): Promise<User> {
  const row = await queries.findUser(db, actor.userId, actor.type === 'admin' ? null : actor.familyId);
  if (!row) throw unauthorized();
  return presentUser(row);
}

function parentActor({ id: userId, familyId, familyCode, memberRole: role }: queries.UserRow): AdultActor {
  if (familyId === null || familyCode === null || role === null)
    return { type: 'parent', userId, familyId: null };
  return { type: 'parent', userId, familyId, familyCode, role };
}
