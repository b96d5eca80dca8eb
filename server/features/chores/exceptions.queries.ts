import { and, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { CalendarDate } from '@shared/rules/calendar';
import { choreSubmissions, occurrenceExceptions } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { newId } from '../../lib/ids';

type ExceptionRow = typeof occurrenceExceptions.$inferSelect;

export interface OccurrenceOf {
  familyId: string;
  choreId: string;
  dueOn: CalendarDate;
  kidId: string | null;
}

const isAbout = ({ familyId, choreId, dueOn, kidId }: OccurrenceOf) =>
  and(
    eq(occurrenceExceptions.familyId, familyId),
    eq(occurrenceExceptions.choreId, choreId),
    eq(occurrenceExceptions.occurrenceKey, dueOn),
    kidId === null ? isNull(occurrenceExceptions.kidId) : eq(occurrenceExceptions.kidId, kidId),
  );

/** The new day if it was moved. */
const lastDay = sql`coalesce(${occurrenceExceptions.movedTo}, ${occurrenceExceptions.dueOn})`;

export const listExceptionsFrom = (
  tx: Executor,
  familyId: string,
  choreIds: string[],
  from: CalendarDate,
): Promise<ExceptionRow[]> =>
  tx
    .select()
    .from(occurrenceExceptions)
    .where(
      and(
        eq(occurrenceExceptions.familyId, familyId),
        inArray(occurrenceExceptions.choreId, choreIds),
        ne(occurrenceExceptions.kind, 'taken'),
        gte(lastDay, from),
      ),
    );

export async function countExceptionsFrom(
  tx: Executor,
  familyId: string,
  from: CalendarDate,
): Promise<number> {
  return tx.$count(
    occurrenceExceptions,
    and(
      eq(occurrenceExceptions.familyId, familyId),
      ne(occurrenceExceptions.kind, 'taken'),
      gte(lastDay, from),
    ),
  );
}

export async function findException(tx: Executor, of: OccurrenceOf): Promise<ExceptionRow | undefined> {
  const [row] = await tx.select().from(occurrenceExceptions).where(isAbout(of));
  return row;
}

export async function replaceException(
  tx: Tx,
  of: OccurrenceOf,
  exception: Pick<ExceptionRow, 'kind' | 'movedTo' | 'assignedTo' | 'madeBy'>,
): Promise<void> {
  await deleteException(tx, of);
  await tx.insert(occurrenceExceptions).values({ id: newId(), ...of, occurrenceKey: of.dueOn, ...exception });
}

export async function deleteException(tx: Tx, of: OccurrenceOf): Promise<void> {
  await tx.delete(occurrenceExceptions).where(isAbout(of));
}

export async function deleteExceptions(tx: Tx, familyId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(occurrenceExceptions)
    .where(and(eq(occurrenceExceptions.familyId, familyId), inArray(occurrenceExceptions.id, ids)));
}

/** Removes a kid: occurrences that only this kid did stay done, and open ones are as scheduled again. */
export async function removeKidFromExceptions(
  tx: Tx,
  familyId: string,
  kidId: string,
  today: CalendarDate,
): Promise<void> {
  const { choreId, occurrenceKey, dueOn, status } = choreSubmissions;
  const sharing = sql`(
    SELECT revision.sharing FROM chore_revisions AS revision
    WHERE revision.family_id = ${familyId} AND revision.chore_id = chore_submissions.chore_id
      AND revision.from_day <= coalesce(chore_submissions.due_on, ${today})
    ORDER BY revision.from_day DESC LIMIT 1)`;
  await tx.delete(occurrenceExceptions).where(
    and(
      eq(occurrenceExceptions.familyId, familyId),
      sql`CASE WHEN ${occurrenceExceptions.kind} = 'assigned' AND ${lastDay} < ${today} THEN false
          ELSE ${kidId} IN (${occurrenceExceptions.kidId}, ${occurrenceExceptions.assignedTo}) END`,
    ),
  );
  const done = await tx
    .selectDistinct({ choreId, occurrenceKey, dueOn })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, familyId),
        eq(choreSubmissions.kidId, kidId),
        sql`${sharing} <> 'each'`,
        sql`(${status} = 'approved' OR ${status} = 'pending' AND ${dueOn} < ${today})`,
      ),
    );
  const taken = done.flatMap((row) =>
    row.occurrenceKey === null
      ? []
      : [{ ...row, id: newId(), familyId, occurrenceKey: row.occurrenceKey, kind: 'taken' as const }],
  );
  if (taken.length === 0) return;
  await tx
    .insert(occurrenceExceptions)
    .values(taken)
    .onConflictDoUpdate({
      target: [
        occurrenceExceptions.familyId,
        occurrenceExceptions.choreId,
        occurrenceExceptions.occurrenceKey,
        occurrenceExceptions.kidId,
      ],
      set: { kind: 'taken', movedTo: null, assignedTo: null, madeBy: null },
    });
}
