import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { groupBy } from '@shared/rules/group-by';
import { withPattern, type Revision } from '@shared/rules/chore-history';
import { dateOf, type Day } from '@shared/rules/day';
import type { ChoreTimeline, OccurrenceException } from '@shared/rules/occurrences';
import type { Schedule } from '@shared/rules/schedule';
import { choreRevisions, chores } from '@shared/tables/index';
import type { Sharing } from '@shared/constants';
import type { Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import { cheapestFirst, columns, type ChoreRow } from './chores.queries';

/** The maximum distance of an exception's day from its scheduled day. */
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

const DAY_0 = sql`DATE '1970-01-01'`;
const FROM = sql`${sql.placeholder('from')}::date`;

// Table names are written out, because drizzle omits them in a query of one table.
const revisions = sql<RevisionJson[] | null>`(
  SELECT json_agg(json_build_array(
    r.from_day - ${DAY_0}, r.occurrences_from - ${DAY_0}, r.schedule, r.week_start, r.sharing, r.kid_ids, r.turn_order, r.is_active
  ) ORDER BY r.from_day)
  FROM chore_revisions AS r WHERE r.family_id = chores.family_id AND r.chore_id = chores.id
    AND r.from_day >= coalesce((
      SELECT max(first.from_day) FROM chore_revisions AS first
      WHERE first.family_id = chores.family_id AND first.chore_id = chores.id AND first.from_day <= ${FROM}), ${FROM}))`;

const exceptions = sql<OccurrenceException[] | null>`(
  SELECT json_agg(json_build_object('kind', e.kind, 'key', e.occurrence_key, 'kidId', e.kid_id,
    'movedTo', e.moved_to - ${DAY_0}, 'assignedTo', e.assigned_to, 'by', users.first_name))
  FROM occurrence_exceptions AS e LEFT JOIN users ON users.id = e.made_by
  WHERE e.family_id = chores.family_id AND e.chore_id = chores.id
    AND (e.due_on IS NULL OR e.due_on >= ${FROM} - ${EXCEPTION_REACH_DAYS}::int OR chores.schedule ->> 'kind' = 'once'))`;

// A submission stays in the plan until the end of its month.
const existedSince = and(
  eq(chores.familyId, sql.placeholder('familyId')),
  sql`(${chores.archivedAt} IS NULL OR ${chores.archivedAt} >= ${FROM} - 32)`,
);

const timelines = prepared((db) =>
  db
    .select({ choreId: chores.id, revisions, exceptions })
    .from(chores)
    .where(
      and(
        existedSince,
        sql`(${sql.placeholder('choreIds')}::uuid[] IS NULL OR ${chores.id} = ANY(${sql.placeholder('choreIds')}::uuid[]))`,
      ),
    )
    .prepare('chore_timelines'),
);

const choresWithTimelines = prepared((db) =>
  db
    .select({ chore: columns, revisions, exceptions })
    .from(chores)
    .where(existedSince)
    .orderBy(...cheapestFirst)
    .prepare('chores_with_timelines'),
);

const NO_TIMELINE: ChoreTimeline = { revisions: [], exceptions: new Map() };

/** Timelines from `from`, of the chores that existed since. */
export async function listTimelines(
  tx: Executor,
  familyId: string,
  from: Day,
  choreIds: string[] | null = null,
): Promise<ReadonlyMap<string, ChoreTimeline>> {
  const rows = await timelines(tx).execute({ familyId, from: dateOf(from), choreIds });
  return new Map(rows.map((row) => [row.choreId, timelineOf(row)]));
}

export const readTimeline = async (
  tx: Executor,
  familyId: string,
  from: Day,
  choreId: string,
): Promise<ChoreTimeline> => (await listTimelines(tx, familyId, from, [choreId])).get(choreId) ?? NO_TIMELINE;

export interface ChoreWithTimeline {
  chore: ChoreRow;
  timeline: ChoreTimeline;
}

/** Includes deleted chores, cheapest first. */
export async function listChoresWithTimelines(
  tx: Executor,
  familyId: string,
  from: Day,
): Promise<ChoreWithTimeline[]> {
  const rows = await choresWithTimelines(tx).execute({ familyId, from: dateOf(from) });
  return rows.map(({ chore, ...row }) => ({ chore, timeline: timelineOf(row) }));
}

const timelineOf = (row: {
  revisions: RevisionJson[] | null;
  exceptions: OccurrenceException[] | null;
}): ChoreTimeline => ({
  revisions: (row.revisions ?? []).map(revisionOf),
  exceptions: groupBy(row.exceptions ?? [], ({ key }) => key),
});

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

/** The caller holds the rows of the chores. */
export async function replaceRevisions(
  tx: Tx,
  familyId: string,
  day: Day,
  revised: readonly { choreId: string; revision: Revision | null }[],
): Promise<void> {
  const choreIds = revised.map(({ choreId }) => choreId);
  await tx
    .delete(choreRevisions)
    .where(
      and(
        eq(choreRevisions.familyId, familyId),
        inArray(choreRevisions.choreId, choreIds),
        gte(choreRevisions.fromDay, dateOf(day)),
      ),
    );
  const rows = revised.flatMap(({ choreId, revision }) =>
    revision ? [rowOf(familyId, choreId, revision)] : [],
  );
  if (rows.length > 0) await tx.insert(choreRevisions).values(rows);
}

function rowOf(familyId: string, choreId: string, revision: Revision): typeof choreRevisions.$inferInsert {
  const { pattern: _, fromDay, occurrencesFrom, ...rules } = revision;
  return {
    familyId,
    choreId,
    fromDay: dateOf(fromDay),
    occurrencesFrom: dateOf(occurrencesFrom),
    ...rules,
    kidIds: [...rules.kidIds],
    turnOrder: [...rules.turnOrder],
  };
}

/**
 * Corrects revisions after a time zone change that sets the date back, because a revision may not start in the future.
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
