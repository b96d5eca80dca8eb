import { and, asc, eq, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import { matchingOccurrence, type Revision } from '@shared/rules/chore-history';
import { dateOf, dayOf, type Day } from '@shared/rules/day';
import { choreSubmissions } from '@shared/tables/index';
import type { Tx } from '../../db/client';

/** Today's submissions count for the new schedules, so that an edit doesn't make a chore due twice. */
export async function keepSubmissionsOfToday(
  tx: Tx,
  familyId: string,
  today: Day,
  revisions: ReadonlyMap<string, Revision>,
): Promise<void> {
  const active = new Map([...revisions].filter(([, { isActive }]) => isActive));
  if (active.size === 0) return;
  const { id, choreId, kidId, occurrenceKey, dueOn, handedInOn, submittedAt, status } = choreSubmissions;
  const date = dateOf(today);
  const rows = await tx
    .select({ id, choreId, kidId, key: occurrenceKey, dueOn })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, familyId),
        inArray(choreId, [...active.keys()]),
        ne(status, 'rejected'),
        or(gte(dueOn, date), and(isNull(dueOn), eq(handedInOn, date))),
      ),
    )
    .orderBy(asc(submittedAt), asc(id));
  for (const row of rows) {
    const due = row.dueOn === null ? null : dayOf(row.dueOn);
    const revision = active.get(row.choreId);
    const occurrence = revision && matchingOccurrence(revision, today, { key: row.key, dueOn: due });
    if (!occurrence || occurrence.key === row.key) continue;
    await tx
      .update(choreSubmissions)
      .set({
        occurrenceKey: occurrence.key,
        dueOn: occurrence.dueOn === null ? null : dateOf(occurrence.dueOn),
        // The place only has to differ from other slots.
        occurrencePlace: `${occurrence.key}/${row.kidId}/${row.id}`,
      })
      .where(and(eq(choreSubmissions.familyId, familyId), eq(id, row.id)));
  }
}
