import { and, asc, count, eq, gte, lt, sql } from 'drizzle-orm';
import { kids, choreSubmissions } from '@shared/tables/index';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';

export type StandingRow = Awaited<ReturnType<typeof listStandings>>[number];

// What is undone is no approval any more; a reward takes nothing from the week.
const starsEarned = sql<number>`coalesce(sum(${choreSubmissions.starsAwarded}), 0)::int`;
const rank = sql<number>`rank() OVER (ORDER BY ${starsEarned} DESC)::int`;

const standings = prepared((db) =>
  db
    .select({
      id: kids.id,
      name: kids.name,
      avatarColor: kids.avatarColor,
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
        gte(choreSubmissions.reviewedAt, sql.placeholder('start')),
        lt(choreSubmissions.reviewedAt, sql.placeholder('end')),
        eq(choreSubmissions.status, 'approved'),
      ),
    )
    .where(eq(kids.familyId, sql.placeholder('familyId')))
    .groupBy(kids.id)
    .orderBy(asc(rank), sql`lower(${kids.name})`, asc(kids.name), asc(kids.id))
    .prepare('leaderboard_standings'),
);

/** Each kid of the family with the stars that approvals gave from `start` on and before `end`; best rank first, then by name. */
export const listStandings = (db: Db, familyId: string, { start, end }: { start: Date; end: Date }) =>
  standings(db).execute({ familyId, start, end });
