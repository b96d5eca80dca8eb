import { and, eq, ne, sql } from 'drizzle-orm';
import { choreSubmissions } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { prepared } from '../../db/prepared';

const daysHandedIn = prepared((db) => {
  const { familyId, kidId, handedInOn, status } = choreSubmissions;
  const each = db.$with('each').as(
    db
      .selectDistinct({ kidId, status, day: handedInOn })
      .from(choreSubmissions)
      .where(
        and(
          eq(familyId, sql.placeholder('familyId')),
          sql`${kidId} = ANY(${sql.placeholder('kidIds')}::uuid[])`,
          sql`${status} <> 'rejected'`,
        ),
      ),
  );
  // As lists: a row for each day of years would cost more to read than to find.
  return db
    .with(each)
    .select({
      kidId: each.kidId,
      status: each.status,
      days: sql<string[]>`array_agg(${each.day}::text ORDER BY ${each.day})`,
    })
    .from(each)
    .groupBy(each.kidId, each.status)
    .prepare('days_handed_in');
});

/** The days on which each of these kids handed in a chore that was not sent back, in order, by status. */
export const listDaysHandedIn = (tx: Executor, familyId: string, kidIds: string[]) =>
  daysHandedIn(tx).execute({ familyId, kidIds });

/** What the family handed in for occurrences due on one of `days` and was not sent back. */
export async function listHandedInFor(tx: Executor, familyId: string, days: string[]) {
  if (days.length === 0) return [];
  return tx
    .select({
      id: choreSubmissions.id,
      choreId: choreSubmissions.choreId,
      kidId: choreSubmissions.kidId,
      status: choreSubmissions.status,
      occurrenceKey: choreSubmissions.occurrenceKey,
      handedInOn: choreSubmissions.handedInOn,
    })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, familyId),
        ne(choreSubmissions.status, 'rejected'),
        sql`${choreSubmissions.dueOn} = ANY(${sql.param(days)}::date[])`,
      ),
    );
}
