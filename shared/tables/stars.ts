import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { LEDGER_KINDS } from '../constants';
import { createdAt, primaryId } from './columns';
import { kids } from './kids';
import { oneOf } from './one-of';

/**
 * The ledger is append-only: a trigger rejects updates. A kid's stars are the sums of `amount` and
 * `lifetime_delta`. An entry is reversed at most once.
 */
export const starLedger = pgTable(
  'star_ledger',
  {
    id: primaryId(),
    familyId: uuid().notNull(),
    kidId: uuid().notNull(),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    amount: integer().notNull(),
    lifetimeDelta: integer().notNull(),
    balance: integer().notNull(),
    // No foreign keys, because entries remain when a kid withdraws the request after an undo.
    submissionId: uuid(),
    redemptionId: uuid(),
    reverses: uuid().references((): AnyPgColumn => starLedger.id, { onDelete: 'cascade' }),
    // The user, or null for the system. Removing a user must not update the entry.
    actorId: uuid(),
    /** A name at the time, or the reason for stars by hand. */
    label: text().notNull(),
    /** Whether the label is a mystery reward's name (shared/rules/mystery.ts). */
    isMystery: boolean().notNull().default(false),
    /** Timestamps can be equal. Inserted with the kid's row locked. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'star_ledger_kid_fkey',
      columns: [t.familyId, t.kidId],
      foreignColumns: [kids.familyId, kids.id],
    }).onDelete('cascade'),
    index('star_ledger_kid_idx').on(t.familyId, t.kidId, t.position),
    // Serves stars in a week or month.
    index('star_ledger_family_idx').on(t.familyId, t.createdAt),
    index('star_ledger_submission_idx').on(t.submissionId),
    index('star_ledger_redemption_idx').on(t.redemptionId),
    uniqueIndex('star_ledger_reverses_key').on(t.reverses),
    check('star_ledger_kind', oneOf(t.kind, LEDGER_KINDS)),
    check('star_ledger_balance', sql`${t.balance} >= 0`),
    check(
      'star_ledger_cause',
      sql`CASE ${t.kind}
        WHEN 'chore' THEN ${t.submissionId} IS NOT NULL AND num_nonnulls(${t.redemptionId}, ${t.reverses}) = 0
        WHEN 'reward' THEN ${t.redemptionId} IS NOT NULL AND num_nonnulls(${t.submissionId}, ${t.reverses}) = 0
        WHEN 'reversal' THEN ${t.reverses} IS NOT NULL
        ELSE num_nonnulls(${t.submissionId}, ${t.redemptionId}, ${t.reverses}) = 0 END`,
    ),
    check(
      'star_ledger_amount',
      sql`CASE ${t.kind}
        WHEN 'chore' THEN ${t.amount} >= 0 AND ${t.lifetimeDelta} = ${t.amount}
        WHEN 'reward' THEN ${t.amount} < 0 AND ${t.lifetimeDelta} = 0
        WHEN 'bonus' THEN ${t.amount} > 0 AND ${t.lifetimeDelta} = ${t.amount}
        WHEN 'deduction' THEN ${t.amount} < 0 AND ${t.lifetimeDelta} = 0
        ELSE true END`,
    ),
  ],
);
