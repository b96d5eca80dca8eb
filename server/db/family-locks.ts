import { and, eq, getTableColumns, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import { choreSubmissions, families, kids } from '@shared/tables/index';
import type { Executor, Tx } from './client';
import { prepared } from './prepared';

/**
 * How strongly a write locks a row: `key share` only prevents its deletion, so that writes run concurrently;
 * `no key update` is for a write that changes the row, one at a time.
 */
type LockStrength = 'key share' | 'no key update';

/**
 * The first locks of a write that takes more than one (docs/decisions/0120-writes-take-their-locks-in-one-order.md): locks the family's row
 * until `tx` ends. Returns whether there is such a family; a suspended one counts as none.
 */
export async function lockFamily(tx: Tx, familyId: string, strength: LockStrength): Promise<boolean> {
  const [turn, family] = familyLocks(tx, familyId, strength);
  const rows = await tx.with(turn, family).select({ id: family.id }).from(family);
  return rows.length > 0;
}

/**
 * The first locks of a deletion of the family or of one of its kids: waits for the family's writes under way, and lets none
 * begin until `tx` ends. Returns the family's code, or undefined when there is no such family.
 */
export async function lockFamilyToDelete(tx: Tx, familyId: string): Promise<{ code: string } | undefined> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${turnOf(familyId)})`);
  const [family] = await tx
    .select({ code: families.code })
    .from(families)
    .where(eq(families.id, familyId))
    .for('update');
  return family;
}

const lockKidIn = {
  'key share': prepared((db) => kidLock(db, 'key share').prepare('lock_kid_shared')),
  'no key update': prepared((db) => kidLock(db, 'no key update').prepare('lock_kid')),
};

/** Locks the family against deletion, and then the kid's row. Returns the kid, or undefined when the family has none. */
export async function lockKid(
  tx: Tx,
  familyId: string,
  kidId: string,
  strength: LockStrength,
): Promise<typeof kids.$inferSelect | undefined> {
  const [kid] = await lockKidIn[strength](tx).execute({ familyId, kidId });
  return kid;
}

/** The same for the kid of a submission, to be part of a statement with the placeholders `familyId` and `submissionId`. */
export function kidOfSubmissionLock(db: Executor) {
  const { familyId, id, kidId } = choreSubmissions;
  const kidOfSubmission = db
    .select({ kidId })
    .from(choreSubmissions)
    .where(and(eq(familyId, sql.placeholder('familyId')), eq(id, sql.placeholder('submissionId'))));
  return kidLock(db, 'no key update', kidOfSubmission);
}

const lockKidBySubmission = prepared((db) => kidOfSubmissionLock(db).prepare('lock_kid_of_submission'));

/** Like `lockKid`, for the kid of a submission, which never changes; undefined when the family has no such submission. */
export async function lockKidOfSubmission(
  tx: Tx,
  familyId: string,
  submissionId: string,
): Promise<typeof kids.$inferSelect | undefined> {
  const [kid] = await lockKidBySubmission(tx).execute({ familyId, submissionId });
  return kid;
}

function kidLock(db: Executor, strength: LockStrength, kidId: SQLWrapper = sql.placeholder('kidId')) {
  const [turn, family] = familyLocks(db, sql.placeholder('familyId'), 'key share');
  return db
    .with(turn, family)
    .select(getTableColumns(kids))
    .from(kids)
    .innerJoin(family, eq(family.id, kids.familyId))
    .where(and(eq(kids.familyId, sql.placeholder('familyId')), sql`${kids.id} = ${kidId}`))
    .for(strength, { of: kids });
}

/**
 * The advisory lock `turn` makes waiting fair: with `key share` alone, new writes would overtake a waiting deletion for as
 * long as they overlap. The row is locked as well because this statement's snapshot is older than the wait for the turn.
 */
function familyLocks(db: Executor, familyId: string | Placeholder, strength: LockStrength) {
  const turn = db.$with('turn', {}).as(sql`SELECT pg_advisory_xact_lock_shared(${turnOf(familyId)})`);
  const family = db.$with('family', { id: families.id }).as(sql`
    SELECT ${families.id} FROM ${families}, turn WHERE ${families.id} = ${familyId} AND ${families.suspendedAt} IS NULL
    FOR ${sql.raw(strength)} OF ${families}`);
  return [turn, family] as const;
}

const turnOf = (familyId: string | Placeholder): SQL => sql`hashtextextended(${familyId}::text, 0)`;
