import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { CalendarDate, Span } from '@shared/rules/calendar';
import type { TuneUpMonth } from '@shared/rules/tune-up';
import { choreSubmissions, families, starLedger } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

/** The first day of the last month whose review the family has dismissed, if any. */
export async function findDoneMonth(tx: Executor, familyId: string): Promise<CalendarDate | null> {
  const [row] = await tx
    .select({ tunedUpFrom: families.tunedUpFrom })
    .from(families)
    .where(eq(families.id, familyId));
  return row?.tunedUpFrom ?? null;
}

/** Dismisses the review of the month that starts on `from`, or reopens it with null. */
export async function updateDoneMonth(tx: Tx, familyId: string, from: CalendarDate | null): Promise<void> {
  await tx.update(families).set({ tunedUpFrom: from }).where(eq(families.id, familyId));
}

/** Sums of a chore (`kidId` is null), of a kid (`choreId` is null), or of a kid's chore. */
export type SubmissionSums = Awaited<ReturnType<typeof sumSubmissions>>[number];

/**
 * Sums the submissions of `kidIds` in the month by chore, by kid and by both. `isDone` also counts later
 * submissions, and earlier ones for a day of the month. Reviews are those by a parent of a kid's own
 * submission.
 */
export async function sumSubmissions(
  tx: Executor,
  familyId: string,
  kidIds: string[],
  { from, until }: TuneUpMonth,
) {
  const { kidId, choreId, handedInOn, dueOn, status, submittedAt, reviewedAt } = choreSubmissions;
  const inMonth = sql`${handedInOn} BETWEEN ${from} AND ${until}`;
  // A parent's completion for a kid is submitted and approved at the same time.
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
        // A weekly chore that is due in the month can be done up to a week earlier.
        gte(handedInOn, sql`${from}::date - 7`),
      ),
    )
    .groupBy(sql`GROUPING SETS ((${kidId}), (${choreId}), (${kidId}, ${choreId}))`);
}

/** Stars that each kid earned and spent in `span`, without undone ones. */
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
