import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { chores, choreSubmissions, kids } from '@shared/tables/index';
import type { Db } from '../../db/client';
import { kidLocks } from '../../db/family-locks';
import { prepared } from '../../db/prepared';
import { newId } from '../../lib/ids';
import { recordEvents } from '../analytics/record-event';
import { causeColumns, movement } from '../stars/stars.statement';
import { choreColumns, kidColumns, type FullSubmissionRow } from './submissions.queries';

export interface Review {
  familyId: string;
  id: string;
  status: 'approved' | 'rejected';
  parentNotes: string | null;
  /** Null for the chore's own stars (decision 16). */
  starsAwarded: number | null;
}

const given = (name: keyof Review | 'ledgerId' | 'eventId') => sql`${sql.placeholder(name)}`;

/**
 * A review in one statement, so in one round trip and all or nothing. Its first parts lock the family and the kid, as
 * every write does. Then it finds the submission pending or nothing at all: of two reviews at once the second waits for the
 * first and then finds none (decision 12). What is approved there moves stars and is an
 * analytics event; the kid in the answer has the new sums.
 */
const statement = prepared((db) => {
  const locks = kidLocks(
    db,
    given('familyId'),
    sql`(SELECT ${choreSubmissions.kidId} FROM ${choreSubmissions}
      WHERE ${choreSubmissions.familyId} = ${given('familyId')} AND ${choreSubmissions.id} = ${given('id')})`,
  );
  const closed = db.$with('closed', getTableColumns(choreSubmissions)).as(sql`
    UPDATE ${choreSubmissions}
    SET status = ${given('status')}, parent_notes = ${given('parentNotes')}, reviewed_at = now(),
      stars_awarded = coalesce(${given('starsAwarded')}::integer, ${choreSubmissions.choreStarReward})
    FROM kid
    WHERE ${choreSubmissions.familyId} = ${given('familyId')} AND ${choreSubmissions.id} = ${given('id')}
      AND ${choreSubmissions.kidId} = kid.id AND ${choreSubmissions.status} = 'pending'
    RETURNING ${choreSubmissions}.*`);
  const columns = causeColumns({
    familyId: sql`family_id`,
    kidId: sql`kid_id`,
    amount: sql`stars_awarded`,
    submissionId: sql`id`,
    redemptionId: sql`NULL`,
    ledgerId: given('ledgerId'),
  });
  const cause = db.$with('cause', {}).as(sql`SELECT ${columns} FROM closed WHERE status = 'approved'`);
  const { moved, parts } = movement(db);
  const noted = db.$with('noted', {}).as(
    recordEvents(sql`
      SELECT ${given('eventId')}::uuid, family_id, kid_id, 'chore_completed',
        jsonb_build_object('choreName', chore_name, 'starsAwarded', stars_awarded)
      FROM closed WHERE status = 'approved'`),
  );
  return db
    .with(...locks, closed, cause, ...parts, noted)
    .select({
      submission: { ...closed._.selectedFields },
      kid: {
        ...kidColumns,
        totalStars: sql<number>`coalesce(${moved.totalStars}, ${kids.totalStars})`,
        lifetimeStars: sql<number>`coalesce(${moved.lifetimeStars}, ${kids.lifetimeStars})`,
      },
      chore: choreColumns,
    })
    .from(closed)
    .innerJoin(kids, and(eq(kids.familyId, closed.familyId), eq(kids.id, closed.kidId)))
    .innerJoin(chores, and(eq(chores.familyId, closed.familyId), eq(chores.id, closed.choreId)))
    .leftJoin(moved, eq(moved.kidId, closed.kidId))
    .prepare('review_submission');
});

/** The reviewed submission with its kid's new sums, or undefined when the family has none that is pending. */
export async function closeSubmission(db: Db, review: Review): Promise<FullSubmissionRow | undefined> {
  const [row] = await statement(db).execute({ ...review, ledgerId: newId(), eventId: newId() });
  return row;
}
