import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { chores, choreSubmissions, kids } from '@shared/tables/index';
import type { Db, Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import { newId } from '../../lib/ids';

export type SubmissionRow = typeof choreSubmissions.$inferSelect;

/** Of the kid and of the chore only what an answer tells: the pictures' hash, say, stays where it is. */
export const kidColumns = {
  id: kids.id,
  name: kids.name,
  avatarColor: kids.avatarColor,
  totalStars: kids.totalStars,
  lifetimeStars: kids.lifetimeStars,
};
export const choreColumns = {
  id: chores.id,
  description: chores.description,
  category: chores.category,
  difficulty: chores.difficulty,
  isActive: chores.isActive,
  createdAt: chores.createdAt,
};

/** A submission with its kid and with the chore's own row, for what the submission keeps no copy of. */
export type FullSubmissionRow = Awaited<ReturnType<typeof selectSubmissions>>[number];

export function selectSubmissions(tx: Executor, where: SQL | undefined) {
  return tx
    .select({
      submission: getTableColumns(choreSubmissions),
      kid: kidColumns,
      chore: choreColumns,
    })
    .from(choreSubmissions)
    .innerJoin(kids, and(eq(kids.familyId, choreSubmissions.familyId), eq(kids.id, choreSubmissions.kidId)))
    .innerJoin(
      chores,
      and(eq(chores.familyId, choreSubmissions.familyId), eq(chores.id, choreSubmissions.choreId)),
    )
    .where(where);
}

const pending = prepared((db) =>
  selectSubmissions(
    db,
    // Written out: as a parameter it would hide from a prepared plan that the index of the pending ones serves it.
    and(
      eq(choreSubmissions.familyId, sql.placeholder('familyId')),
      sql`${choreSubmissions.status} = 'pending'`,
    ),
  )
    .orderBy(asc(choreSubmissions.submittedAt), asc(choreSubmissions.id))
    .prepare('pending_submissions'),
);

/** Oldest first: who has waited longest comes first. */
export const listPendingSubmissions = (db: Db, familyId: string) => pending(db).execute({ familyId });

export async function findSubmission(
  tx: Executor,
  familyId: string,
  id: string,
): Promise<FullSubmissionRow | undefined> {
  const [row] = await selectSubmissions(
    tx,
    and(eq(choreSubmissions.familyId, familyId), eq(choreSubmissions.id, id)),
  );
  return row;
}

export async function insertSubmission(
  tx: Tx,
  submission: Omit<typeof choreSubmissions.$inferInsert, 'id'>,
): Promise<SubmissionRow> {
  const [row] = await tx
    .insert(choreSubmissions)
    .values({ id: newId(), ...submission })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}
