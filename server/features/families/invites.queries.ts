import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { INVITE_DAYS, type InviteRole, type Locale } from '@shared/constants';
import { families, familyInvites, users } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

const isOpen = gt(familyInvites.expiresAt, sql`now()`);

const columns = {
  id: familyInvites.id,
  familyId: familyInvites.familyId,
  role: familyInvites.role,
  tokenHash: familyInvites.tokenHash,
  createdAt: familyInvites.createdAt,
  expiresAt: familyInvites.expiresAt,
  invitedBy: users.firstName,
  email: familyInvites.email,
  familyName: families.name,
};

export type InviteRow = Awaited<ReturnType<typeof listInvites>>[number];

export const listInvites = (tx: Executor, familyId: string) =>
  tx
    .select(columns)
    .from(familyInvites)
    .innerJoin(users, eq(users.id, familyInvites.invitedBy))
    .innerJoin(families, eq(families.id, familyInvites.familyId))
    .where(and(eq(familyInvites.familyId, familyId), isOpen))
    .orderBy(asc(familyInvites.createdAt), asc(familyInvites.id));

export const findInvite = (tx: Executor, tokenHash: string) =>
  selectInvite(tx, eq(familyInvites.tokenHash, tokenHash));

export const findInviteById = (tx: Executor, id: string) => selectInvite(tx, eq(familyInvites.id, id));

async function selectInvite(tx: Executor, wanted: SQL) {
  const [row] = await tx
    .select({ ...columns, locale: sql<Locale | null>`coalesce(${users.locale}, ${families.locale})` })
    .from(familyInvites)
    .innerJoin(users, eq(users.id, familyInvites.invitedBy))
    .innerJoin(families, and(eq(families.id, familyInvites.familyId), isNull(families.suspendedAt)))
    .where(and(wanted, isOpen));
  return row;
}

export async function insertInvite(
  tx: Tx,
  invite: {
    id: string;
    familyId: string;
    role: InviteRole;
    invitedBy: string;
    tokenHash: string;
    email: string | null;
  },
): Promise<void> {
  const expiresAt = sql`now() + ${INVITE_DAYS} * interval '1 day'`;
  await tx.insert(familyInvites).values({ ...invite, expiresAt });
}

/** Returns undefined if the invitation was already used. */
export async function takeInvite(tx: Tx, tokenHash: string): Promise<{ role: InviteRole } | undefined> {
  const [row] = await tx
    .delete(familyInvites)
    .where(and(eq(familyInvites.tokenHash, tokenHash), isOpen))
    .returning({ role: familyInvites.role });
  return row;
}

export async function deleteInvite(tx: Executor, familyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(familyInvites)
    .where(and(eq(familyInvites.familyId, familyId), eq(familyInvites.id, id), isOpen))
    .returning({ id: familyInvites.id });
  return rows.length > 0;
}

export async function deleteInvitesBy(tx: Tx, familyId: string, userId: string): Promise<void> {
  await tx
    .delete(familyInvites)
    .where(and(eq(familyInvites.familyId, familyId), eq(familyInvites.invitedBy, userId)));
}
