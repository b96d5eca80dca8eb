import { z } from 'zod';
import { LEDGER_KINDS, LIMITS, STAR_SOURCES } from '../constants';
import { errorKey } from '../error-text';
import { adultOrNull, id, requiredText, timestamp } from './fields';
import { pageQuery } from './paging';

const AMOUNT = errorKey('validation.star_amount');

/** A bonus, or a deduction if negative. */
export const starsByHandRequest = z.object({
  amount: z
    .number({ error: errorKey('validation.whole_number') })
    .int(errorKey('validation.whole_number'))
    .min(-LIMITS.starsByHand, AMOUNT)
    .max(LIMITS.starsByHand, AMOUNT)
    .refine((amount) => amount !== 0, AMOUNT),
  reason: requiredText(errorKey('validation.star_reason'), LIMITS.starReason),
});
export type StarsByHandInput = z.output<typeof starsByHandRequest>;

const source = z.enum(STAR_SOURCES, { error: errorKey('validation.star_source') }).optional();

export const statementQuery = z.object({ ...pageQuery, source });
export type StatementQuery = z.output<typeof statementQuery>;

export const statementExportQuery = z.object({ source });

export const ledgerEntry = z.object({
  id,
  kind: z.enum(LEDGER_KINDS),
  amount: z.int(),
  balance: z.int().min(0),
  /** A chore's or reward's name, or the reason. A reversal has the reversed entry's label. */
  label: z.string(),
  iconName: z.string().nullable(),
  imageUrl: z.string().nullable(),
  at: timestamp,
  by: adultOrNull,
  submissionId: id.nullable(),
  redemptionId: id.nullable(),
  reverses: id.nullable(),
  reversedBy: id.nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const starTotals = z.object({
  chores: z.int(),
  bonuses: z.int(),
  rewards: z.int(),
  deductions: z.int(),
  total: z.int().min(0),
});
export type StarTotals = z.infer<typeof starTotals>;
