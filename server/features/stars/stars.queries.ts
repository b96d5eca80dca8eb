import { and, eq, getTableColumns, gte, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { kidBadges, kids, starLedger } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { prepared } from '../../db/prepared';

export type LedgerRow = typeof starLedger.$inferSelect;

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
      label: sql.placeholder('label'),
      isMystery: sql.placeholder('isMystery'),
      // Not the transaction's: it may have waited for the kid's row, and a later entry must not be older.
      createdAt: sql`clock_timestamp()`,
    })
    .onConflictDoNothing({ target: starLedger.reverses })
    .returning()
    .prepare('append_ledger_entry'),
);

/** The entry as it stands in the ledger, or undefined when it would reverse one that is reversed already. */
export async function insertEntry(tx: Tx, entry: Omit<LedgerRow, 'createdAt' | 'position'>) {
  const [row] = await appendEntry(tx).execute({ ...entry });
  return row;
}

/** What moved the stars of a review. */
export type Cause = { submissionId: string } | { redemptionId: string };

/** The entry that the review wrote and nothing has reversed, or undefined. */
export async function findUnreversed(tx: Tx, familyId: string, cause: Cause): Promise<LedgerRow | undefined> {
  const reversal = alias(starLedger, 'reversal');
  const [row] = await tx
    .select(getTableColumns(starLedger))
    .from(starLedger)
    .where(
      and(
        eq(starLedger.familyId, familyId),
        'submissionId' in cause
          ? eq(starLedger.submissionId, cause.submissionId)
          : eq(starLedger.redemptionId, cause.redemptionId),
        ne(starLedger.kind, 'reversal'),
        notExists(tx.select({ id: reversal.id }).from(reversal).where(eq(reversal.reverses, starLedger.id))),
      ),
    );
  return row;
}

/** What the kid can spend, or undefined when the family has no such kid. */
export async function findTotalStars(tx: Tx, familyId: string, kidId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ totalStars: kids.totalStars })
    .from(kids)
    .where(and(eq(kids.familyId, familyId), eq(kids.id, kidId)));
  return row?.totalStars;
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
