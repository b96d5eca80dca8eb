import { and, eq, sql } from 'drizzle-orm';
import { rewardRedemptions, rewards } from '@shared/tables/index';
import type { Tx } from '../../db/client';

export async function deletePendingRedemption(tx: Tx, familyId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(rewardRedemptions)
    .where(
      and(
        eq(rewardRedemptions.familyId, familyId),
        eq(rewardRedemptions.id, id),
        eq(rewardRedemptions.status, 'pending'),
      ),
    )
    .returning({ id: rewardRedemptions.id });
  return rows.length > 0;
}

export async function clearReview(tx: Tx, familyId: string, id: string): Promise<void> {
  await tx
    .update(rewardRedemptions)
    .set({
      status: 'pending',
      parentNotes: null,
      newStars: null,
      reviewedAt: null,
      reviewedBy: null,
      shownAt: null,
      deliveredAt: null,
    })
    .where(and(eq(rewardRedemptions.familyId, familyId), eq(rewardRedemptions.id, id)));
}

export async function returnOneReward(tx: Tx, familyId: string, rewardId: string): Promise<void> {
  await tx
    .update(rewards)
    .set({ currentRedemptions: sql`${rewards.currentRedemptions} - 1` })
    .where(and(eq(rewards.familyId, familyId), eq(rewards.id, rewardId)));
}
