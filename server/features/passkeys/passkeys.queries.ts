import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { PASSKEY_MINUTES } from '@shared/constants';
import { adminSettings, passkeyChallenges, passkeys } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { fingerprint } from '../../lib/secrets';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const listPasskeys = (tx: Executor, userId: string): Promise<PasskeyRow[]> =>
  tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function findByCredential(tx: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

export async function insertPasskey(
  tx: Tx,
  values: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx.insert(passkeys).values(values).onConflictDoNothing().returning();
  return row;
}

export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Returns whether the counter was still `before`. If not, the passkey was copied. */
export async function countUse(tx: Executor, { id, counter }: PasskeyRow, now: number): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ counter: now, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** A challenge without a user is for a login. */
export async function insertChallenge(tx: Executor, challenge: string, userId: string | null): Promise<void> {
  const expiresAt = sql`now() + ${PASSKEY_MINUTES} * interval '1 minute'`;
  await tx.insert(passkeyChallenges).values({ id: fingerprint(challenge), userId, expiresAt });
}

/** Returns whether the challenge was open for this user, or for a login if `userId` is null. */
export async function takeChallenge(
  tx: Executor,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const { id, userId: of, expiresAt } = passkeyChallenges;
  const whose = userId === null ? isNull(of) : eq(of, userId);
  const rows = await tx
    .delete(passkeyChallenges)
    .where(and(eq(id, fingerprint(challenge)), whose, gt(expiresAt, sql`now()`)))
    .returning({ id });
  return rows.length > 0;
}

export async function arePasskeysRequired(tx: Executor): Promise<boolean> {
  const [row] = await tx.select({ required: adminSettings.requirePasskeys }).from(adminSettings);
  return row?.required ?? false;
}

export async function requirePasskeys(tx: Executor, required: boolean): Promise<void> {
  const set = { requirePasskeys: required };
  await tx.insert(adminSettings).values(set).onConflictDoUpdate({ target: adminSettings.id, set });
}
