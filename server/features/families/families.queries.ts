import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { LeaderboardMode } from '@shared/constants';
import { leaderboardModeOf } from '@shared/rules/leaderboard-mode';
import { families, kids } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { notFound } from '../../lib/errors';

export async function insertFamily(tx: Tx, family: typeof families.$inferInsert): Promise<void> {
  await tx.insert(families).values(family);
}

export async function countKids(tx: Executor, familyId: string): Promise<number> {
  return tx.$count(kids, eq(kids.familyId, familyId));
}

export async function readLeaderboardSettings(
  tx: Executor,
  familyId: string,
): Promise<{ mode: LeaderboardMode; teamGoal: number | null }> {
  const [row] = await tx
    .select({ chosen: families.leaderboardMode, teamGoal: families.teamGoal })
    .from(families)
    .where(eq(families.id, familyId));
  if (!row) throw notFound('family');
  const { chosen, teamGoal } = row;
  return { mode: leaderboardModeOf(chosen, await countKids(tx, familyId)), teamGoal };
}

/** Returns false if the family was just deleted. */
export async function allowsStarsByHand(tx: Executor, familyId: string): Promise<boolean> {
  const [row] = await tx
    .select({ starsByHand: families.starsByHand })
    .from(families)
    .where(eq(families.id, familyId));
  return row?.starsByHand === true;
}

export async function updateCode(tx: Tx, familyId: string, code: string): Promise<void> {
  await tx.update(families).set({ code }).where(eq(families.id, familyId));
}

const CODES = 100_000;
// These have no common divisor with 100,000, so that a step visits every code.
const STEP_ENDINGS = [1, 3, 7, 9];

/** Finds an unused code. Until `tx` ends, other callers wait, so that they don't get the same one. */
export async function findFreeCode(tx: Tx): Promise<string | undefined> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('family codes', 0))`);
  const start = randomInt(CODES);
  const step = 10 * randomInt(CODES / 10) + (STEP_ENDINGS[randomInt(STEP_ENDINGS.length)] ?? 1);
  // One by one, because a join would read every family.
  const { rows } = await tx.execute<{ code: string }>(sql`
    SELECT code FROM (
      SELECT lpad(((${start}::bigint + n * ${step}::bigint) % ${CODES})::text, 5, '0') AS code
      FROM (SELECT generate_series(0, ${CODES - 1}) AS n) AS numbers) AS codes
    WHERE (SELECT id FROM families WHERE families.code = codes.code) IS NULL
    LIMIT 1`);
  return rows[0]?.code;
}
