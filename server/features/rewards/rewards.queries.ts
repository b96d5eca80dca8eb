import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CreateRewardInput, UpdateRewardInput } from '@shared/contracts/rewards';
import { rewards } from '@shared/tables/index';
import type { Db, Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import { newId } from '../../lib/ids';

export type RewardRow = typeof rewards.$inferSelect;

const newestFirst = prepared((db) =>
  db
    .select()
    .from(rewards)
    .where(and(eq(rewards.familyId, sql.placeholder('familyId')), isNull(rewards.archivedAt)))
    .orderBy(desc(rewards.createdAt), desc(rewards.id))
    .prepare('rewards_newest_first'),
);

const cheapestFirst = prepared((db) =>
  db
    .select()
    .from(rewards)
    .where(and(eq(rewards.familyId, sql.placeholder('familyId')), isNull(rewards.archivedAt)))
    .orderBy(asc(rewards.starCost), asc(rewards.name), asc(rewards.id))
    .prepare('rewards_cheapest_first'),
);

export const listRewardsNewestFirst = (db: Db, familyId: string) => newestFirst(db).execute({ familyId });

export const listRewardsCheapestFirst = (db: Db, familyId: string) => cheapestFirst(db).execute({ familyId });

/** The family's reward that is not deleted, or undefined. */
export async function findReward(tx: Executor, familyId: string, id: string): Promise<RewardRow | undefined> {
  const [row] = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.familyId, familyId), eq(rewards.id, id), isNull(rewards.archivedAt)));
  return row;
}

/** Holds the reward's row, deleted or not, until `tx` ends: approvals that take one of its stock take turns. */
export async function lockReward(tx: Tx, familyId: string, id: string): Promise<void> {
  await tx
    .select({ id: rewards.id })
    .from(rewards)
    .where(and(eq(rewards.familyId, familyId), eq(rewards.id, id)))
    .for('no key update');
}

export async function insertReward(
  tx: Executor,
  familyId: string,
  input: CreateRewardInput,
): Promise<RewardRow> {
  const [row] = await tx
    .insert(rewards)
    .values({ id: newId(), familyId, ...input })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function updateReward(
  tx: Executor,
  familyId: string,
  id: string,
  changes: UpdateRewardInput,
): Promise<RewardRow | undefined> {
  const [row] = await tx
    .update(rewards)
    // Naming the id too keeps a change of nothing a valid statement.
    .set({ ...changes, id })
    .where(and(eq(rewards.familyId, familyId), eq(rewards.id, id), isNull(rewards.archivedAt)))
    .returning();
  return row;
}

/** Takes the reward out of every list (docs/domain.md, "Rewards"). Returns whether there was one. */
export async function archiveReward(tx: Executor, familyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(rewards)
    .set({ archivedAt: sql`now()`, isActive: false })
    .where(and(eq(rewards.familyId, familyId), eq(rewards.id, id), isNull(rewards.archivedAt)))
    .returning({ id: rewards.id });
  return rows.length > 0;
}
