import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { kidBadges, kids, starLedger } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { prepared } from '../../db/prepared';

interface Change {
  familyId: string;
  kidId: string;
  amount: number;
  lifetimeDelta: number;
}

const changeSums = prepared((db) =>
  db
    .update(kids)
    .set({
      totalStars: sql`${kids.totalStars} + ${sql.placeholder('amount')}::integer`,
      lifetimeStars: sql`${kids.lifetimeStars} + ${sql.placeholder('lifetimeDelta')}::integer`,
    })
    .where(
      and(
        eq(kids.familyId, sql.placeholder('familyId')),
        eq(kids.id, sql.placeholder('kidId')),
        gte(sql`${kids.totalStars} + ${sql.placeholder('amount')}::integer`, 0),
      ),
    )
    .returning({ totalStars: kids.totalStars, lifetimeStars: kids.lifetimeStars })
    .prepare('change_star_sums'),
);

/** The kid's new sums, or undefined when there is no such kid or too few stars. */
export async function addStars(tx: Tx, change: Change) {
  const [sums] = await changeSums(tx).execute({ ...change });
  return sums;
}

const appendEntry = prepared((db) =>
  db
    .insert(starLedger)
    .values({
      id: sql.placeholder('id'),
      familyId: sql.placeholder('familyId'),
      kidId: sql.placeholder('kidId'),
      kind: sql.placeholder('kind'),
      amount: sql.placeholder('amount'),
      lifetimeDelta: sql.placeholder('lifetimeDelta'),
      balance: sql.placeholder('balance'),
      submissionId: sql.placeholder('submissionId'),
      redemptionId: sql.placeholder('redemptionId'),
      reverses: sql.placeholder('reverses'),
      actorId: sql.placeholder('actorId'),
      note: sql.placeholder('note'),
    })
    .onConflictDoNothing({ target: starLedger.reverses })
    .returning()
    .prepare('append_ledger_entry'),
);

/** The entry as it stands in the ledger, or undefined when it would reverse one that is reversed already. */
export async function insertEntry(tx: Tx, entry: Omit<typeof starLedger.$inferSelect, 'createdAt'>) {
  const [row] = await appendEntry(tx).execute({ ...entry });
  return row;
}

export async function kidExists(tx: Tx, familyId: string, kidId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: kids.id })
    .from(kids)
    .where(and(eq(kids.familyId, familyId), eq(kids.id, kidId)));
  return rows.length > 0;
}

export async function insertBadges(
  tx: Tx,
  familyId: string,
  kidId: string,
  badgeIds: string[],
): Promise<void> {
  await tx
    .insert(kidBadges)
    .values(badgeIds.map((badgeId) => ({ familyId, kidId, badgeId })))
    .onConflictDoNothing();
}

export async function deleteBadges(
  tx: Tx,
  familyId: string,
  kidId: string,
  badgeIds: string[],
): Promise<void> {
  await tx
    .delete(kidBadges)
    .where(
      and(eq(kidBadges.familyId, familyId), eq(kidBadges.kidId, kidId), inArray(kidBadges.badgeId, badgeIds)),
    );
}
