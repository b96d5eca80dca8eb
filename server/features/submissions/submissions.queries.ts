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

export async function findKidOfSubmission(tx: Tx, familyId: string, id: string): Promise<string | undefined> {
  const [row] = await kidOfSubmission(tx).execute({ familyId, id });
  return row?.kidId;
}

const kidOfSubmission = prepared((db) =>
  db
    .select({ kidId: choreSubmissions.kidId })
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, sql.placeholder('familyId')),
        eq(choreSubmissions.id, sql.placeholder('id')),
      ),
    )
    .prepare('kid_of_submission'),
);

interface ClosedSubmission {
  familyId: string;
  id: string;
  status: 'approved' | 'rejected';
  /** Null for the chore's own stars. */
  starsAwarded: number | null;
  parentNotes: string | null;
  reviewedBy: string | null;
}

const close = prepared((db) =>
  db
    .update(choreSubmissions)
    .set({
      status: sql`${sql.placeholder('status')}`,
      starsAwarded: sql`coalesce(${sql.placeholder('starsAwarded')}::integer, ${choreSubmissions.choreStarReward})`,
      parentNotes: sql`${sql.placeholder('parentNotes')}`,
      reviewedBy: sql`${sql.placeholder('reviewedBy')}`,
      reviewedAt: sql`now()`,
    })
    .from(chores)
    .where(
      and(
        eq(choreSubmissions.familyId, sql.placeholder('familyId')),
        eq(choreSubmissions.id, sql.placeholder('id')),
        // The second of two reviews finds none that is pending.
        sql`${choreSubmissions.status} = 'pending'`,
        eq(chores.familyId, choreSubmissions.familyId),
        eq(chores.id, choreSubmissions.choreId),
      ),
    )
    .returning({ submission: getTableColumns(choreSubmissions), chore: choreColumns })
    .prepare('close_submission'),
);

/** The submission as it is now, with the row of its chore; undefined when the family has none of this id that is pending. */
export async function closeSubmission(tx: Tx, review: ClosedSubmission) {
  const [row] = await close(tx).execute({ ...review });
  return row;
}
