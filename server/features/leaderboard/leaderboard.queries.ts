import { and, asc, count, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { kids, starLedger } from '@shared/tables/index';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';

export type StandingRow = Awaited<ReturnType<typeof listStandings>>[number];

// Only approvals: a reward takes stars from the purse and not from the week.
const starsEarned = sql<number>`coalesce(sum(${starLedger.amount}), 0)::int`;
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
      choresCompleted: count(starLedger.id),
      rank,
    })
    .from(kids)
    .leftJoin(
      starLedger,
      and(
        eq(starLedger.familyId, kids.familyId),
        eq(starLedger.kidId, kids.id),
        gte(starLedger.createdAt, sql.placeholder('start')),
        lt(starLedger.createdAt, sql.placeholder('end')),
        isNotNull(starLedger.submissionId),
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
