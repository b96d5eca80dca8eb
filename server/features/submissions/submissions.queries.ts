import { and, asc, between, eq, getTableColumns, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { chores, choreSubmissions, kids } from '@shared/tables/index';
import type { Db, Executor, Tx } from '../../db/client';
import { kidOfSubmissionLock } from '../../db/family-locks';
import { isAmong } from '../../db/is-among';
import { prepared } from '../../db/prepared';
import { proofValues } from '../../db/proof';
import { assignedKidsOf, deviceOfSubmission, praiseOfSubmission, reviewerOf } from '../../db/record-columns';
import type { BoardActor, FamilyActor } from '../../lib/actor';
import { newId } from '../../lib/ids';

export type SubmissionRow = typeof choreSubmissions.$inferSelect;

/** The columns without the pictures' hash. */
const kidColumns = {
  id: kids.id,
  name: kids.name,
  avatarColor: kids.avatarColor,
  friend: kids.friend,
  totalStars: kids.totalStars,
  lifetimeStars: kids.lifetimeStars,
};
const choreColumns = {
  id: chores.id,
  description: chores.description,
  category: chores.category,
  difficulty: chores.difficulty,
  isActive: chores.isActive,
  createdAt: chores.createdAt,
  kidIds: assignedKidsOf('chores'),
  schedule: chores.schedule,
  partOfDay: chores.partOfDay,
  sharing: chores.sharing,
  needsApproval: chores.needsApproval,
  steps: chores.steps,
  minutes: chores.minutes,
  readyBy: chores.readyBy,
};

const reviewer = reviewerOf('chore_submissions');

export type FullSubmissionRow = Awaited<ReturnType<typeof selectSubmissions>>[number];

export function selectSubmissions(tx: Executor, where: SQL | undefined) {
  return tx
    .select({
      submission: getTableColumns(choreSubmissions),
      kid: kidColumns,
      chore: choreColumns,
      reviewer,
      device: deviceOfSubmission,
      praise: praiseOfSubmission,
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
    isAmong(
      choreSubmissions.id,
      db
        .select({ id: choreSubmissions.id })
        .from(choreSubmissions)
        // A literal, so that the plan can use the partial index.
        .where(
          and(
            eq(choreSubmissions.familyId, sql.placeholder('familyId')),
            sql`${choreSubmissions.status} = 'pending'`,
          ),
        ),
    ),
  )
    .orderBy(asc(choreSubmissions.submittedAt), asc(choreSubmissions.id))
    .prepare('pending_submissions'),
);

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

export interface SubmissionReview {
  id: string;
  status: 'approved' | 'rejected';
  starsAwarded: number | null;
  parentNotes: string | null;
  reviewedBy: string | null;
  auto: boolean;
}

const review = prepared((db) => {
  const kid = db.$with('kid').as(kidOfSubmissionLock(db));
  return db
    .with(kid)
    .update(choreSubmissions)
    .set({
      status: sql`${sql.placeholder('status')}`,
      starsAwarded: sql`coalesce(${sql.placeholder('starsAwarded')}::integer, ${choreSubmissions.choreStarReward})`,
      parentNotes: sql`${sql.placeholder('parentNotes')}`,
      reviewedBy: sql`${sql.placeholder('reviewedBy')}`,
      auto: sql`${sql.placeholder('auto')}`,
      reviewedAt: sql`now()`,
    })
    .from(kid)
    .innerJoin(chores, eq(chores.familyId, kid.familyId))
    .where(
      and(
        eq(choreSubmissions.familyId, sql.placeholder('familyId')),
        eq(choreSubmissions.id, sql.placeholder('submissionId')),
        eq(choreSubmissions.kidId, kid.id),
        // Only one of two concurrent reviews finds a pending row. With a plain comparison, PostgreSQL would
        // read all pending submissions of the family.
        sql`${choreSubmissions.status} || '' = 'pending'`,
        eq(chores.id, choreSubmissions.choreId),
      ),
    )
    .returning({
      submission: getTableColumns(choreSubmissions),
      kid: {
        id: kid.id,
        name: kid.name,
        avatarColor: kid.avatarColor,
        friend: kid.friend,
        totalStars: kid.totalStars,
        lifetimeStars: kid.lifetimeStars,
      },
      chore: choreColumns,
      reviewer,
      device: deviceOfSubmission,
      praise: praiseOfSubmission,
    })
    .prepare('review_submission');
});

/** Locks the kid. Returns undefined if the submission isn't pending. */
export async function reviewPendingSubmission(
  tx: Tx,
  actor: FamilyActor | BoardActor,
  { id: submissionId, ...values }: SubmissionReview,
): Promise<FullSubmissionRow | undefined> {
  const [row] = await review(tx).execute({ ...proofValues(actor), submissionId, ...values });
  return row;
}

export const plannedColumns = {
  id: choreSubmissions.id,
  choreId: choreSubmissions.choreId,
  kidId: choreSubmissions.kidId,
  status: choreSubmissions.status,
  occurrenceKey: choreSubmissions.occurrenceKey,
  dueOn: choreSubmissions.dueOn,
  handedInOn: choreSubmissions.handedInOn,
};

export type PlannedRow = Pick<SubmissionRow, keyof typeof plannedColumns>;

const handedInColumns = {
  ...plannedColumns,
  submittedAt: choreSubmissions.submittedAt,
  reviewedAt: choreSubmissions.reviewedAt,
  parentNotes: choreSubmissions.parentNotes,
  occurrencePlace: choreSubmissions.occurrencePlace,
  auto: choreSubmissions.auto,
  deviceId: choreSubmissions.deviceId,
};

export type SubmittedChoreRow = Pick<SubmissionRow, keyof typeof handedInColumns>;

const value = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

const submitted = prepared((db) =>
  db
    .select(handedInColumns)
    .from(choreSubmissions)
    .where(
      isAmong(
        choreSubmissions.id,
        sql`SELECT s.id FROM unnest(${value('choreIds', 'uuid[]')}, ${value('keys', 'text[]')}) AS wanted(chore_id, key)
            JOIN chore_submissions AS s ON s.family_id = ${value('familyId', 'uuid')}
              AND s.chore_id = wanted.chore_id AND s.occurrence_key = wanted.key
          UNION ALL SELECT s.id FROM chore_submissions AS s
            WHERE s.family_id = ${value('familyId', 'uuid')} AND s.kid_id = ANY(${value('kidIds', 'uuid[]')})
              AND s.chore_id = ANY(${value('anytimeIds', 'uuid[]')}) AND s.status = 'pending'
          UNION ALL SELECT s.id FROM chore_submissions AS s
            WHERE s.family_id = ${value('familyId', 'uuid')} AND s.kid_id = ANY(${value('kidIds', 'uuid[]')})
              AND s.chore_id = ANY(${value('anytimeIds', 'uuid[]')}) AND s.handed_in_on >= ${value('since', 'date')}`,
      ),
    )
    .orderBy(asc(choreSubmissions.submittedAt), asc(choreSubmissions.id))
    .prepare('submitted'),
);

/**
 * The submissions of these occurrences by any kid, and the kids' submissions of `anytime` chores that are
 * pending or not older than `since`, oldest first. The latter in any occurrence, because a chore may have had
 * a schedule before.
 */
export async function listSubmittedChores(
  tx: Executor,
  familyId: string,
  {
    occurrences,
    anytime = { kidIds: [], choreIds: [], since: null },
  }: {
    occurrences: { choreId: string; key: string }[];
    anytime?: { kidIds: string[]; choreIds: string[]; since: string | null } | undefined;
  },
): Promise<SubmittedChoreRow[]> {
  if (occurrences.length === 0 && anytime.choreIds.length === 0) return [];
  return submitted(tx).execute({
    familyId,
    choreIds: occurrences.map(({ choreId }) => choreId),
    keys: occurrences.map(({ key }) => key),
    kidIds: anytime.kidIds,
    anytimeIds: anytime.choreIds,
    since: anytime.since,
  });
}

/** Matches submissions that are pending or `recent`. */
export function isPendingOr(tx: Executor, of: { familyId: string; kidId: string }, recent: SQL): SQL {
  const ids = (wanted: SQL) =>
    tx
      .select({ id: choreSubmissions.id })
      .from(choreSubmissions)
      .where(and(eq(choreSubmissions.familyId, of.familyId), eq(choreSubmissions.kidId, of.kidId), wanted));
  return isAmong(
    choreSubmissions.id,
    unionAll(ids(sql`${choreSubmissions.status} = 'pending'`), ids(recent)),
  );
}

const planned = prepared((db) =>
  db
    .select(plannedColumns)
    .from(choreSubmissions)
    .where(
      and(
        eq(choreSubmissions.familyId, sql.placeholder('familyId')),
        ne(choreSubmissions.status, 'rejected'),
        or(
          between(choreSubmissions.dueOn, sql.placeholder('from'), sql.placeholder('to')),
          and(
            isNull(choreSubmissions.dueOn),
            between(choreSubmissions.handedInOn, sql.placeholder('from'), sql.placeholder('to')),
          ),
          // A once chore without a day is done for good.
          sql`(${choreSubmissions.choreId} = ANY(${sql.placeholder('undatedIds')}::uuid[]) AND ${choreSubmissions.occurrenceKey} = 'once')`,
        ),
      ),
    )
    .orderBy(asc(choreSubmissions.submittedAt), asc(choreSubmissions.id))
    .prepare('planned_submissions'),
);

/**
 * Submissions due or done in the span, and submissions for the once chores `undatedIds`. Oldest first, without
 * rejected ones.
 */
export const listPlanned = (
  tx: Executor,
  familyId: string,
  span: { from: string; to: string; undatedIds: string[] },
): Promise<PlannedRow[]> => planned(tx).execute({ familyId, ...span });
