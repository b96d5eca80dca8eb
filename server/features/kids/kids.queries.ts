import { and, asc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { UpdateKidInput } from '@shared/contracts/kids';
import type { Pause } from '@shared/rules/pause';
import {
  boards,
  families,
  kidGoals,
  kidLogins,
  kids,
  patternAttempts,
  rewardRedemptions,
} from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import { showsSavings } from '../../devices/paired-devices';
import type { FamilyActor } from '../../lib/actor';
import { authorizeKid, type Authorized } from '../../lib/authorized';
import { invalid, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { clockColumns } from '../families/family-timezone';

export type KidRow = typeof kids.$inferSelect;

// True while wrong pictures count for an address.
const openToAllAddresses = sql<boolean>`coalesce(${kids.unlockedAt} > now() - interval '1 day', false)`;

const lockedUntil = sql<Date | null>`(
  SELECT max(${patternAttempts.lockedUntil}) FROM ${patternAttempts}
  WHERE ${patternAttempts.kidId} = ${kids.id} AND ${patternAttempts.lockedUntil} > now()
)`.mapWith(patternAttempts.lockedUntil);

// A literal, so that the plan can use the partial index.
export const heldStars = sql<number>`coalesce((
  SELECT sum(${rewardRedemptions.starsSpent}) FROM ${rewardRedemptions}
  WHERE ${rewardRedemptions.familyId} = ${kids.familyId} AND ${rewardRedemptions.kidId} = ${kids.id}
    AND ${rewardRedemptions.status} = 'pending'
), 0)::int`;

export const inOrder = [asc(kids.createdAt), asc(kids.id)];

// A goal ends when its reward is deleted or assigned to other kids.
export const goalRewardId = sql<string | null>`(
  SELECT goal.reward_id FROM kid_goals AS goal
  JOIN rewards ON rewards.family_id = goal.family_id AND rewards.id = goal.reward_id AND rewards.archived_at IS NULL
  WHERE goal.family_id = ${kids.familyId} AND goal.kid_id = ${kids.id} AND (
    NOT EXISTS (SELECT FROM reward_assignments AS assigned WHERE assigned.family_id = goal.family_id AND assigned.reward_id = goal.reward_id)
    OR EXISTS (SELECT FROM reward_assignments AS assigned WHERE assigned.family_id = goal.family_id AND assigned.reward_id = goal.reward_id AND assigned.kid_id = goal.kid_id))
)`;

const pastPauses = sql<Pause[]>`coalesce((
  SELECT json_agg(json_build_object('pausedFrom', past.first_day, 'pausedUntil', past.last_day))
  FROM past_pauses AS past WHERE past.family_id = ${kids.familyId} AND (past.kid_id IS NULL OR past.kid_id = ${kids.id})
), '[]')`;

const selectFamily = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      family: {
        ...clockColumns,
        code: families.code,
        kidLogins: families.kidLogins,
        tunedUpFrom: families.tunedUpFrom,
      },
      kid: {
        ...getTableColumns(kids),
        heldStars,
        goalRewardId,
        lockedUntil,
        openToAllAddresses,
        pastPauses,
      },
    })
    .from(families)
    .leftJoin(kids, eq(kids.familyId, families.id))
    .where(and(isNull(families.suspendedAt), where))
    .orderBy(...inOrder);

type FamilyRow = Awaited<ReturnType<typeof selectFamily>>[number];

/**
 * A kid with everything that a page of the family shows. `openToAllAddresses`: a parent unlocked the kid
 * recently, so earlier attempts count against no address.
 */
export type FullKidRow = NonNullable<FamilyRow['kid']> & Pick<FamilyRow, 'family'>;

const withFamily = ({ family, kid }: FamilyRow): FullKidRow[] => (kid ? [{ ...kid, family }] : []);

const familyById = prepared((db) =>
  selectFamily(db, eq(families.id, sql.placeholder('familyId'))).prepare('family_with_kids'),
);

/** The family's clock and settings, and its kids in order, in one statement. */
export async function readFamily(
  tx: Executor,
  familyId: string,
): Promise<{ family: FamilyRow['family']; kids: FullKidRow[] }> {
  const rows = await familyById(tx).execute({ familyId });
  const [first] = rows;
  if (!first) throw notFound('family');
  return { family: first.family, kids: rows.flatMap(withFamily) };
}

const kidById = prepared((db) =>
  selectFamily(
    db,
    and(
      eq(kids.id, sql.placeholder('id')),
      sql`(${sql.placeholder('familyId')}::uuid IS NULL OR ${kids.familyId} = ${sql.placeholder('familyId')})`,
    ),
  ).prepare('kid_with_family'),
);

