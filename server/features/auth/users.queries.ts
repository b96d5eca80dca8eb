import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Role } from '@shared/constants';
import { families, memberships, users } from '@shared/tables/index';
import type { Executor } from '../../db/client';

const columns = {
  id: users.id,
  username: users.username,
  passwordHash: users.passwordHash,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  pendingEmail: users.pendingEmail,
  emailConfirmed: users.emailConfirmed,
  locale: users.locale,
  weeklyLetter: users.weeklyLetter,
  role: users.role,
  createdAt: users.createdAt,
  familyId: memberships.familyId,
  memberRole: memberships.role,
  familyName: families.name,
  familyCode: families.code,
  timezone: families.timezone,
};

/** A suspended family is hidden from its members. */
const isOpen = sql`NOT EXISTS (SELECT FROM families AS suspended
  WHERE suspended.id = ${memberships.familyId} AND suspended.suspended_at IS NOT NULL)`;

export type UserRow = Awaited<ReturnType<typeof selectUsers>>[number];

function selectUsers(tx: Executor, where: SQL | undefined, membership?: SQL) {
  return tx
    .select(columns)
    .from(users)
    .leftJoin(memberships, and(eq(memberships.userId, users.id), isOpen, membership))
    .leftJoin(families, eq(families.id, memberships.familyId))
    .where(where);
}

export async function findUser(
  tx: Executor,
  id: string,
  familyId: string | null,
): Promise<UserRow | undefined> {
  // A null id matches no family.
  const [row] = await selectUsers(tx, eq(users.id, id), sql`${memberships.familyId} = ${familyId}`);
  return row;
}

/** Finds a user with the last used family, else the first one. Ignores case. */
export async function findUserByName(tx: Executor, username: string): Promise<UserRow | undefined> {
  const [row] = await selectUsers(tx, eq(sql`lower(${users.username})`, username.toLowerCase()))
    .orderBy(
      sql`${memberships.lastUsedAt} DESC NULLS LAST`,
      asc(memberships.createdAt),
      asc(memberships.familyId),
    )
    .limit(1);
  return row;
}

export type MembershipRow = Awaited<ReturnType<typeof listMemberships>>[number];

/** Includes suspended families, in order of joining. */
export const listMemberships = (tx: Executor, userId: string) =>
  tx
    .select({
      id: families.id,
      name: families.name,
      role: memberships.role,
      suspendedAt: families.suspendedAt,
      suspendedByAdmin: families.suspendedByAdmin,
    })
    .from(memberships)
    .innerJoin(families, eq(families.id, memberships.familyId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt), asc(families.id));

export async function insertUser(tx: Executor, user: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(user);
}

export async function updatePassword(tx: Executor, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Returns whether `verifiedHash` was still current. */
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
