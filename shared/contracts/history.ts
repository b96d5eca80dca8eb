import { z } from 'zod';
import type { ErrorKey } from '../error-messages';
import { errorKey } from '../error-text';
import { adultOrNull, id, reviewStatus, timestamp } from './fields';
import { praise } from './praise';

function digits(min: number, max: number, message: ErrorKey) {
  return z
    .string({ error: message })
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

export const monthQuery = z.object({
  year: digits(1970, 2999, errorKey('validation.year')),
  month: digits(1, 12, errorKey('validation.month')),
});
export type Month = z.output<typeof monthQuery>;

/** Days, oldest first. `id` is the submission's. */
export const choreHistoryDay = z.object({
  date: z.iso.date(),
  chores: z
    .array(
      z.object({
        id,
        name: z.string(),
        starReward: z.int().min(1),
        status: reviewStatus,
        /** Null while pending and for automatic approvals. */
        reviewedBy: adultOrNull,
        auto: z.boolean(),
        submittedAt: timestamp,
        /** The family board where it was checked off, if any. */
        device: z.object({ id, name: z.string() }).nullable(),
        routine: z
          .object({ done: z.int().min(0), total: z.int().min(1), seconds: z.int().min(0) })
          .nullable(),
        praise: praise.nullable(),
      }),
    )
    .min(1),
});
export type ChoreHistoryDay = z.infer<typeof choreHistoryDay>;