export async function findKid(
  tx: Executor,
  familyId: string | null,
  id: string,
): Promise<FullKidRow | undefined> {
  const [row] = await kidById(tx).execute({ familyId, id });
  return row && withFamily(row)[0];
}

export async function requireKid(tx: Executor, familyId: string | null, id: string): Promise<FullKidRow> {
  const row = await findKid(tx, familyId, id);
  if (!row) throw notFound('kid');
  return row;
}

export async function listKidIds(tx: Executor, familyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: kids.id })
    .from(kids)
    .where(eq(kids.familyId, familyId))
    .orderBy(...inOrder);
  return rows.map(({ id }) => id);
}

/** Throws 400 for another family's kid. The caller has locked the family. */
export async function requireOwnKids(
  tx: Tx,
  familyId: string,
  kidIds: string[],
  field = 'kidIds',
): Promise<void> {
  const own = await listKidIds(tx, familyId);
  if (!kidIds.every((id) => own.includes(id))) throw invalid(field, 'validation.kid_ids');
}

export async function findFamilyByCode(tx: Executor, code: string) {
  const [row] = await tx
    .select({ id: families.id, kidLogins: families.kidLogins })
    .from(families)
    .where(and(eq(families.code, code), isNull(families.suspendedAt)));
  return row;
}

export async function insertKid(
  tx: Executor,
  kid: Pick<KidRow, 'familyId' | 'name' | 'avatarColor' | 'patternHash' | 'createdOn'>,
): Promise<string> {
  const id = newId();
  await tx.insert(kids).values({ id, ...kid });
  return id;
}

export async function insertLogin(tx: Executor, familyId: string, kidId: string): Promise<void> {
  await tx.insert(kidLogins).values({ id: newId(), familyId, kidId });
}

export async function updateKid(
  tx: Executor,
  familyId: string,
  id: string,
  changes: UpdateKidInput &
    Partial<Pause & Pick<KidRow, 'friend' | 'greeted' | 'patternHash'>> & { unlockedAt?: SQL },
): Promise<void> {
  await tx
    .update(kids)
    .set({ ...changes, id })
    .where(and(eq(kids.familyId, familyId), eq(kids.id, id)));
}

export const unlockKid = (
  tx: Executor,
  familyId: string,
  id: string,
  changes: { patternHash?: string } = {},
): Promise<void> => updateKid(tx, familyId, id, { ...changes, unlockedAt: sql`now()` });

/** Returns whether the pattern was unchanged. */
export async function replacePatternHash(
  tx: Executor,
  { familyId, id, from, to }: { familyId: string; id: string; from: string; to: string },
): Promise<boolean> {
  const rows = await tx
    .update(kids)
    .set({ patternHash: to })
    .where(and(eq(kids.familyId, familyId), eq(kids.id, id), eq(kids.patternHash, from)))
    .returning({ id: kids.id });
  return rows.length > 0;
}

export async function setGoal(
  tx: Tx,
  familyId: string,
  kidId: string,
  rewardId: string | null,
): Promise<void> {
  await tx.delete(kidGoals).where(and(eq(kidGoals.familyId, familyId), eq(kidGoals.kidId, kidId)));
  if (rewardId !== null) await tx.insert(kidGoals).values({ familyId, kidId, rewardId });
}

/** Returns the changed boards with the kids they show. */
export const leaveBoards = (tx: Executor, familyId: string, kidId: string) =>
  tx
    .update(boards)
    .set({ kidIds: sql`array_remove(${boards.kidIds}, ${kidId}::uuid)` })
    .where(and(eq(boards.familyId, familyId), sql`${kidId}::uuid = ANY(${boards.kidIds})`))
    .returning({ deviceId: boards.deviceId, kidIds: boards.kidIds, showsSavings });

export async function deleteKid(tx: Executor, familyId: string, id: string): Promise<void> {
  await tx.delete(kids).where(and(eq(kids.familyId, familyId), eq(kids.id, id)));
}

/**
 * Returns the kid of a request under `/api/kids/:id/…`. Throws 403 for a sibling and 404 for another family's
 * kid.
 */
export async function requireKidAccess(
  tx: Executor,
  actor: FamilyActor,
  kidId: string,
): Promise<Authorized<KidRow>> {
  const [kid] = await tx
    .select()
    .from(kids)
    .where(and(eq(kids.familyId, actor.familyId), eq(kids.id, kidId)));
  return authorizeKid(actor, kid);
}
