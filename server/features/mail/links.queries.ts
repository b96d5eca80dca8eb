import { and, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ACCOUNT_LINK_HOURS, DEFAULT_TIMEZONE, type AccountLinkKind, type Locale } from '@shared/constants';
import { accountLinks, families, memberships, users } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

const isOpen = gt(accountLinks.expiresAt, sql`now()`);

/** A column of the family that the person used last; null for one without a family. */
const ofLastFamily = (column: PgColumn) => sql`(SELECT ${column} FROM ${families}
  JOIN ${memberships} ON ${memberships.familyId} = ${families.id} WHERE ${memberships.userId} = ${users.id}
  ORDER BY ${memberships.lastUsedAt} DESC NULLS LAST LIMIT 1)`;

/** Stores a link unless one with this id exists; returns whether it did. */
export async function insertLink(
  tx: Tx,
  link: { id: string; userId: string; kind: AccountLinkKind; tokenHash: string },
): Promise<boolean> {
  const expiresAt = sql`now() + ${ACCOUNT_LINK_HOURS[link.kind]} * interval '1 hour'`;
  const rows = await tx
    .insert(accountLinks)
    .values({ ...link, expiresAt })
    .onConflictDoNothing()
    .returning({ id: accountLinks.id });
  return rows.length > 0;
}

/** An open link with its person, as a message about it needs them. */
export async function findLink(tx: Executor, id: string) {
  const [row] = await tx
    .select({
      kind: accountLinks.kind,
      tokenHash: accountLinks.tokenHash,
      expiresAt: accountLinks.expiresAt,
      userId: users.id,
      username: users.username,
      firstName: users.firstName,
      email: users.email,
      emailConfirmed: users.emailConfirmed,
      locale: sql<Locale | null>`coalesce(${users.locale}, ${ofLastFamily(families.locale)})`,
      timezone: sql<string>`coalesce(${ofLastFamily(families.timezone)}, ${DEFAULT_TIMEZONE})`,
    })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(eq(accountLinks.id, id), isOpen));
  return row;
}

/** Whose open link of this kind has the token. */
export async function findPersonOfLink(tx: Executor, kind: AccountLinkKind, tokenHash: string) {
  const [row] = await tx
    .select({ userId: users.id, username: users.username })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(eq(accountLinks.kind, kind), eq(accountLinks.tokenHash, tokenHash), isOpen));
  return row;
}

/** Uses the person's open link up; returns whether it was still there. */
export async function takeLink(
  tx: Tx,
  kind: AccountLinkKind,
  userId: string,
  tokenHash: string,
): Promise<boolean> {
  const rows = await tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.kind, kind),
        eq(accountLinks.userId, userId),
        eq(accountLinks.tokenHash, tokenHash),
        isOpen,
      ),
    )
    .returning({ id: accountLinks.id });
  return rows.length > 0;
}

/** Makes the person's links worthless: all, or those of one kind. */
export async function deleteLinks(tx: Tx, userId: string, kind?: AccountLinkKind): Promise<void> {
  const ofKind = kind === undefined ? undefined : eq(accountLinks.kind, kind);
  await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), ofKind));
}
