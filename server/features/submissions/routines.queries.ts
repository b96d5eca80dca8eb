import { and, desc, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Run } from '@shared/rules/routine';
import { choreSubmissions, routineRuns } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';

export type RunRow = typeof routineRuns.$inferSelect;

/** A kid's run of a chore. */
export interface RunOf {
  familyId: string;
  kidId: string;
  choreId: string;
}

const isRunOf = ({ familyId, kidId, choreId }: RunOf): SQL | undefined =>
  and(eq(routineRuns.familyId, familyId), eq(routineRuns.kidId, kidId), eq(routineRuns.choreId, choreId));

/** The latest open run for the occurrence that is due on `dueOn`. */
export async function findRun(tx: Tx, of: RunOf, dueOn: string | null): Promise<RunRow | undefined> {
  const { dueOn: column, updatedAt } = routineRuns;
  const [row] = await tx
    .select()
    .from(routineRuns)
    .where(and(isRunOf(of), dueOn === null ? isNull(column) : eq(column, dueOn)))
    .orderBy(desc(updatedAt))
    .limit(1);
  return row;
}

export async function findRunByKey(tx: Tx, of: RunOf, occurrenceKey: string): Promise<RunRow | undefined> {
  const [row] = await tx
    .select()
    .from(routineRuns)
    .where(and(isRunOf(of), eq(routineRuns.occurrenceKey, occurrenceKey)));
  return row;
}

/** The kid's latest submission with a record for the occurrence that is due on `dueOn`, unless it was rejected. */
export async function findLastRecorded(
  tx: Tx,
  { familyId, kidId, choreId }: RunOf,
  dueOn: string | null,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: choreSubmissions.id })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, familyId),
        eq(choreSubmissions.kidId, kidId),
        eq(choreSubmissions.choreId, choreId),
        dueOn === null ? isNull(choreSubmissions.dueOn) : eq(choreSubmissions.dueOn, dueOn),
        ne(choreSubmissions.status, 'rejected'),
        isNotNull(choreSubmissions.routine),
      ),
    )
    .orderBy(desc(choreSubmissions.submittedAt))
    .limit(1);
  return row?.id;
}

export const listRuns = (tx: Executor, familyId: string, kidId: string): Promise<RunRow[]> =>
  tx
    .select()
    .from(routineRuns)
    .where(and(eq(routineRuns.familyId, familyId), eq(routineRuns.kidId, kidId)));

export const listRunsOf = (tx: Executor, familyId: string): Promise<RunRow[]> =>
  tx.select().from(routineRuns).where(eq(routineRuns.familyId, familyId));

export const listRunsOfChore = (tx: Tx, familyId: string, choreId: string): Promise<RunRow[]> =>
  tx
    .select()
    .from(routineRuns)
    .where(and(eq(routineRuns.familyId, familyId), eq(routineRuns.choreId, choreId)))
    .for('update');

export async function saveRun(tx: Tx, row: RunRow): Promise<void> {
  const { familyId: _, kidId: __, choreId: ___, occurrenceKey: ____, ...values } = row;
  await tx
    .insert(routineRuns)
    .values(row)
    .onConflictDoUpdate({
      target: [routineRuns.familyId, routineRuns.kidId, routineRuns.choreId, routineRuns.occurrenceKey],
      set: values,
    });
}

/** Deletes a kid's run. Returns the deleted row, or undefined. */
export async function deleteRun(tx: Tx, of: RunOf, occurrenceKey: string): Promise<RunRow | undefined> {
  const [row] = await tx
    .delete(routineRuns)
    .where(and(isRunOf(of), eq(routineRuns.occurrenceKey, occurrenceKey)))
    .returning();
  return row;
}

/** Deletes the run that continues a submission. */
export async function deleteRunContinuing(tx: Tx, of: RunOf, submissionId: string): Promise<boolean> {
  const rows = await tx
    .delete(routineRuns)
    .where(and(isRunOf(of), eq(routineRuns.continues, submissionId)))
    .returning({ choreId: routineRuns.choreId });
  return rows.length > 0;
}

/** Pauses the kid's other runs. Returns them. */
export const pauseOtherRuns = (
  tx: Tx,
  { familyId, kidId, choreId }: RunOf,
  pausedAt: NonNullable<Run['pausedAt']>,
): Promise<RunRow[]> =>
  tx
    .update(routineRuns)
    .set({ pausedAt, updatedAt: pausedAt })
    .where(
      and(
        eq(routineRuns.familyId, familyId),
        eq(routineRuns.kidId, kidId),
        ne(routineRuns.choreId, choreId),
        isNull(routineRuns.pausedAt),
      ),
    )
    .returning();
