import { sql, type SQL } from 'drizzle-orm';
import { BADGES } from '@shared/rules/badges';
import { kidBadges, kids, starLedger } from '@shared/tables/index';
import type { Executor } from '../../db/client';

/** What moves the stars, as the columns that a statement's part called `cause` has; without a row nothing moves. */
export interface Cause {
  familyId: SQL;
  kidId: SQL;
  amount: SQL;
  submissionId: SQL;
  redemptionId: SQL;
  /** A new id for the ledger's row. */
  ledgerId: SQL;
}

/** Selects the columns of `cause`; what follows them in the statement (FROM, WHERE) decides whether stars move. */
export function causeColumns({ familyId, kidId, amount, submissionId, redemptionId, ledgerId }: Cause): SQL {
  return sql`${familyId}::uuid AS family_id, ${kidId}::uuid AS kid_id, ${amount}::integer AS amount,
    ${submissionId}::uuid AS submission_id, ${redemptionId}::uuid AS redemption_id, ${ledgerId}::uuid AS ledger_id`;
}

// Constants of ours, never input.
const LEVELS = sql.raw(BADGES.map(({ id, starRequirement }) => `('${id}', ${starRequirement})`).join(', '));

/**
 * The one way stars move (decision 12), as parts of the caller's one statement, after its part `cause`: the kid's two
 * sums, the ledger's row and the badges crossed. Stars spent leave the lifetime sum as it is. PostgreSQL runs every part,
 * so the condition stands in the first and its rows drive the rest: with too few stars `moved` is empty and nothing else
 * happens. Two movements of one kid take turns on the kid's row, and the second sees the first's sums.
 */
export function movement(db: Executor) {
  const moved = db.$with('moved', {
    kidId: kids.id,
    totalStars: kids.totalStars,
    lifetimeStars: kids.lifetimeStars,
  }).as(sql`
      UPDATE ${kids}
      SET total_stars = ${kids.totalStars} + cause.amount,
        lifetime_stars = ${kids.lifetimeStars} + greatest(cause.amount, 0)
      FROM cause
      WHERE ${kids.familyId} = cause.family_id AND ${kids.id} = cause.kid_id
        AND ${kids.totalStars} + cause.amount >= 0
      RETURNING ${kids.id}, ${kids.totalStars}, ${kids.lifetimeStars}, cause.*`);
  const entered = db.$with('entered', {}).as(sql`
    INSERT INTO ${starLedger} (id, family_id, kid_id, amount, balance, submission_id, redemption_id)
    SELECT ledger_id, family_id, kid_id, amount, total_stars, submission_id, redemption_id FROM moved`);
  const awarded = db.$with('awarded', {}).as(sql`
    INSERT INTO ${kidBadges} (family_id, kid_id, badge_id)
    SELECT family_id, kid_id, level.badge_id
    FROM moved JOIN (VALUES ${LEVELS}) AS level (badge_id, stars)
      ON level.stars > lifetime_stars - amount AND level.stars <= lifetime_stars
    WHERE amount > 0
    ON CONFLICT DO NOTHING`);
  return { moved, parts: [moved, entered, awarded] as const };
}
