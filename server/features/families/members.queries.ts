import { and, asc, eq, inArray, ne, notExists, sql, type SQL } from 'drizzle-orm';
import type { MemberRole } from '@shared/constants';
import { memberships, users } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

export async function insertMembership(
  tx: Tx,
  membership: Omit<typeof memberships.$inferInsert, 'lastUsedAt'>,
): Promise<void> {
  await tx.insert(memberships).values(membership);
}

/** Locks the membership, so that no session of it starts. */
export async function lockMembership(
  tx: Tx,
  familyId: string,
  userId: string,
): Promise<{ role: MemberRole } | undefined> {
  const [row] = await tx
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.familyId, familyId), eq(memberships.userId, userId)))
    .for('update');
  return row;
}

export async function deleteMembership(tx: Tx, familyId: string, userId: string): Promise<void> {
  await tx.delete(memberships).where(and(eq(memberships.familyId, familyId), eq(memberships.userId, userId)));
}

/** Returns the ids of the members without another family. Locks all members' accounts until `tx` ends. */
export async function lockMembersOfThisOnly(tx: Tx, familyId: string): Promise<string[]> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(eq(memberships.familyId, familyId))
    .orderBy(users.id)
    .for('update', { of: users });
  if (locked.length === 0) return [];
  // A statement that waits for locks doesn't see later commits.
  const elsewhere = tx
    .select({ one: sql`1` })
    .from(memberships)
    .where(and(eq(memberships.userId, users.id), ne(memberships.familyId, familyId)));
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(
          users.id,
          locked.map(({ id }) => id),
        ),
        notExists(elsewhere),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function deleteAccounts(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(users).where(inArray(users.id, ids));
}

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

function selectMembers(tx: Executor, where: SQL | undefined) {
  return tx
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      role: memberships.role,
      joinedAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(where)
    .orderBy(sql`${memberships.role} <> 'owner'`, asc(memberships.createdAt), asc(users.id));
}

export const listMembers = (tx: Executor, familyId: string) =>
  selectMembers(tx, eq(memberships.familyId, familyId));

export async function findMember(
  tx: Executor,
  familyId: string,
  userId: string,
): Promise<MemberRow | undefined> {
  const [row] = await selectMembers(
    tx,
    and(eq(memberships.familyId, familyId), eq(memberships.userId, userId)),
  );
  return row;
}

export async function updateRole(tx: Tx, familyId: string, userId: string, role: MemberRole): Promise<void> {
  await tx
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.familyId, familyId), eq(memberships.userId, userId)));
}

export async function ownsFamily(tx: Executor, userId: string): Promise<boolean> {
  return (
    (await tx.$count(memberships, and(eq(memberships.userId, userId), eq(memberships.role, 'owner')))) > 0
  );
}
