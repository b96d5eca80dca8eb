import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Locale } from '@shared/constants';
import type { CalendarDate, Span } from '@shared/rules/calendar';
import type { WeekClock } from '@shared/rules/weekly-letter';
import {
  choreSubmissions,
  families,
  memberships,
  rewardRedemptions,
  starLedger,
  users,
} from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import type { LetterJob } from '../../jobs/jobs';

const isReader = and(eq(users.weeklyLetter, true), eq(users.emailConfirmed, true));

/** The distinct clocks of families with readers. */
export const listClocks = (tx: Executor): Promise<WeekClock[]> =>
  tx
    .selectDistinct({ timezone: families.timezone, weekStart: families.weekStart })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(families, and(eq(families.id, memberships.familyId), isNull(families.suspendedAt)))
    .where(isReader);

/**
 * Marks up to `limit` letters of the weeks in `due` as queued and returns them. A member gets at most one in
 * seven days. Skips locked members.
 */
export async function claimDueLetters(
  tx: Tx,
  due: readonly (WeekClock & { week: CalendarDate })[],
  limit: number,
): Promise<LetterJob[]> {
  const { rows } = await tx.execute<Record<'familyId' | 'userId' | 'week', string>>(sql`
    WITH due AS (
      SELECT * FROM unnest(
        ${sql.param(due.map(({ timezone }) => timezone))}::text[],
        ${sql.param(due.map(({ weekStart }) => weekStart))}::int[],
        ${sql.param(due.map(({ week }) => week))}::date[]
      ) AS due (timezone, week_start, week)
    ), taken AS (
      SELECT ${memberships.familyId}, ${memberships.userId}, due.week
      FROM ${users}
      JOIN ${memberships} ON ${memberships.userId} = ${users.id}
      JOIN ${families} ON ${families.id} = ${memberships.familyId} AND ${families.suspendedAt} IS NULL
      JOIN due ON due.timezone = ${families.timezone} AND due.week_start = ${families.weekStart}
      WHERE ${isReader} AND (${memberships.letterWeek} IS NULL OR ${memberships.letterWeek} <= due.week - 7)
      LIMIT ${limit}
      FOR NO KEY UPDATE OF ${memberships} SKIP LOCKED
    )
    UPDATE ${memberships} SET letter_week = taken.week FROM taken
    WHERE ${memberships.familyId} = taken.family_id AND ${memberships.userId} = taken.user_id
    RETURNING ${memberships.familyId} AS "familyId", ${memberships.userId} AS "userId",
      ${memberships.letterWeek}::text AS week`);
  return rows;
}

export async function findReader(tx: Executor, { familyId, userId }: Pick<LetterJob, 'familyId' | 'userId'>) {
  const [row] = await tx
    .select({
      email: users.email,
      firstName: users.firstName,
      locale: sql<Locale | null>`coalesce(${users.locale}, ${families.locale})`,
      role: memberships.role,
      familyName: families.name,
      timezone: families.timezone,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(families, and(eq(families.id, memberships.familyId), isNull(families.suspendedAt)))
    .where(and(eq(memberships.familyId, familyId), eq(memberships.userId, userId), isReader));
  return row;
}

export type WeekSums = Awaited<ReturnType<typeof sumWeek>>[number];

/** Sums for kids whose stars have changed since the week's start. */
export async function sumWeek(tx: Executor, familyId: string, { start, end }: Span) {
  const inWeek = sql`${starLedger.createdAt} < ${end.toISOString()}::timestamptz`;
  const stands = sql`NOT EXISTS (SELECT FROM star_ledger AS reversal WHERE reversal.reverses = ${starLedger.id})`;
  return tx
    .select({
      kidId: starLedger.kidId,
      chores: sql<number>`count(*) FILTER (WHERE ${inWeek} AND ${starLedger.kind} = 'chore' AND ${stands})::int`,
      stars: sql<number>`coalesce(sum(${starLedger.lifetimeDelta}) FILTER (WHERE ${inWeek}), 0)::int`,
      starsSince: sql<number>`coalesce(sum(${starLedger.lifetimeDelta}) FILTER (WHERE NOT ${inWeek}), 0)::int`,
    })
    .from(starLedger)
    .where(and(eq(starLedger.familyId, familyId), gte(starLedger.createdAt, start)))
    .groupBy(starLedger.kidId);
}

/** Pending requests, and whether a pending or reviewed one is from the week. */
export async function readRequests(tx: Executor, familyId: string, { start, end }: Span) {
  const [from, to] = [start.toISOString(), end.toISOString()];
  const { rows } = await tx.execute<{ chores: number; rewards: number; isFromWeek: boolean }>(sql`
    SELECT
      (SELECT count(*)::int FROM ${choreSubmissions}
        WHERE ${choreSubmissions.familyId} = ${familyId} AND ${choreSubmissions.status} = 'pending') AS chores,
      (SELECT count(*)::int FROM ${rewardRedemptions}
        WHERE ${rewardRedemptions.familyId} = ${familyId} AND ${rewardRedemptions.status} = 'pending') AS rewards,
      EXISTS (SELECT FROM ${choreSubmissions} WHERE ${choreSubmissions.familyId} = ${familyId}
          AND ${choreSubmissions.submittedAt} >= ${from} AND ${choreSubmissions.submittedAt} < ${to})
        OR EXISTS (SELECT FROM ${rewardRedemptions} WHERE ${rewardRedemptions.familyId} = ${familyId}
          AND ${rewardRedemptions.requestedAt} >= ${from} AND ${rewardRedemptions.requestedAt} < ${to}) AS "isFromWeek"`);
  const [row] = rows;
  if (!row) throw new Error('select without a table returned no row');
  return row;
}

export async function stopLetters(tx: Executor, userId: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ weeklyLetter: false })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return rows.length > 0;
}
