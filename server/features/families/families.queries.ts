import { eq, sql } from 'drizzle-orm';
import type { LeaderboardMode } from '@shared/constants';
import { leaderboardModeOf } from '@shared/rules/leaderboard-mode';
import { families, freeFamilyCodes, kids } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { notFound } from '../../lib/errors';

export async function insertFamily(tx: Tx, family: typeof families.$inferInsert): Promise<void> {
  await tx.insert(families).values(family);
}

/** How many kids the family has. */
export async function countKids(tx: Executor, familyId: string): Promise<number> {
  return tx.$count(kids, eq(kids.familyId, familyId));
}

/** What the kids of the family see of each other's week. Throws 404 when it has just been deleted. */
export async function readLeaderboardMode(tx: Executor, familyId: string): Promise<LeaderboardMode> {
  const [row] = await tx
    .select({ chosen: families.leaderboardMode })
    .from(families)
    .where(eq(families.id, familyId));
  if (!row) throw notFound('family');
  return leaderboardModeOf(row.chosen, await countKids(tx, familyId));
}

/** Whether parents of the family give and take stars directly; false when it has just been deleted. */
export async function allowsStarsByHand(tx: Executor, familyId: string): Promise<boolean> {
  const [row] = await tx
    .select({ starsByHand: families.starsByHand })
    .from(families)
    .where(eq(families.id, familyId));
  return row?.starsByHand === true;
}

/** Gives the family this code and puts its present one at the end of the free ones. */
export async function replaceCode(tx: Tx, familyId: string, before: string, code: string): Promise<void> {
  await tx.update(families).set({ code }).where(eq(families.id, familyId));
  await tx.insert(freeFamilyCodes).values({ code: before });
}

/** Takes a free family code out of the list, or undefined when none is left. A rollback puts it back. */
export async function takeFamilyCode(tx: Tx): Promise<string | undefined> {
  const next = tx
    .select({ place: freeFamilyCodes.place })
    .from(freeFamilyCodes)
    .orderBy(freeFamilyCodes.place)
    .limit(1)
    // Registrations at the same time each take another row instead of waiting for the first.
    .for('update', { skipLocked: true });
  const [taken] = await tx
    .delete(freeFamilyCodes)
    .where(eq(freeFamilyCodes.place, sql`(${next})`))
    .returning({ code: freeFamilyCodes.code });
  return taken?.code;
}
