import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ACCOUNT_LINK_HOURS, DEFAULT_TIMEZONE, type AccountLinkKind, type Locale } from '@shared/constants';
import { accountLinks, families, memberships, users } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

const isOpen = gt(accountLinks.expiresAt, sql`now()`);

const ofLastFamily = (column: PgColumn) => sql`(SELECT ${column} FROM ${families}
  JOIN ${memberships} ON ${memberships.familyId} = ${families.id} WHERE ${memberships.userId} = ${users.id}
  ORDER BY ${memberships.lastUsedAt} DESC NULLS LAST LIMIT 1)`;

export async function insertLink(
  tx: Tx,
  link: { id: string; userId: string; kind: AccountLinkKind; tokenHash: string; email?: string },
): Promise<boolean> {
  const expiresAt = sql`now() + ${ACCOUNT_LINK_HOURS[link.kind]} * interval '1 hour'`;
  const rows = await tx
    .insert(accountLinks)
    .values({ ...link, expiresAt })
    .onConflictDoNothing()
    .returning({ id: accountLinks.id });
  return rows.length > 0;
}

const person = {
  userId: users.id,
  username: users.username,
  firstName: users.firstName,
  email: users.email,
  pendingEmail: users.pendingEmail,
  emailConfirmed: users.emailConfirmed,
  locale: sql<Locale | null>`coalesce(${users.locale}, ${ofLastFamily(families.locale)})`,
  timezone: sql<string>`coalesce(${ofLastFamily(families.timezone)}, ${DEFAULT_TIMEZONE})`,
};

export async function findPerson(tx: Executor, userId: string) {
  const [row] = await tx.select(person).from(users).where(eq(users.id, userId));
  return row;
}

export async function findLink(tx: Executor, id: string) {
  const { kind, tokenHash, expiresAt, email: linkEmail } = accountLinks;
  const [row] = await tx
    .select({ kind, tokenHash, expiresAt, linkEmail, ...person })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(eq(accountLinks.id, id), isOpen));
  return row;
}

export async function findPersonOfLink(tx: Executor, kind: AccountLinkKind, tokenHash: string) {
  const { email, createdAt } = accountLinks;
  const [row] = await tx
    .select({ userId: users.id, username: users.username, email, createdAt })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(eq(accountLinks.kind, kind), eq(accountLinks.tokenHash, tokenHash), isOpen));
  return row;
}

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

/** Deletes links, optionally only those created after `since`. */
export async function deleteLinks(
  tx: Tx,
  userId: string,
  kinds: readonly AccountLinkKind[],
  since?: Date,
): Promise<void> {
  const notOlder = since && gte(accountLinks.createdAt, since);
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), inArray(accountLinks.kind, kinds), notOlder));
}

export async function hasRecentLink(
  tx: Tx,
  { userId, kind, email }: { userId: string; kind: AccountLinkKind; email: string },
): Promise<boolean> {
  const { id, createdAt, ...link } = accountLinks;
  const isRecent = gt(createdAt, sql`now() - interval '1 hour'`);
  const rows = await tx
    .select({ id })
    .from(accountLinks)
    .where(and(eq(link.userId, userId), eq(link.kind, kind), eq(link.email, email), isRecent, isOpen));
  return rows.length > 0;
}
