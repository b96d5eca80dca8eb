import { and, eq, sql } from 'drizzle-orm';
import type { Role } from '@shared/constants';
import { families, freeFamilyCodes, users } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

const columns = {
  id: users.id,
  familyId: users.familyId,
  username: users.username,
  passwordHash: users.passwordHash,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  createdAt: users.createdAt,
  familyName: families.name,
  familyCode: families.code,
  timezone: families.timezone,
};

/** A user with what the answers say of the family; an admin has none. */
export type UserRow = Awaited<ReturnType<typeof selectUsers>>[number];

function selectUsers(tx: Executor, where: ReturnType<typeof and>) {
  return tx.select(columns).from(users).leftJoin(families, eq(families.id, users.familyId)).where(where);
}

export async function findUser(tx: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await selectUsers(tx, eq(users.id, id));
  return row;
}

/** Usernames are one namespace for parents and admins, without regard to case. */
export async function findUserByName(tx: Executor, username: string): Promise<UserRow | undefined> {
  const [row] = await selectUsers(tx, eq(sql`lower(${users.username})`, username.toLowerCase()));
  return row;
}

export async function insertUser(tx: Executor, user: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(user);
}

export async function insertFamily(tx: Tx, family: typeof families.$inferInsert): Promise<void> {
  await tx.insert(families).values(family);
}

export async function updatePassword(tx: Executor, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** A new password as long as `verifiedHash` is still the stored one; returns whether it was. */
export async function replacePassword(
  tx: Executor,
  userId: string,
  verifiedHash: string,
  passwordHash: string,
): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, verifiedHash)))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function hasUserWithRole(tx: Executor, role: Role): Promise<boolean> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.role, role)).limit(1);
  return row !== undefined;
}

/** Takes a free family code out of the list, or undefined when none is left (decision 24). A rollback puts it back. */
export async function takeFamilyCode(tx: Tx): Promise<string | undefined> {
  const next = tx
    .select({ place: freeFamilyCodes.place })
    .from(freeFamilyCodes)
    .orderBy(freeFamilyCodes.place)
    .limit(1)
    // Registrations at the same moment each take another row instead of waiting for the first.
    .for('update', { skipLocked: true });
  const [taken] = await tx
    .delete(freeFamilyCodes)
    .where(eq(freeFamilyCodes.place, sql`(${next})`))
    .returning({ code: freeFamilyCodes.code });
  return taken?.code;
}
