import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { choreSubmissions } from '@shared/tables/index';
import type { Executor } from '../../db/client';

/** The days on which each of these kids handed in a chore that was not sent back, each day and status once. */
export function listDaysHandedIn(tx: Executor, familyId: string, kidIds: string[]) {
  return tx
    .selectDistinct({
      kidId: choreSubmissions.kidId,
      day: choreSubmissions.handedInOn,
      status: choreSubmissions.status,
    })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, familyId),
        inArray(choreSubmissions.kidId, kidIds),
        ne(choreSubmissions.status, 'rejected'),
      ),
    );
}

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
