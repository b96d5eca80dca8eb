import { randomInt } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { sessions, users } from '@shared/tables/index';
import type { Db, Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { deleteSessions } from '../../sessions/session-store';
import { newId } from '../../lib/ids';
import type { Secrets } from '../../lib/secrets';
import { audit, type AuditEntry } from '../audit/audit';
import * as queries from './users.queries';

const DEFAULT_USERNAME = 'admin';
// An admin copies this by hand from a terminal, so it has no look-alikes such as 0 and O.
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 20;

export interface AdminCredentials {
  username: string;
  password: string;
}

export class AdminNameTakenError extends Error {
  constructor(username: string) {
    super(`${username} is the username of a parent. Please choose another for the admin.`);
  }
}

/**
 * Creates an admin, or changes the password and ends the sessions. Returns the action and the ended session
 * ids.
 */
export async function setAdmin(
  db: Db,
  secrets: Secrets,
  { username, password }: AdminCredentials,
): Promise<{ created: boolean; ended: string[] }> {
  const passwordHash = await secrets.hashPassword(password);
  return inTransaction(db, async (tx) => {
    const id = await insertAdmin(tx, username, passwordHash);
    if (id !== null) return { created: true, ended: [] };
    const admin = await requireAdmin(tx, username);
    return { created: false, ended: await replacePassword(tx, admin.id, passwordHash) };
  });
}

/** Creates or updates the configured admin, and closes a removed one. Returns the ended session ids. */
export async function applyAdminSettings(
  db: Db,
  secrets: Secrets,
  { username, password }: AdminCredentials,
): Promise<string[]> {
  const before = await queries.findUserByName(db, username);
  const same = before?.role === 'admin' && (await secrets.verifyPassword(before.passwordHash, password));
  const passwordHash = same ? null : await secrets.hashPassword(password);
  return inTransaction(db, async (tx) => {
    const made = passwordHash === null ? null : await insertAdmin(tx, username, passwordHash);
    const { id } = made === null ? await requireAdmin(tx, username) : { id: made };
    const changed = made === null && passwordHash !== null;
    const ended = changed ? await replacePassword(tx, id, passwordHash) : [];
    await tx.update(users).set({ fromSettings: true }).where(eq(users.id, id));
    const former = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.fromSettings, true), ne(users.id, id)));
    return [
      ...ended,
      ...(await closeAccounts(
        tx,
        former.map((row) => row.id),
      )),
    ];
  });
}

/** Returns whether the account existed. */
export async function removeAdmin(db: Db, username: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await queries.findUserByName(tx, username);
    if (row?.role !== 'admin') return false;
    await closeAccounts(tx, [row.id]);
    return true;
  });
}

/** On the first start without settings, creates an admin with a generated password. */
export async function generateFirstAdmin(db: Db, secrets: Secrets): Promise<AdminCredentials | null> {
  if (await queries.hasUserWithRole(db, 'admin')) return null;
  const password = Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  );
  const passwordHash = await secrets.hashPassword(password);
  const id = await inTransaction(db, (tx) => insertAdmin(tx, DEFAULT_USERNAME, passwordHash));
  return id === null ? null : { username: DEFAULT_USERNAME, password };
}

/** Returns null if the username exists, for example because another process created it. */
async function insertAdmin(tx: Tx, username: string, passwordHash: string): Promise<string | null> {
  const [row] = await tx
    .insert(users)
    .values({ id: newId(), username, passwordHash, role: 'admin' })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!row) return null;
  await auditSystem(tx, 'admin.create', row.id);
  return row.id;
}

async function requireAdmin(tx: Tx, username: string): Promise<queries.UserRow> {
  const row = await queries.findUserByName(tx, username);
  if (row?.role !== 'admin') throw new AdminNameTakenError(username);
  return row;
}

async function replacePassword(tx: Tx, id: string, passwordHash: string): Promise<string[]> {
  await queries.updatePassword(tx, id, passwordHash);
  await auditSystem(tx, 'admin.password', id);
  return deleteSessions(tx, eq(sessions.userId, id));
}

async function closeAccounts(tx: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const ended = await deleteSessions(tx, inArray(sessions.userId, ids));
  await tx.delete(users).where(inArray(users.id, ids));
  for (const id of ids) await auditSystem(tx, 'admin.remove', id);
  return ended;
}

const auditSystem = (tx: Tx, action: AuditEntry['action'], target: string) =>
  audit(tx, { actorType: 'system', action, target, outcome: 'ok' });
