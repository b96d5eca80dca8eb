import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { choreSubmissions } from './chores';
import { createdAt, primaryId } from './columns';
import { kids } from './kids';
import { rewardRedemptions } from './rewards';

/**
 * Every movement of stars, append-only (a trigger refuses updates). Exactly one cause each, and a cause moves stars
 * once. `kids.total_stars` and `kids.lifetime_stars` are its sums.
 */
export const starLedger = pgTable(
  'star_ledger',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    amount: integer().notNull(),
    balance: integer().notNull(),
    submissionId: uuid().references(() => choreSubmissions.id, { onDelete: 'cascade' }),
    redemptionId: uuid().references(() => rewardRedemptions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'star_ledger_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    index('star_ledger_kid_idx').on(t.familyId, t.kidId, t.createdAt),
    uniqueIndex('star_ledger_submission_key').on(t.submissionId),
    uniqueIndex('star_ledger_redemption_key').on(t.redemptionId),
    check('star_ledger_balance', sql`${t.balance} >= 0`),
    check(
      'star_ledger_cause',
      sql`(${t.amount} >= 0 AND ${t.submissionId} IS NOT NULL AND ${t.redemptionId} IS NULL) OR (${t.amount} < 0 AND ${t.redemptionId} IS NOT NULL AND ${t.submissionId} IS NULL)`,
    ),
  ],
);
