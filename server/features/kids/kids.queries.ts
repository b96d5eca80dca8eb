import { and, asc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { UpdateKidInput } from '@shared/contracts/kids';
import type { Pause } from '@shared/rules/pause';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { families, kidGoals, kids, patternAttempts, rewardRedemptions } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import type { FamilyActor } from '../../lib/actor';
import { authorize, type Authorized } from '../../lib/authorized';
import { forbidden, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';

export type KidRow = typeof kids.$inferSelect;

// As long as wrong pictures count against an address (limit-policies.ts).
const openToAllAddresses = sql<boolean>`coalesce(${kids.unlockedAt} > now() - interval '1 day', false)`;

const lockedUntil = sql<Date | null>`(
  SELECT max(${patternAttempts.lockedUntil}) FROM ${patternAttempts}
  WHERE ${patternAttempts.kidId} = ${kids.id} AND ${patternAttempts.lockedUntil} > now()
)`.mapWith(patternAttempts.lockedUntil);

// 'pending' is written out: a plan for any status could not use the index of the pending ones.
const heldStars = sql<number>`coalesce((
  SELECT sum(${rewardRedemptions.starsSpent}) FROM ${rewardRedemptions}
  WHERE ${rewardRedemptions.familyId} = ${kids.familyId} AND ${rewardRedemptions.kidId} = ${kids.id}
    AND ${rewardRedemptions.status} = 'pending'
), 0)::int`;

// A goal ends with its reward: when that is deleted, or for other kids now.
const goalRewardId = sql<string | null>`(
  SELECT goal.reward_id FROM kid_goals AS goal
  JOIN rewards ON rewards.family_id = goal.family_id AND rewards.id = goal.reward_id AND rewards.archived_at IS NULL
  WHERE goal.family_id = ${kids.familyId} AND goal.kid_id = ${kids.id} AND (
    NOT EXISTS (SELECT FROM reward_assignments AS assigned WHERE assigned.family_id = goal.family_id AND assigned.reward_id = goal.reward_id)
    OR EXISTS (SELECT FROM reward_assignments AS assigned WHERE assigned.family_id = goal.family_id AND assigned.reward_id = goal.reward_id AND assigned.kid_id = goal.kid_id))
)`;

/**
 * A kid with the goal, the stars held for pending redemptions, the family's code, the end of a lockout if there is one, and whether a parent unlocked the kid so recently
 * that earlier attempts count against no address.
 */
export type FullKidRow = Awaited<ReturnType<typeof selectFullKids>>[number];

const ofOpenFamily = and(eq(families.id, kids.familyId), isNull(families.suspendedAt));
const inOrder = [asc(kids.createdAt), asc(kids.id)];

const selectKids = (tx: Executor, where: SQL) =>
  tx
    .select(getTableColumns(kids))
    .from(kids)
    .innerJoin(families, ofOpenFamily)
    .where(where)
    .orderBy(...inOrder);

/** Kids with what is looked up for each of them, which cards and names do not need. */
const selectFullKids = (tx: Executor, where: SQL | undefined) =>
  tx
    .select({
      ...getTableColumns(kids),
      familyCode: families.code,
      kidLogins: families.kidLogins,
      heldStars,
      goalRewardId,
      lockedUntil,
      openToAllAddresses,
    })
    .from(kids)
    .innerJoin(families, ofOpenFamily)
    .where(where)
    .orderBy(...inOrder);

export const listKids = (tx: Executor, familyId: string) => selectKids(tx, eq(kids.familyId, familyId));

export const listFullKids = (tx: Executor, familyId: string) =>
  selectFullKids(tx, eq(kids.familyId, familyId));

/** The ids of the family's kids, in their order. */
export async function listKidIds(tx: Executor, familyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: kids.id })
    .from(kids)
    .where(eq(kids.familyId, familyId))
    .orderBy(...inOrder);
  return rows.map(({ id }) => id);
}

export const listKidsByCode = (tx: Executor, code: string) => selectKids(tx, eq(families.code, code));

export async function findKid(tx: Executor, familyId: string, id: string): Promise<FullKidRow | undefined> {
  const [row] = await selectFullKids(tx, and(eq(kids.familyId, familyId), eq(kids.id, id)));
  return row;
}

/** A kid of any family, for the kid's page before login. */
export async function findAnyKid(tx: Executor, id: string): Promise<FullKidRow | undefined> {
  const [row] = await selectFullKids(tx, eq(kids.id, id));
  return row;
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

/** Returns whether the family has the kid. */
export async function updateKid(
  tx: Executor,
  familyId: string,
  id: string,
  changes: UpdateKidInput & Partial<Pause> & { friend?: KidRow['friend']; greeted?: boolean },
): Promise<boolean> {
  return changeKid(tx, familyId, id, changes);
}

/** Unlocks the kid, with new pictures if given. Returns whether the family has the kid. */
export async function unlockKid(
  tx: Executor,
  familyId: string,
  id: string,
  changes: { patternHash?: string } = {},
): Promise<boolean> {
  return changeKid(tx, familyId, id, { ...changes, unlockedAt: sql`now()` });
}

/** Replaces the stored hash unless the pattern has changed since it was read. Returns whether it did. */
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

async function changeKid(
  tx: Executor,
  familyId: string,
  id: string,
  changes: PgUpdateSetSource<typeof kids>,
): Promise<boolean> {
  const rows = await tx
    .update(kids)
    // With the id the statement is valid even when `changes` is empty.
    .set({ ...changes, id })
    .where(and(eq(kids.familyId, familyId), eq(kids.id, id)))
    .returning({ id: kids.id });
  return rows.length > 0;
}

/** Sets the reward that the kid saves for; null for none. */
export async function setGoal(
  tx: Tx,
  familyId: string,
  kidId: string,
  rewardId: string | null,
): Promise<void> {
  await tx.delete(kidGoals).where(and(eq(kidGoals.familyId, familyId), eq(kidGoals.kidId, kidId)));
  if (rewardId !== null) await tx.insert(kidGoals).values({ familyId, kidId, rewardId });
}

/** The kid and all that is the kid's: submissions, redemptions, stars, badges, messages, events, sessions. */
export async function deleteKid(tx: Executor, familyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(kids)
    .where(and(eq(kids.familyId, familyId), eq(kids.id, id)))
    .returning({ id: kids.id });
  return rows.length > 0;
}

/**
 * The kid whose records `actor` asks for under `/api/kids/:id/…`; `kidId` is a checked record id. A parent may read any
 * kid of the family, a kid only their own. Throws 403 for a sibling and 404 for everyone else.
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
  if (!kid) throw notFound('kid');
  if (actor.type === 'kid' && actor.kidId !== kid.id) throw forbidden('own_records_only');
  return authorize(kid);
}
