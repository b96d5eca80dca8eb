import { and, asc, eq, gte, isNull, ne, or } from 'drizzle-orm';
import { keptFor, type Revision } from '@shared/rules/chore-history';
import { dateOf, dayOf } from '@shared/rules/day';
import { choreSubmissions } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import type { RevisedChore } from './revise-chore';

/**
 * Today's submissions count for today's occurrence of the new schedule, so that an edit doesn't make a chore due
 * twice.
 */
export async function keepSubmissionsOfToday(
  tx: Tx,
  { familyId, choreId, today }: RevisedChore,
  revision: Revision,
): Promise<void> {
  if (!revision.isActive) return;
  const { id, kidId, occurrenceKey, dueOn, handedInOn, submittedAt, status } = choreSubmissions;
  const date = dateOf(today);
  const rows = await tx
    .select({ id, kidId, key: occurrenceKey, dueOn })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, familyId),
        eq(choreSubmissions.choreId, choreId),
        ne(status, 'rejected'),
        or(gte(dueOn, date), and(isNull(dueOn), eq(handedInOn, date))),
      ),
    )
    .orderBy(asc(submittedAt), asc(id));
  for (const row of rows) {
    const due = row.dueOn === null ? null : dayOf(row.dueOn);
    const occurrence = keptFor(revision, today, { key: row.key, dueOn: due });
    if (!occurrence || occurrence.key === row.key) continue;
    await tx
      .update(choreSubmissions)
      .set({
        occurrenceKey: occurrence.key,
        dueOn: occurrence.dueOn === null ? null : dateOf(occurrence.dueOn),
        // Only has to differ from other slots.
        occurrencePlace: `${occurrence.key}/${row.kidId}/${row.id}`,
      })
      .where(and(eq(choreSubmissions.familyId, familyId), eq(id, row.id)));
  }
}
