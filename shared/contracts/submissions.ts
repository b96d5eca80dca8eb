import { z } from 'zod';
import { LIMITS } from '../constants';
import { errorKey } from '../error-text';
import { chore } from './chores';
import {
  adultOrNull,
  calendarDate,
  id,
  namedId,
  optionalText,
  reviewStatus,
  timestamp,
  wholeNumber,
} from './fields';
import { kidCard } from './kids';
import { newPraise, praise } from './praise';
import { routineRecord } from './routines';

const choreId = namedId(errorKey('validation.chore_id'));

/** `on` is today, or yesterday for a routine that was started then. */
export const createSubmissionRequest = z.object({
  kidId: namedId(errorKey('validation.kid_id')),
  choreId,
  notes: optionalText(LIMITS.text),
  on: calendarDate.optional(),
});
export type CreateSubmissionInput = z.output<typeof createSubmissionRequest>;

export const completionRequest = z.object({
  choreId,
  starsAwarded: wholeNumber(0, LIMITS.choreStars, errorKey('validation.stars_awarded')).nullish(),
  on: calendarDate.optional(),
});
export type CompletionInput = z.output<typeof completionRequest>;

const verdict = z.enum(['approved', 'rejected'], { error: errorKey('validation.verdict') });

const REDO_MESSAGE = errorKey('validation.steps');

/**
 * `starsAwarded` defaults to the chore's stars. Only an approval has a heart, and only a rejection has steps
 * to do again.
 */
export const reviewSubmissionRequest = z
  .object({
    status: verdict,
    parentNotes: optionalText(LIMITS.text),
    starsAwarded: wholeNumber(0, LIMITS.choreStars, errorKey('validation.stars_awarded')).nullish(),
    praise: newPraise.nullish(),
    redoStepIds: z
      .array(namedId(REDO_MESSAGE), { error: REDO_MESSAGE })
      .max(LIMITS.routineSteps, REDO_MESSAGE)
      .optional(),
  })
  .refine(({ status, redoStepIds }) => status === 'rejected' || !redoStepIds, {
    error: REDO_MESSAGE,
    path: ['redoStepIds'],
  })
  .refine(({ status, praise: heart }) => status === 'approved' || !heart, {
    error: errorKey('validation.praise_rejected'),
    path: ['praise'],
  });
export type ReviewSubmissionInput = z.output<typeof reviewSubmissionRequest>;

export const reviewRedemptionRequest = z.object({ status: verdict, parentNotes: optionalText(LIMITS.text) });
export type ReviewRedemptionInput = z.output<typeof reviewRedemptionRequest>;

export const choreSubmission = z.object({
  id,
  kidId: id,
  choreId: id,
  kid: kidCard,
  chore,
  submittedAt: timestamp,
  submissionNotes: z.string().nullable(),
  status: reviewStatus,
  parentNotes: z.string().nullable(),
  starsAwarded: z.int().min(0).nullable(),
  reviewedAt: timestamp.nullable(),
  dueOn: calendarDate.nullable(),
  handedInOn: calendarDate,
  /** Null while pending and for automatic approvals. */
  reviewedBy: adultOrNull,
  auto: z.boolean(),
  routine: routineRecord.nullable(),
  /** The board where it was checked off. */
  device: z.object({ id, name: z.string() }).nullable(),
  praise: praise.nullable(),
});
export type ChoreSubmission = z.infer<typeof choreSubmission>;
