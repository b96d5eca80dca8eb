import { and, eq, gt, isNull, or, sql, type SQLWrapper, type WithSubquery } from 'drizzle-orm';
import { accessTokens, boards, sessions } from '@shared/tables/index';
import type { Actor } from '../lib/actor';
import { AppError, forbidden, unauthorized } from '../lib/errors';
import type { Executor, Tx } from './client';
import { prepared } from './prepared';

/**
 * Each write's transaction checks the session, access token or board again. The lock makes a removal, a
 * logout or a new password wait for writes that passed the check (docs/security.md, "Who may do what").
 */

const unexpiredSession = gt(sessions.expiresAt, sql`now()`);
const unexpiredToken = or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, sql`now()`));
const role = sql<string | null>`${sessions.data} #>> '{actor,role}'`;

const familyIdOf = (actor: Actor): string | null => (actor.type === 'admin' ? null : actor.familyId);
const roleOf = (actor: Actor): string | null => ('role' in actor ? actor.role : null);

export const proofValues = (actor: Actor) => ({
  sessionId: actor.proof.kind === 'session' ? actor.proof.id : null,
  tokenId: actor.proof.kind === 'token' ? actor.proof.id : null,
  boardId: actor.proof.kind === 'board' ? actor.proof.id : null,
  familyId: familyIdOf(actor),
  role: roleOf(actor),
});

const inFamily = (column: SQLWrapper) =>
  sql`${column} IS NOT DISTINCT FROM ${sql.placeholder('familyId')}::uuid`;

/**
 * Locks the actor's proof as part of a statement, after `after`. Returns no row if it ended. Tokens need no
 * role check, because a parent who becomes a helper loses them.
 */
export function proofIn(db: Executor, after?: WithSubquery) {
  const following = after ? sql`, ${after}` : sql``;
  return db.$with('proof', { id: sessions.id }).as(sql`
    SELECT id FROM (SELECT ${sessions.id} FROM ${sessions}${following}
      WHERE ${sessions.id} = ${sql.placeholder('sessionId')} AND ${unexpiredSession}
        AND ${inFamily(sessions.familyId)} AND ${role} IS NOT DISTINCT FROM ${sql.placeholder('role')}::text
      FOR SHARE OF ${sessions}) AS session
    UNION ALL
    SELECT id FROM (SELECT ${accessTokens.id}::text FROM ${accessTokens}${following}
      WHERE ${accessTokens.id} = ${sql.placeholder('tokenId')} AND ${unexpiredToken}
        AND ${inFamily(accessTokens.familyId)}
      FOR KEY SHARE OF ${accessTokens}) AS token
    UNION ALL
    SELECT id FROM (SELECT ${boards.deviceId}::text AS id FROM ${boards}${following}
      WHERE ${boards.deviceId} = ${sql.placeholder('boardId')} AND ${boards.mode} = 'check'
        AND ${inFamily(boards.familyId)}
      FOR SHARE OF ${boards}) AS board`);
}

const lockProofOnly = prepared((db) => {
  const proof = proofIn(db);
  return db.with(proof).select().from(proof).prepare('lock_proof');
});

/** Locks the actor's proof until `tx` ends. Throws 401 if it ended, and 403 if the family or role changed. */
export async function lockProof(tx: Tx, actor: Actor): Promise<void> {
  const [proof] = await lockProofOnly(tx).execute(proofValues(actor));
  if (proof) return;
  await requireProof(tx, actor);
  throw unauthorized();
}

/** Throws like `lockProof`, after a statement with `proofIn` returned nothing. */
export async function requireProof(tx: Tx, actor: Actor): Promise<void> {
  const { kind, id } = actor.proof;
  if (kind === 'token') {
    const [token] = await tx
      .select({ id: accessTokens.id })
      .from(accessTokens)
      .where(and(eq(accessTokens.id, id), unexpiredToken));
    if (!token) throw unauthorized();
    return;
  }
  if (kind === 'board') {
    const [board] = await tx.select({ mode: boards.mode }).from(boards).where(eq(boards.deviceId, id));
    if (!board) throw unauthorized();
    if (board.mode === 'view') throw new AppError('forbidden', 'view_only');
    return;
  }
  const [session] = await tx
    .select({ familyId: sessions.familyId, role })
    .from(sessions)
    .where(and(eq(sessions.id, id), unexpiredSession));
  if (!session) throw unauthorized();
  if (session.familyId !== familyIdOf(actor) || session.role !== roleOf(actor)) throw forbidden();
}
