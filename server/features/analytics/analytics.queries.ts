import { sql } from 'drizzle-orm';
import type { AnalyticsRange } from '@shared/contracts/analytics';
import { kidLogins } from '@shared/tables/index';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';

const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const inRange = sql`family_id = ${sql.placeholder('familyId')}
  AND created_at >= ${sql.placeholder('startDate')} AND created_at <= ${sql.placeholder('endDate')}`;

// Approvals that were not undone, and logins.
const APPROVALS = sql`
  SELECT id, kid_id, created_at, kind, label, abs(amount) AS stars FROM star_ledger AS entry
  WHERE kind IN ('chore', 'reward') AND ${inRange}
    AND NOT EXISTS (SELECT FROM star_ledger AS reversal WHERE reversal.reverses = entry.id)`;
const LOGINS = sql`
  SELECT id, kid_id, created_at, 'login' AS kind, '' AS label, 0 AS stars FROM kid_logins WHERE ${inRange}`;
const NEXT = sql`
  AND (created_at, id) > (${sql.placeholder('afterTime')}, ${sql.placeholder('afterId')}) ORDER BY created_at, id LIMIT ${sql.raw(`${BATCH}`)}`;

export type EventRow = Awaited<ReturnType<ReturnType<typeof events>['execute']>>[number];

const events = prepared((db) =>
  db
    .select({
      id: sql<string>`id`,
      kidId: sql<string>`kid_id`,
      createdAt: sql<Date>`created_at`.mapWith(kidLogins.createdAt),
      kind: sql<'chore' | 'reward' | 'login'>`kind`,
      label: sql<string>`label`,
      stars: sql<number>`stars`,
    })
    .from(sql`((${APPROVALS}${NEXT}) UNION ALL (${LOGINS}${NEXT})) AS events`)
    .orderBy(sql`created_at`, sql`id`)
    .limit(BATCH)
    .prepare('analytics_events'),
);

/** Yields the family's events, oldest first, in batches, because a year may have hundreds of thousands. */
export async function* listEvents(
  db: Db,
  familyId: string,
  range: AnalyticsRange,
): AsyncGenerator<EventRow[]> {
  let after: Pick<EventRow, 'createdAt' | 'id'> = { createdAt: new Date(0), id: FIRST_ID };
  let rows: EventRow[];
  do {
    const { createdAt, id } = after;
    rows = await events(db).execute({ familyId, ...range, afterTime: createdAt.toISOString(), afterId: id });
    yield rows;
    after = rows.at(-1) ?? after;
  } while (rows.length === BATCH);
}

export type SumsRow = Awaited<ReturnType<typeof sumEvents>>[number];

const sums = prepared((db) =>
  db
    .select({
      kidId: sql<string | null>`kid_id`,
      day: sql<number | null>`day`,
      choreName: sql<string | null>`chore_name`,
      events: sql<number>`count(*)::int`,
      choresCompleted: sql<number>`count(*) FILTER (WHERE kind = 'chore')::int`,
      starsEarned: sql<number>`coalesce(sum(stars) FILTER (WHERE kind = 'chore'), 0)::int`,
      rewardsRedeemed: sql<number>`count(*) FILTER (WHERE kind = 'reward')::int`,
      starsSpent: sql<number>`coalesce(sum(stars) FILTER (WHERE kind = 'reward'), 0)::int`,
    })
    .from(
      sql`(SELECT kid_id, kind, stars, CASE WHEN kind = 'chore' THEN label END AS chore_name,
        width_bucket(created_at, ${sql.placeholder('dayStarts')}::timestamptz[]) AS day
        FROM (${APPROVALS} UNION ALL ${LOGINS}) AS happened) AS events`,
    )
    .groupBy(sql`GROUPING SETS ((kid_id), (day), (chore_name))`)
    .prepare('analytics_sums'),
);

/**
 * Sums events by kid, day and chore in one pass. `dayStarts` are the first instants of the days, so that the
 * database needs no time zones.
 */
export const sumEvents = (db: Db, familyId: string, range: AnalyticsRange, dayStarts: Date[]) =>
  sums(db).execute({ familyId, ...range, dayStarts: dayStarts.map((start) => start.toISOString()) });
