import { eq } from 'drizzle-orm';
import { ADMIN_PASSWORD_MIN, LIMITS } from '@shared/constants';
import { sessions } from '@shared/tables/index';
import type { Db } from '../db/client';
import { audit } from '../features/audit/audit';
import { AdminNameTakenError, ensureAdmin } from '../features/auth/ensure-admin';
import { findUserByName } from '../features/auth/users.queries';
import { deleteSessions } from '../http/session-store';
import type { Secrets } from '../lib/secrets';

/** What the person at the terminal can mend; the message is one line. */
export class CommandError extends Error {}

/** Throws CommandError for a text that is no username. */
export function checkUsername(username: string | undefined): string {
  if (username === undefined) throw new CommandError('Say which admin: npm run admin -- <username>');
  if (!/^[A-Za-z0-9._@-]{3,64}$/.test(username)) {
    throw new CommandError('A username has 3 to 64 letters, digits and . _ - @');
  }
  return username;
}

/** Throws CommandError for a password that an admin may not have. */
export function checkPassword(password: string): string {
  const { length } = password;
  if (length < ADMIN_PASSWORD_MIN || length > LIMITS.password) {
    throw new CommandError(`An admin's password has ${ADMIN_PASSWORD_MIN} to ${LIMITS.password} characters`);
  }
  return password;
}

/**
 * Makes the admin, or gives an existing one this password and ends their sessions. Returns which of the two it was.
 * Throws CommandError when a parent has the username.
 */
export async function setAdmin(
  db: Db,
  secrets: Secrets,
  admin: { username: string; password: string },
): Promise<'created' | 'reset'> {
  const before = await findUserByName(db, admin.username);
  try {
    await ensureAdmin(db, secrets, admin);
  } catch (error) {
    if (!(error instanceof AdminNameTakenError)) throw error;
    throw new CommandError(`${admin.username} is the username of a parent. Please choose another.`);
  }
  const row = before ?? (await findUserByName(db, admin.username));
  if (!row) throw new Error('the admin is not there');
  // Whoever used the old password is out; a running server notices within seconds.
  await deleteSessions(db, eq(sessions.userId, row.id));
  await audit(db, {
    actorType: 'system',
    action: before ? 'admin.password' : 'admin.create',
    target: row.id,
    outcome: 'ok',
  });
  return before ? 'reset' : 'created';
}
