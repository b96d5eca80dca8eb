import { and, eq, sql } from 'drizzle-orm';
import { PROOF_MINUTES } from '@shared/constants';
import { sessions, users } from '@shared/tables/index';
import type { Db, Executor } from '../db/client';
import type { AdultActor } from '../lib/actor';
import { AppError, unauthorized, wrongCredentials } from '../lib/errors';

/**
 * Requires a proof within ten minutes (docs/security.md, "Fresh proof"). Call it after the first locks, which
 * include the session. Throws 403 `proof_needed`, 401 if the session ended.
 */
export async function requireFreshProof(tx: Executor, { proof }: AdultActor): Promise<void> {
  const [session] = await tx
    .select({ isFresh: sql<boolean>`${sessions.provedAt} > now() - ${PROOF_MINUTES} * interval '1 minute'` })
    .from(sessions)
    .where(eq(sessions.id, proof.id));
  if (!session) throw unauthorized();
  if (!session.isFresh) throw new AppError('forbidden', 'proof_needed');
}

/** Stores a proof if `verifiedHash` is still current. Throws 401 otherwise. */
export async function storeFreshProof(
  db: Db,
  { userId, proof }: AdultActor,
  verifiedHash: string,
): Promise<void> {
  const account = db.$with('account').as(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, verifiedHash)))
      .for('share'),
  );
  const proved = await db
    .with(account)
    .update(sessions)
    .set({ provedAt: sql`now()` })
    .from(account)
    .where(and(eq(sessions.id, proof.id), eq(sessions.userId, account.id)))
    .returning({ id: sessions.id });
  if (proved.length === 0) throw wrongCredentials('changed_meanwhile');
}
