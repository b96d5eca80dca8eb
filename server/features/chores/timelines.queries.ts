import { and, eq, gte, sql } from 'drizzle-orm';
import { groupBy } from '@shared/rules/group-by';
import { withPattern, type Revision } from '@shared/rules/chore-history';
import { dateOf, type Day } from '@shared/rules/day';
import type { ChoreTimeline, OccurrenceException } from '@shared/rules/occurrences';
import type { Schedule } from '@shared/rules/schedule';
import { choreRevisions } from '@shared/tables/index';
import type { Sharing } from '@shared/constants';
import type { Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';

/** An exception can concern a day that is at most this long after the day by the schedule. */
const EXCEPTION_REACH_DAYS = 100;

type RevisionJson = [
  fromDay: Day,
  occurrencesFrom: Day,
  schedule: Schedule,
  weekStart: number,
  sharing: Sharing,
  kidIds: string[],
  turnOrder: string[],
  isActive: boolean,
];

// The names of tables are written out: drizzle omits them in a query of one table.
const DAY_0 = sql`DATE '1970-01-01'`;
const timelines = prepared((db) =>
  db
    .select({
      choreId: choreRevisions.choreId,
      revisions: sql<RevisionJson[]>`json_agg(json_build_array(
        from_day - ${DAY_0}, occurrences_from - ${DAY_0}, schedule, week_start, sharing, kid_ids, turn_order, is_active
      ) ORDER BY from_day)`,
      exceptions: sql<OccurrenceException[]>`coalesce((
        SELECT json_agg(json_build_object('kind', e.kind, 'key', e.occurrence_key, 'kidId', e.kid_id,
          'movedTo', e.moved_to - ${DAY_0}, 'assignedTo', e.assigned_to, 'by', users.first_name))
        FROM occurrence_exceptions AS e LEFT JOIN users ON users.id = e.made_by
        WHERE e.family_id = ${sql.placeholder('familyId')} AND e.chore_id = chore_revisions.chore_id
          AND (e.due_on IS NULL OR e.due_on >= ${sql.placeholder('from')}::date - ${EXCEPTION_REACH_DAYS}::int
            OR (array_agg(schedule ORDER BY from_day DESC))[1] ->> 'kind' = 'once')
      ), '[]')`,
    })
    .from(choreRevisions)
    .where(
      and(
        eq(choreRevisions.familyId, sql.placeholder('familyId')),
        sql`(${sql.placeholder('choreId')}::uuid IS NULL OR chore_id = ${sql.placeholder('choreId')})`,
        sql`chore_id IN (
          SELECT id FROM chores WHERE family_id = ${sql.placeholder('familyId')}
            AND (archived_at IS NULL OR archived_at >= ${sql.placeholder('from')}::date - 32))`,
        // The revision in force on that day, and the later ones.
        sql`(from_day >= ${sql.placeholder('from')} OR from_day = (
          SELECT max(r.from_day) FROM chore_revisions AS r
          WHERE r.family_id = chore_revisions.family_id AND r.chore_id = chore_revisions.chore_id
            AND r.from_day <= ${sql.placeholder('from')}))`,
      ),
    )
    .groupBy(choreRevisions.choreId)
    .prepare('chore_timelines'),
);

const NO_TIMELINE: ChoreTimeline = { revisions: [], exceptions: new Map() };

/** The timelines of the chores that existed on `from` or later, from that day on; with `choreId` of that chore only. */
export async function listTimelines(
  tx: Executor,
  familyId: string,
  from: Day,
  choreId: string | null = null,
): Promise<ReadonlyMap<string, ChoreTimeline>> {
  const rows = await timelines(tx).execute({ familyId, from: dateOf(from), choreId });
  return new Map(
    rows.map((row) => [
      row.choreId,
      { revisions: row.revisions.map(revisionOf), exceptions: groupBy(row.exceptions, ({ key }) => key) },
    ]),
  );
}

/** Returns the timeline of each chore, as `listTimelines` does. */
export async function readTimelines(
  tx: Executor,
  familyId: string,
  from: Day,
  choreId: string | null = null,
): Promise<(choreId: string) => ChoreTimeline> {
  const byChore = await listTimelines(tx, familyId, from, choreId);
  return (id) => byChore.get(id) ?? NO_TIMELINE;
}

function revisionOf([fromDay, occurrencesFrom, ...rules]: RevisionJson): Revision {
  const [schedule, weekStart, sharing, kidIds, turnOrder, isActive] = rules;
  return withPattern({
    fromDay,
    occurrencesFrom,
    schedule,
    weekStart,
    sharing,
    kidIds,
    turnOrder,
    isActive,
  });
}

/** Replaces the revisions of the chore from `day` on. The caller holds the chore's row. */
export async function replaceRevisions(
  tx: Tx,
  { familyId, choreId }: { familyId: string; choreId: string },
  day: Day,
  revision: Revision | null,
): Promise<void> {
  await tx
    .delete(choreRevisions)
    .where(
      and(
        eq(choreRevisions.familyId, familyId),
        eq(choreRevisions.choreId, choreId),
        gte(choreRevisions.fromDay, dateOf(day)),
      ),
    );
  if (!revision) return;
  const { pattern: _, fromDay, occurrencesFrom, ...rules } = revision;
  await tx.insert(choreRevisions).values({
    familyId,
    choreId,
    fromDay: dateOf(fromDay),
    occurrencesFrom: dateOf(occurrencesFrom),
    ...rules,
    kidIds: [...rules.kidIds],
    turnOrder: [...rules.turnOrder],
  });
}

/**
 * After a change of zone that sets the family's date back, no revision may start in the future. Only the last revision of
 * each chore counts for today.
 */
export async function startRevisionsBy(tx: Tx, familyId: string, today: Day): Promise<void> {
  const date = dateOf(today);
  await tx.execute(sql`
    DELETE FROM chore_revisions AS revision WHERE family_id = ${familyId} AND from_day >= ${date} AND EXISTS (
      SELECT FROM chore_revisions AS later WHERE later.family_id = revision.family_id
        AND later.chore_id = revision.chore_id AND later.from_day > revision.from_day)`);
  await tx.execute(sql`
    UPDATE chore_revisions SET from_day = ${date}, occurrences_from = least(occurrences_from, ${date})
    WHERE family_id = ${familyId} AND from_day > ${date}`);
}
