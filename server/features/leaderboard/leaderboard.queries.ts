import { and, asc, between, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { kids, choreSubmissions } from '@shared/tables/index';
import type { CalendarDate } from '@shared/rules/calendar';
import type { Week } from '@shared/rules/week';
import type { Executor } from '../../db/client';
import { prepared } from '../../db/prepared';

// Excludes undone approvals. Spent stars don't count.
const starsEarned = sql<number>`coalesce(sum(${choreSubmissions.starsAwarded}), 0)::int`;
const rank = sql<number>`rank() OVER (ORDER BY ${starsEarned} DESC)::int`;

const standings = prepared((db) =>
  db
    .select({
      id: kids.id,
      name: kids.name,
      avatarColor: kids.avatarColor,
      friend: kids.friend,
      totalStars: kids.totalStars,
      lifetimeStars: kids.lifetimeStars,
      starsEarned,
      choresCompleted: count(choreSubmissions.id),
      rank,
    })
    .from(kids)
    .leftJoin(
      choreSubmissions,
      and(
        eq(choreSubmissions.familyId, kids.familyId),
        eq(choreSubmissions.kidId, kids.id),
        between(choreSubmissions.handedInOn, sql.placeholder('startDate'), sql.placeholder('lastDate')),
        eq(choreSubmissions.status, 'approved'),
      ),
    )
    .where(eq(kids.familyId, sql.placeholder('familyId')))
    .groupBy(kids.id)
    .orderBy(asc(rank), sql`lower(${kids.name})`, asc(kids.name), asc(kids.id))
    .prepare('leaderboard_standings'),
);

export const listStandings = (
  db: Executor,
  familyId: string,
  { startDate, lastDate }: Pick<Week, 'startDate' | 'lastDate'>,
) => standings(db).execute({ familyId, startDate, lastDate });

/** Returns the latest of equal weeks before the Sunday `before`. */
export async function findBestWeek(
  db: Executor,
  { familyId, kidId, before }: { familyId: string; kidId: string; before: CalendarDate },
) {
  const { handedInOn } = choreSubmissions;
  const weekStart = sql<string>`(${handedInOn} - extract(dow FROM ${handedInOn})::int)::text`;
  // Not in the condition, because PostgreSQL would then use an index without the stars.
  const approved = sql`FILTER (WHERE ${choreSubmissions.status} = 'approved')`;
  const stars = sql<number>`coalesce(sum(${choreSubmissions.starsAwarded}) ${approved}, 0)::int`;
  const chores = sql<number>`(count(*) ${approved})::int`;
  const [week] = await db
    .select({ weekStart, starsEarned: stars, choresCompleted: chores })
    .from(choreSubmissions)
    .where(and(eq(choreSubmissions.familyId, familyId), eq(choreSubmissions.kidId, kidId)))
    .groupBy(weekStart)
    .having(and(lt(weekStart, before), gt(chores, 0)))
    .orderBy(desc(stars), desc(weekStart))
    .limit(1);
  return week;
}
