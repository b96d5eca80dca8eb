import { and, asc, eq, getTableColumns, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { kids, rewardRedemptions, rewards } from '@shared/tables/index';
import type { Db, Executor, Tx } from '../../db/client';
import { isAmong } from '../../db/is-among';
import { prepared } from '../../db/prepared';
import { assignedKidsOf, reviewerOf } from '../../db/record-columns';
import { notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';

export type RedemptionRow = typeof rewardRedemptions.$inferSelect;

/** Columns that never reveal a mystery. */
const rewardColumns = {
  id: rewards.id,
  tier: rewards.tier,
  isActive: rewards.isActive,
  maxRedemptions: rewards.maxRedemptions,
  currentRedemptions: rewards.currentRedemptions,
  createdAt: rewards.createdAt,
  kidIds: assignedKidsOf('rewards'),
  limitTimes: rewards.limitTimes,
  limitPer: rewards.limitPer,
};

const reviewer = reviewerOf('reward_redemptions');

export type FullRedemptionRow = Awaited<ReturnType<typeof selectRedemptions>>[number];

export function selectRedemptions(tx: Executor, where: SQL | undefined) {
  return tx
    .select({
      redemption: getTableColumns(rewardRedemptions),
      kid: getTableColumns(kids),
      reward: rewardColumns,
      reviewer,
    })
    .from(rewardRedemptions)
    .innerJoin(kids, and(eq(kids.familyId, rewardRedemptions.familyId), eq(kids.id, rewardRedemptions.kidId)))
    .innerJoin(
      rewards,
      and(eq(rewards.familyId, rewardRedemptions.familyId), eq(rewards.id, rewardRedemptions.rewardId)),
    )
    .where(where);
}

/** Matches redemptions that are pending, approved but undelivered, or `recent`. */
export function isOpenOr(tx: Executor, of: { familyId: string; kidId: string }, recent: SQL): SQL {
  const { id, familyId, kidId, status, deliveredAt } = rewardRedemptions;
  const ids = (wanted: SQL) =>
    tx
      .select({ id })
      .from(rewardRedemptions)
      .where(and(eq(familyId, of.familyId), eq(kidId, of.kidId), wanted));
  const open = unionAll(
    ids(sql`${status} = 'pending'`),
    ids(sql`${status} = 'approved' AND ${deliveredAt} IS NULL`),
    ids(recent),
  );
  return isAmong(id, open);
}

const pending = prepared((db) =>
  selectRedemptions(
    db,
    isAmong(
      rewardRedemptions.id,
      db
        .select({ id: rewardRedemptions.id })
        .from(rewardRedemptions)
        // A literal, so that the plan can use the partial index.
        .where(
          and(
            eq(rewardRedemptions.familyId, sql.placeholder('familyId')),
            sql`${rewardRedemptions.status} = 'pending'`,
          ),
        ),
    ),
  )
    .orderBy(asc(rewardRedemptions.requestedAt), asc(rewardRedemptions.id))
    .prepare('pending_redemptions'),
);

export const listPendingRedemptions = (db: Db, familyId: string) => pending(db).execute({ familyId });

export function listUnshownRedemptions(db: Db, familyId: string, kidId: string) {
  return selectRedemptions(
    db,
    and(
      eq(rewardRedemptions.familyId, familyId),
      eq(rewardRedemptions.kidId, kidId),
      eq(rewardRedemptions.status, 'approved'),
      isNull(rewardRedemptions.shownAt),
    ),
  ).orderBy(asc(rewardRedemptions.reviewedAt), asc(rewardRedemptions.id));
}

export async function findRedemption(
  tx: Executor,
  familyId: string,
  id: string,
): Promise<FullRedemptionRow | undefined> {
  const [row] = await selectRedemptions(
    tx,
    and(eq(rewardRedemptions.familyId, familyId), eq(rewardRedemptions.id, id)),
  );
  return row;
}

export async function requireRedemption(
  tx: Executor,
  familyId: string,
  id: string,
): Promise<FullRedemptionRow> {
  const row = await findRedemption(tx, familyId, id);
  if (!row) throw notFound('redemption');
  return row;
}

export async function insertRedemption(
  tx: Tx,
  redemption: Omit<typeof rewardRedemptions.$inferInsert, 'id'>,
): Promise<RedemptionRow> {
  const [row] = await tx
    .insert(rewardRedemptions)
    .values({ id: newId(), ...redemption })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function lockPendingRedemption(
  tx: Tx,
  familyId: string,
  id: string,
): Promise<RedemptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(rewardRedemptions)
    .where(
      and(
        eq(rewardRedemptions.familyId, familyId),
        eq(rewardRedemptions.id, id),
        eq(rewardRedemptions.status, 'pending'),
      ),
    )
    .for('update');
  return row;
}

export async function saveReview(
  tx: Tx,
  familyId: string,
  id: string,
  review: {
    status: 'approved' | 'rejected';
    parentNotes: string | null;
    reviewedBy: string;
    newStars: number | null;
  },
): Promise<void> {
  await tx
    .update(rewardRedemptions)
    .set({ ...review, reviewedAt: sql`now()` })
    .where(and(eq(rewardRedemptions.familyId, familyId), eq(rewardRedemptions.id, id)));
}

/** Returns false if the reward is sold out. */
export async function takeOneReward(tx: Tx, familyId: string, rewardId: string): Promise<boolean> {
  const rows = await tx
    .update(rewards)
    .set({ currentRedemptions: sql`${rewards.currentRedemptions} + 1` })
    .where(
      and(
        eq(rewards.familyId, familyId),
        eq(rewards.id, rewardId),
        or(isNull(rewards.maxRedemptions), lt(rewards.currentRedemptions, rewards.maxRedemptions)),
      ),
    )
    .returning({ id: rewards.id });
  return rows.length > 0;
}

export async function markRedemptionShown(tx: Executor, familyId: string, id: string): Promise<void> {
  await tx
    .update(rewardRedemptions)
    .set({ shownAt: sql`now()` })
    .where(
      and(
        eq(rewardRedemptions.familyId, familyId),
        eq(rewardRedemptions.id, id),
        eq(rewardRedemptions.status, 'approved'),
        isNull(rewardRedemptions.shownAt),
      ),
    );
}

const promised = prepared((db) =>
  selectRedemptions(
    db,
    // A literal, so that the plan can use the partial index.
    and(
      eq(rewardRedemptions.familyId, sql.placeholder('familyId')),
      sql`${rewardRedemptions.status} = 'approved'`,
      isNull(rewardRedemptions.deliveredAt),
    ),
  )
    .orderBy(asc(rewardRedemptions.reviewedAt), asc(rewardRedemptions.id))
    .prepare('promised_redemptions'),
);

export const listPromisedRedemptions = (db: Db, familyId: string) => promised(db).execute({ familyId });

/** Keeps the first time. */
export async function markDelivered(tx: Tx, familyId: string, id: string, delivered: boolean): Promise<void> {
  await tx
    .update(rewardRedemptions)
    .set({ deliveredAt: delivered ? sql`coalesce(${rewardRedemptions.deliveredAt}, now())` : null })
    .where(and(eq(rewardRedemptions.familyId, familyId), eq(rewardRedemptions.id, id)));
}
