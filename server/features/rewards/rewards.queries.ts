import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import { MYSTERY_REWARD_NAME } from '@shared/constants';
import type { CreateRewardInput, UpdateRewardInput } from '@shared/contracts/rewards';
import { rewardAssignments, rewards } from '@shared/tables/index';
import type { Db, Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import { assignedKidsOf } from '../../db/record-columns';
import { newId } from '../../lib/ids';

const columns = { ...getTableColumns(rewards), kidIds: assignedKidsOf('rewards') };

export type RewardRow = typeof rewards.$inferSelect & { kidIds: string[] };

const newestFirst = prepared((db) =>
  db
    .select(columns)
    .from(rewards)
    .where(and(eq(rewards.familyId, sql.placeholder('familyId')), isNull(rewards.archivedAt)))
    .orderBy(desc(rewards.createdAt), desc(rewards.id))
    .prepare('rewards_newest_first'),
);

const cheapestFirst = (name: string, shownName: SQLWrapper) =>
  prepared((db) =>
    db
      .select(columns)
      .from(rewards)
      .where(and(eq(rewards.familyId, sql.placeholder('familyId')), isNull(rewards.archivedAt)))
      .orderBy(asc(rewards.starCost), sql`lower(${shownName})`, asc(shownName), asc(rewards.id))
      .prepare(name),
  );
const cheapestForParents = cheapestFirst('rewards_cheapest_first', rewards.name);
// Sorted by the shown name, because a mystery's position would reveal its real one.
const cheapestForKids = cheapestFirst(
  'rewards_cheapest_first_for_kids',
  sql`CASE WHEN ${rewards.isMystery} THEN ${MYSTERY_REWARD_NAME} ELSE ${rewards.name} END`,
);

export const listRewardsNewestFirst = (db: Db, familyId: string) => newestFirst(db).execute({ familyId });

export const listRewardsCheapestFirst = (db: Db, familyId: string) =>
  cheapestForParents(db).execute({ familyId });

export const listRewardsForKids = (db: Db, familyId: string) => cheapestForKids(db).execute({ familyId });

export async function findReward(tx: Executor, familyId: string, id: string): Promise<RewardRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(rewards)
    .where(and(eq(rewards.familyId, familyId), eq(rewards.id, id), isNull(rewards.archivedAt)));
  return row;
}

/** Deleted or not, so that approvals run sequentially. */
export async function lockReward(tx: Tx, familyId: string, id: string): Promise<void> {
  await tx
    .select({ id: rewards.id })
    .from(rewards)
    .where(and(eq(rewards.familyId, familyId), eq(rewards.id, id)))
    .for('no key update');
}

export async function insertReward(
  tx: Tx,
  familyId: string,
  { kidIds, limit, ...input }: CreateRewardInput,
): Promise<RewardRow> {
  const id = newId();
  await tx.insert(rewards).values({ id, familyId, ...input, ...limitColumns(limit) });
  await assign(tx, familyId, id, kidIds);
  return requireReward(tx, familyId, id);
}

export async function updateReward(
  tx: Tx,
  familyId: string,
  id: string,
  { kidIds, limit, ...changes }: UpdateRewardInput,
): Promise<RewardRow | undefined> {
  const updated = await tx
    .update(rewards)
    .set({ ...changes, ...(limit !== undefined && limitColumns(limit)), id })
    .where(and(eq(rewards.familyId, familyId), eq(rewards.id, id), isNull(rewards.archivedAt)))
    .returning({ id: rewards.id });
  if (updated.length === 0) return undefined;
  if (kidIds) {
    await tx
      .delete(rewardAssignments)
      .where(and(eq(rewardAssignments.familyId, familyId), eq(rewardAssignments.rewardId, id)));
    await assign(tx, familyId, id, kidIds);
  }
  return requireReward(tx, familyId, id);
}

const limitColumns = (limit: CreateRewardInput['limit']) => ({
  limitTimes: limit?.times ?? null,
  limitPer: limit?.per ?? null,
});

async function assign(tx: Tx, familyId: string, rewardId: string, kidIds: string[]): Promise<void> {
  if (kidIds.length === 0) return;
  await tx.insert(rewardAssignments).values(kidIds.map((kidId) => ({ familyId, rewardId, kidId })));
}

async function requireReward(tx: Tx, familyId: string, id: string): Promise<RewardRow> {
  const row = await findReward(tx, familyId, id);
  if (!row) throw new Error('a reward that was just written is gone');
  return row;
}

/** Rewards for this kid only would otherwise become available to all kids. */
export async function deactivateRewardsOf(tx: Tx, familyId: string, kidId: string): Promise<void> {
  const only = tx
    .select({ id: rewardAssignments.rewardId })
    .from(rewardAssignments)
    .where(eq(rewardAssignments.familyId, familyId))
    .groupBy(rewardAssignments.rewardId)
    .having(sql`count(*) = 1 AND bool_and(${rewardAssignments.kidId} = ${kidId})`);
  await tx
    .update(rewards)
    .set({ isActive: false })
    .where(and(eq(rewards.familyId, familyId), inArray(rewards.id, only)));
}

export async function archiveReward(tx: Executor, familyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(rewards)
    .set({ archivedAt: sql`now()`, isActive: false })
    .where(and(eq(rewards.familyId, familyId), eq(rewards.id, id), isNull(rewards.archivedAt)))
    .returning({ id: rewards.id });
  return rows.length > 0;
}
