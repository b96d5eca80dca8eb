import { and, eq, gt, sql } from 'drizzle-orm';
import { sessions, users } from '@shared/tables/index';
import type { AdminActor, AdultActor, SignedInActor } from '../lib/actor';
import { unauthorized } from '../lib/errors';
import type { Tx } from './client';
import { lockFamily, lockFamilyById, type LockStrength } from './family-locks';
import { lockProof } from './proof';

/** Locks the actor's family, if any, and proof, for writes without another record. */
export async function lockActor(tx: Tx, actor: SignedInActor): Promise<void> {
  if (actor.type === 'admin' || actor.familyId === null) await lockProof(tx, actor);
  else await lockFamily(tx, actor, 'key share');
}

/** Locks the family, the account and the proof, for writes to the actor's own account. */
export async function lockAccount(
  tx: Tx,
  actor: AdultActor | AdminActor,
  familyStrength: LockStrength = 'key share',
): Promise<void> {
  if (actor.type !== 'admin' && actor.familyId !== null) {
    await lockFamilyById(tx, actor.familyId, familyStrength);
  }
  await lockAccountById(tx, actor.userId);
  await lockProof(tx, actor);
}

/** Locks the account and the session, whose family may have changed. Throws 401 if the session ended. */
export async function lockToMove(tx: Tx, { userId, proof }: AdultActor): Promise<void> {
  await lockAccountById(tx, userId);
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, proof.id), gt(sessions.expiresAt, sql`now()`)))
    .for('no key update');
  if (rows.length === 0) throw unauthorized();
}

export async function lockAccountById(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return rows.length > 0;
}
