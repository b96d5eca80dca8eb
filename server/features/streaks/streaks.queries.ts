import { and, eq, ne, sql } from 'drizzle-orm';
import type { Day } from '@shared/rules/day';
import { choreSubmissions } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { prepared } from '../../db/prepared';
import { plannedColumns, type PlannedRow } from '../submissions/submissions.queries';

const submissionDays = prepared((db) => {
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
  // A row per day of several years would be slow to read.
  return db
    .with(each)
    .select({
      kidId: each.kidId,
      status: each.status,
      days: sql<Day[]>`array_agg(${each.day} - DATE '1970-01-01' ORDER BY ${each.day})`,
    })
    .from(each)
    .groupBy(each.kidId, each.status)
    .prepare('days_handed_in');
});

export const listSubmissionDays = (tx: Executor, familyId: string, kidIds: string[]) =>
  submissionDays(tx).execute({ familyId, kidIds });

const dueOnDays = prepared((db) =>
  db
    .select(plannedColumns)
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, sql.placeholder('familyId')),
        ne(choreSubmissions.status, 'rejected'),
        sql`${choreSubmissions.dueOn} = ANY(${sql.placeholder('days')}::date[])`,
      ),
    )
    .prepare('submissions_due_on_days'),
);

export const listDueOn = (tx: Executor, familyId: string, days: string[]): Promise<PlannedRow[]> =>
  dueOnDays(tx).execute({ familyId, days });
