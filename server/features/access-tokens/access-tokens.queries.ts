import { and, asc, eq, sql } from 'drizzle-orm';
import { accessTokens, users } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import type { ParentActor } from '../../lib/actor';

export type TokenRow = typeof accessTokens.$inferSelect;

const ofPerson = ({ familyId, userId }: ParentActor) =>
  and(eq(accessTokens.familyId, familyId), eq(accessTokens.userId, userId));

export const listTokens = (tx: Executor, actor: ParentActor): Promise<TokenRow[]> =>
  tx
    .select()
    .from(accessTokens)
    .where(ofPerson(actor))
    .orderBy(asc(accessTokens.createdAt), asc(accessTokens.id));

/** Returns whether `passwordHash` is current. */
export async function lockPerson(tx: Tx, userId: string, passwordHash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for('share');
  return rows.length > 0;
}

export async function insertToken(
  tx: Tx,
  values: Omit<TokenRow, 'createdAt' | 'expiresAt' | 'lastUsedAt'>,
  days: number | null,
): Promise<TokenRow> {
  const expiresAt = days === null ? null : sql`now() + ${days} * interval '1 day'`;
  const [row] = await tx
    .insert(accessTokens)
    .values({ ...values, expiresAt })
    .returning();
  if (!row) throw new Error('a token that was just written is gone');
  return row;
}

export async function deleteToken(tx: Tx, actor: ParentActor, id: string): Promise<boolean> {
  const rows = await tx
    .delete(accessTokens)
    .where(and(ofPerson(actor), eq(accessTokens.id, id)))
    .returning({ id: accessTokens.id });
  return rows.length > 0;
}
