import { eq, sql } from 'drizzle-orm';
import type { CalendarDate, Span } from '@shared/rules/calendar';
import type { TuneUpMonth } from '@shared/rules/tune-up';
import { families } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';

/** Dismisses a month's review. Null reopens it. */
export async function updateDoneMonth(tx: Tx, familyId: string, from: CalendarDate | null): Promise<void> {
  await tx.update(families).set({ tunedUpFrom: from }).where(eq(families.id, familyId));
}

export interface SubmissionSums {
  kidId: string | null;
  choreId: string | null;
  isDone: boolean;
  handedIn: number;
  reviews: number;
  approvals: number;
  medianMinutes: number;
  longestMinutes: number;
}

interface StarSums {
  kidId: string;
  earned: number;
  spent: number;
}

// A weekly chore that is due in the month can be done up to a week earlier. A parent's completion is no
// review.
const monthSums = prepared((db) => {
  const familyId = sql.placeholder('familyId');
  const from = sql.placeholder('from');
  const submitted = sql`
    SELECT kid_id AS "kidId", chore_id AS "choreId",
      bool_or(handed_in_on >= ${from}::date OR due_on >= ${from}::date) AS "isDone",
      count(*) FILTER (WHERE in_month) AS "handedIn",
      count(*) FILTER (WHERE is_review) AS reviews,
      count(*) FILTER (WHERE is_review AND status = 'approved') AS approvals,
      coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) FILTER (WHERE is_review), 0)::int AS "medianMinutes",
      coalesce(max(minutes) FILTER (WHERE is_review), 0)::int AS "longestMinutes"
    FROM chore_submissions,
      LATERAL (SELECT handed_in_on BETWEEN ${from}::date AND ${sql.placeholder('until')}::date AS in_month,
        extract(epoch FROM reviewed_at - submitted_at) / 60 AS minutes) AS of_month,
      LATERAL (SELECT in_month AND status <> 'pending' AND NOT auto AND reviewed_at > submitted_at AS is_review) AS of_review
    WHERE family_id = ${familyId} AND handed_in_on >= ${from}::date - 7
    GROUP BY GROUPING SETS ((kid_id), (chore_id), (kid_id, chore_id))`;
  const moved = sql`
    SELECT kid_id AS "kidId", coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS earned,
      coalesce(-sum(amount) FILTER (WHERE amount < 0), 0) AS spent
    FROM star_ledger AS entry
    WHERE family_id = ${familyId} AND kind <> 'reversal'
      AND created_at >= ${sql.placeholder('start')} AND created_at < ${sql.placeholder('end')}
      AND NOT EXISTS (SELECT FROM star_ledger AS reversal WHERE reversal.reverses = entry.id)
    GROUP BY kid_id`;
  return db
    .select({
      submissions: sql<
        SubmissionSums[]
      >`coalesce((SELECT json_agg(submitted) FROM (${submitted}) AS submitted), '[]')`,
      stars: sql<StarSums[]>`coalesce((SELECT json_agg(moved) FROM (${moved}) AS moved), '[]')`,
    })
    .from(families)
    .where(eq(families.id, familyId))
    .prepare('month_sums');
});

/**
 * Sums by chore, by kid and by both, with each kid's stars. `isDone` also counts submissions outside of the
 * month for its days.
 */
export async function sumMonth(
  tx: Executor,
  familyId: string,
  { from, until }: TuneUpMonth,
  { start, end }: Span,
): Promise<{ submissions: SubmissionSums[]; stars: StarSums[] }> {
  const [sums] = await monthSums(tx).execute({
    familyId,
    from,
    until,
    start: start.toISOString(),
    end: end.toISOString(),
  });
  return sums ?? { submissions: [], stars: [] };
}
