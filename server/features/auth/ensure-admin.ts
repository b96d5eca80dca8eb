import { randomInt } from 'node:crypto';
import type { Db } from '../../db/client';
import { violatesUnique } from '../../db/faults';
import { newId } from '../../lib/ids';
import type { Secrets } from '../../lib/secrets';
import * as queries from './users.queries';

const DEFAULT_USERNAME = 'admin';
// Without look-alikes such as 0 and O: it is read off a terminal and typed.
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 20;

/** The username of ADMIN_USERNAME belongs to a parent. */
export class AdminNameTakenError extends Error {}

/**
 * Makes the admin that the settings name, or brings its password up to them (decision 5). Throws AdminNameTakenError.
 */
export async function ensureAdmin(
  db: Db,
  secrets: Secrets,
  admin: { username: string; password: string },
): Promise<void> {
  const existing = await queries.findUserByName(db, admin.username);
  if (existing && existing.role !== 'admin') {
    throw new AdminNameTakenError(`ADMIN_USERNAME ${admin.username} is already the username of a parent`);
  }
  if (existing && (await secrets.verifyPassword(existing.passwordHash, admin.password))) return;
  const passwordHash = await secrets.hashPassword(admin.password);
  if (existing) await queries.updatePassword(db, existing.id, passwordHash);
  else await createAdmin(db, admin.username, passwordHash);
}

/** On the first start without settings: makes an admin with a generated password and returns both, else null. */
export async function generateFirstAdmin(
  db: Db,
  secrets: Secrets,
): Promise<{ username: string; password: string } | null> {
  if (await queries.hasUserWithRole(db, 'admin')) return null;
  const password = Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  );
  const created = await createAdmin(db, DEFAULT_USERNAME, await secrets.hashPassword(password));
  return created ? { username: DEFAULT_USERNAME, password } : null;
}

async function createAdmin(db: Db, username: string, passwordHash: string): Promise<boolean> {
  try {
    await queries.insertUser(db, { id: newId(), username, passwordHash, role: 'admin' });
    return true;
  } catch (error) {
    // Another process that started at the same moment was first.
    if (violatesUnique(error, 'users_username_key')) return false;
    throw error;
  }
}
