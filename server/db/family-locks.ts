import { and, eq, getTableColumns, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import { choreSubmissions, families, kids } from '@shared/tables/index';
import type { Actor, BoardActor, FamilyActor } from '../lib/actor';
import { authorizeKid, type Authorized } from '../lib/authorized';
import { unauthorized } from '../lib/errors';
import type { Executor, Tx } from './client';
import { prepared } from './prepared';
import { lockProof, proofIn, proofValues, requireProof } from './proof';

/**
 * `key share` only prevents deletion, so that writes run concurrently. `no key update` is for writes that
 * change the row.
 */
export type LockStrength = 'key share' | 'no key update';

const DELETION_LIMIT = '2min';

/** Locks the actor's family and then their proof until `tx` ends (docs/decisions/0120). */
export async function lockFamily(tx: Tx, actor: FamilyActor, strength: LockStrength): Promise<void> {
  const [family] = await lockFamilyIn[strength](tx).execute(proofValues(actor));
  if (family) return;
  await requireProof(tx, actor);
  throw unauthorized();
}

const lockFamilyIn = {
  'key share': prepared((db) => familyOfActor(db, 'key share').prepare('lock_family_shared')),
  'no key update': prepared((db) => familyOfActor(db, 'no key update').prepare('lock_family')),
};

function familyOfActor(db: Executor, strength: LockStrength) {
  const [turn, family] = familyLocks(db, sql.placeholder('familyId'), strength);
  const proof = proofIn(db, family);
  return db.with(turn, family, proof).select({ id: family.id }).from(family).where(exists(proof));
}

/** Locks a family without an actor. Returns false if it is missing or suspended. */
export async function lockFamilyById(tx: Tx, familyId: string, strength: LockStrength): Promise<boolean> {
  const [turn, family] = familyLocks(tx, familyId, strength);
  const rows = await tx.with(turn, family).select({ id: family.id }).from(family);
  return rows.length > 0;
}

/**
 * Waits for the family's pending writes and blocks new ones until `tx` ends. Raises the statement timeout,
 * because a family may have years of rows. Returns the family's code, or undefined if it does not exist.
 */
export async function lockFamilyToDelete(
  tx: Tx,
  familyId: string,
  actor: Actor | null,
): Promise<{ code: string } | undefined> {
  await tx.execute(
    sql`SELECT set_config('statement_timeout', ${DELETION_LIMIT}, true), pg_advisory_xact_lock(${turnOf(familyId)})`,
  );
  const [family] = await tx
    .select({ code: families.code })
    .from(families)
    .where(eq(families.id, familyId))
    .for('update');
  if (actor) await lockProof(tx, actor);
  return family;
}

const lockKidIn = {
  'key share': prepared((db) => kidOfActor(db, 'key share').prepare('lock_kid_shared')),
  'no key update': prepared((db) => kidOfActor(db, 'no key update').prepare('lock_kid')),
};

/**
 * Locks the family against deletion, then the kid's row, then the actor's proof. Returns undefined if the
 * family has no such kid.
 */
export async function lockKid(
  tx: Tx,
  actor: FamilyActor | BoardActor,
  kidId: string,
  strength: LockStrength,
): Promise<typeof kids.$inferSelect | undefined> {
  const [kid] = await lockKidIn[strength](tx).execute({ ...proofValues(actor), kidId });
  if (!kid) await requireProof(tx, actor);
  return kid;
}

/** Like `lockKid`, but throws 404 for an unknown kid, and 403 if the actor is another kid. */
export async function requireLockedKid(
  tx: Tx,
  actor: FamilyActor | BoardActor,
  kidId: string,
  strength: LockStrength = 'no key update',
): Promise<Authorized<typeof kids.$inferSelect>> {
  return authorizeKid(actor, await lockKid(tx, actor, kidId, strength));
}

/** Like `lockKid`, as part of a statement with the placeholders of `proofValues` and `submissionId`. */
export function kidOfSubmissionLock(db: Executor) {
  const { familyId, id, kidId } = choreSubmissions;
  const kidOfSubmission = db
    .select({ kidId })
    .from(choreSubmissions)
    .where(and(eq(familyId, sql.placeholder('familyId')), eq(id, sql.placeholder('submissionId'))));
  return kidOfActor(db, 'no key update', kidOfSubmission);
}

const lockKidBySubmission = prepared((db) => kidOfSubmissionLock(db).prepare('lock_kid_of_submission'));

/** Like `lockKid`, for the kid of a submission. */
export async function lockKidOfSubmission(
  tx: Tx,
  actor: FamilyActor | BoardActor,
  submissionId: string,
): Promise<typeof kids.$inferSelect | undefined> {
  const [kid] = await lockKidBySubmission(tx).execute({ ...proofValues(actor), submissionId });
  if (!kid) await requireProof(tx, actor);
  return kid;
}

function kidOfActor(db: Executor, strength: LockStrength, kidId: SQLWrapper = sql.placeholder('kidId')) {
  const [turn, family] = familyLocks(db, sql.placeholder('familyId'), 'key share');
  const kid = db.$with('kid').as(
    db
      .select(getTableColumns(kids))
      .from(kids)
      .innerJoin(family, eq(family.id, kids.familyId))
      .where(and(eq(kids.familyId, sql.placeholder('familyId')), sql`${kids.id} = ${kidId}`))
      .for(strength, { of: kids }),
  );
  const proof = proofIn(db, kid);
  return db.with(turn, family, kid, proof).select().from(kid).where(exists(proof));
}

/**
 * The advisory lock makes waiting fair: with `key share` alone, new writes would overtake a waiting deletion.
 */
function familyLocks(db: Executor, familyId: string | Placeholder, strength: LockStrength) {
  const turn = db.$with('turn', {}).as(sql`SELECT pg_advisory_xact_lock_shared(${turnOf(familyId)})`);
  const family = db.$with('family', { id: families.id }).as(sql`
    SELECT ${families.id} FROM ${families}, turn WHERE ${families.id} = ${familyId} AND ${families.suspendedAt} IS NULL
    FOR ${sql.raw(strength)} OF ${families}`);
  return [turn, family] as const;
}

const exists = (proof: ReturnType<typeof proofIn>): SQL => sql`EXISTS (SELECT FROM ${proof})`;

const turnOf = (familyId: string | Placeholder): SQL => sql`hashtextextended(${familyId}::text, 0)`;
