import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { CalendarDate, Span } from '@shared/rules/calendar';
import type { TuneUpMonth } from '@shared/rules/tune-up';
import { choreSubmissions, families, starLedger } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

/** The first day of the month whose tune-up the family has done last, if any. */
export async function findDoneMonth(tx: Executor, familyId: string): Promise<CalendarDate | null> {
  const [row] = await tx
    .select({ tunedUpFrom: families.tunedUpFrom })
    .from(families)
    .where(eq(families.id, familyId));
  return row?.tunedUpFrom ?? null;
}

/** Notes that the family has done the tune-up of the month that begins on `from`, or none. */
export async function updateDoneMonth(tx: Tx, familyId: string, from: CalendarDate | null): Promise<void> {
  await tx.update(families).set({ tunedUpFrom: from }).where(eq(families.id, familyId));
}

/** What was handed in of a chore (`kidId` null), by a kid (`choreId` null), or of a chore by a kid. */
export type SubmissionSums = Awaited<ReturnType<typeof sumSubmissions>>[number];

/**
 * What `kidIds` handed in during the month, added up by chore, by kid and by both. `isDone` also counts what was handed in since
 * then, or before for a day of the month. Reviews are a parent's of something that a kid handed in and that waited.
 */
export async function sumSubmissions(
  tx: Executor,
  familyId: string,
  kidIds: string[],
  { from, until }: TuneUpMonth,
) {
  const { kidId, choreId, handedInOn, dueOn, status, submittedAt, reviewedAt } = choreSubmissions;
  const inMonth = sql`${handedInOn} BETWEEN ${from} AND ${until}`;
  // A parent who ticks a chore for a kid hands in and approves at the same instant.
  const isReview = sql`${inMonth} AND ${status} <> 'pending' AND NOT ${choreSubmissions.auto} AND ${reviewedAt} > ${submittedAt}`;
  const minutes = sql`extract(epoch FROM ${reviewedAt} - ${submittedAt}) / 60`;
  return tx
    .select({
      kidId: sql<string | null>`${kidId}`,
      choreId: sql<string | null>`${choreId}`,
      isDone: sql<boolean>`bool_or(${handedInOn} >= ${from} OR ${dueOn} >= ${from})`,
      handedIn: sql<number>`count(*) FILTER (WHERE ${inMonth})::int`,
      reviews: sql<number>`count(*) FILTER (WHERE ${isReview})::int`,
      approvals: sql<number>`count(*) FILTER (WHERE ${isReview} AND ${status} = 'approved')::int`,
      medianMinutes: sql<number>`coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${minutes}) FILTER (WHERE ${isReview}), 0)::int`,
      longestMinutes: sql<number>`coalesce(max(${minutes}) FILTER (WHERE ${isReview}), 0)::int`,
    })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, familyId),
        inArray(kidId, kidIds),
        // A chore of a week that ends in the month can be done a week before it.
        gte(handedInOn, sql`${from}::date - 7`),
      ),
    )
    .groupBy(sql`GROUPING SETS ((${kidId}), (${choreId}), (${kidId}, ${choreId}))`);
}

/** Stars that each kid earned and spent in `span`, without what has been taken back since. */
export async function sumStars(tx: Executor, familyId: string, { start, end }: Span) {
  const stands = sql`NOT EXISTS (SELECT FROM star_ledger AS reversal WHERE reversal.reverses = ${starLedger.id})`;
  return tx
    .select({
      kidId: starLedger.kidId,
      earned: sql<number>`coalesce(sum(${starLedger.amount}) FILTER (WHERE ${starLedger.amount} > 0), 0)::int`,
      spent: sql<number>`coalesce(-sum(${starLedger.amount}) FILTER (WHERE ${starLedger.amount} < 0), 0)::int`,
    })
    .from(starLedger)
    .where(
      and(
        eq(starLedger.familyId, familyId),
        gte(starLedger.createdAt, start),
        lt(starLedger.createdAt, end),
        ne(starLedger.kind, 'reversal'),
        stands,
      ),
    )
    .groupBy(starLedger.kidId);
}
