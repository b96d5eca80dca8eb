import { and, asc, eq, getTableColumns, gte, lte, sql } from 'drizzle-orm';
import type { AnalyticsRange } from '@shared/contracts/analytics';
import { analyticsEvents } from '@shared/tables/index';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';

/** Events per batch: a few milliseconds of work. */
const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export type EventRow = typeof analyticsEvents.$inferSelect;

const inRange = and(
  eq(analyticsEvents.familyId, sql.placeholder('familyId')),
  gte(analyticsEvents.timestamp, sql.placeholder('startDate')),
  lte(analyticsEvents.timestamp, sql.placeholder('endDate')),
);

const events = prepared((db) =>
  db
    .select(getTableColumns(analyticsEvents))
    .from(analyticsEvents)
    .where(
      and(
        inRange,
        sql`(${analyticsEvents.timestamp}, ${analyticsEvents.id}) > (${sql.placeholder('afterTime')}, ${sql.placeholder('afterId')})`,
      ),
    )
    .orderBy(asc(analyticsEvents.timestamp), asc(analyticsEvents.id))
    .limit(BATCH)
    .prepare('analytics_events'),
);

/**
 * Yields the family's events from `startDate` to `endDate`, inclusive, oldest first. In batches, because a
 * year may have hundreds of thousands.
 */
export async function* listEvents(
  db: Db,
  familyId: string,
  range: AnalyticsRange,
): AsyncGenerator<EventRow[]> {
  let after: Pick<EventRow, 'timestamp' | 'id'> = { timestamp: new Date(0), id: FIRST_ID };
  let rows: EventRow[];
  do {
    const { timestamp, id } = after;
    rows = await events(db).execute({ familyId, ...range, afterTime: timestamp.toISOString(), afterId: id });
    yield rows;
    after = rows.at(-1) ?? after;
  } while (rows.length === BATCH);
}

export type SumsRow = Awaited<ReturnType<typeof sumEvents>>[number];

const sums = prepared((db) => {
  const happened = db.$with('happened').as(
    db
      .select({
        eventType: sql<string>`${analyticsEvents.eventType}`.as('event_type'),
        kidId: sql<string>`${analyticsEvents.kidId}`.as('kid_id'),
        day: sql<number>`width_bucket(${analyticsEvents.timestamp}, ${sql.placeholder('dayStarts')}::timestamptz[])`.as(
          'day',
        ),
        choreName: sql<string | null>`${analyticsEvents.eventData} ->> 'choreName'`.as('chore_name'),
        earned: sql<number>`(${analyticsEvents.eventData} ->> 'starsAwarded')::int`.as('earned'),
        spent: sql<number>`(${analyticsEvents.eventData} ->> 'starsSpent')::int`.as('spent'),
      })
      .from(analyticsEvents)
      .where(inRange),
  );
  const countOf = (type: 'chore_completed' | 'reward_redeemed') =>
    sql<number>`count(*) FILTER (WHERE ${happened.eventType} = ${sql.raw(`'${type}'`)})::int`;
  return db
    .with(happened)
    .select({
      kidId: sql<string | null>`${happened.kidId}`,
      day: sql<number | null>`${happened.day}`,
      choreName: sql<string | null>`${happened.choreName}`,
      events: sql<number>`count(*)::int`,
      choresCompleted: countOf('chore_completed'),
      starsEarned: sql<number>`coalesce(sum(${happened.earned}), 0)::int`,
      rewardsRedeemed: countOf('reward_redeemed'),
      starsSpent: sql<number>`coalesce(sum(${happened.spent}), 0)::int`,
    })
    .from(happened)
    .groupBy(sql`GROUPING SETS ((${happened.kidId}), (${happened.day}), (${happened.choreName}))`)
    .prepare('analytics_sums');
});

/**
 * Sums the events of the range by kid, by day and by chore name in one pass. `dayStarts` are the first
 * instants of the days, so that the database needs no time zones.
 */
export const sumEvents = (db: Db, familyId: string, range: AnalyticsRange, dayStarts: Date[]) =>
  sums(db).execute({ familyId, ...range, dayStarts: dayStarts.map((start) => start.toISOString()) });
