import { z } from 'zod';
import { MAX_PLAN_DAYS } from '../constants';
import { errorKey } from '../error-text';
import { KID_CHORE_STATES } from '../rules/kid-chores';
import { PLAN_STATES } from '../rules/plan';
import { chore } from './chores';
import { calendarDate, id, namedId } from './fields';
import { kidCard } from './kids';
import { routineRun } from './routines';

export const kidChore = z.object({
  chore,
  state: z.enum(KID_CHORE_STATES),
  late: z.boolean(),
  doneCount: z.int().min(0),
  neededCount: z.int().min(1).nullable(),
  dueOn: calendarDate.nullable(),
  nextOn: calendarDate.nullable(),
  /** The sibling with the chore or the turn. */
  who: kidCard.nullable(),
  note: z.string().nullable(),
  run: routineRun.nullable(),
});
export type KidChore = z.infer<typeof kidChore>;

const DAYS_MESSAGE = errorKey('validation.plan_days');
const countOfDays = z
  .string({ error: DAYS_MESSAGE })
  .regex(/^[0-9]{1,2}$/, DAYS_MESSAGE)
  .transform(Number)
  .pipe(z.number().min(1, DAYS_MESSAGE).max(MAX_PLAN_DAYS, DAYS_MESSAGE));

export const planQuery = z.object({ from: calendarDate, days: countOfDays });
export type PlanQuery = z.output<typeof planQuery>;

const occurrenceException = z.object({
  kind: z.enum(['moved', 'skipped', 'assigned']),
  from: calendarDate,
  /** The kid who had an assigned occurrence before. */
  fromKidId: id.nullable(),
  by: z.string().nullable(),
});

const planCell = z.object({
  choreId: id,
  day: calendarDate,
  state: z.enum(PLAN_STATES),
  submissionId: id.nullable(),
  exception: occurrenceException.nullable(),
});
export type PlanCell = z.infer<typeof planCell>;

export const familyPlan = z.object({
  days: z.array(calendarDate),
  kids: z.array(z.object({ kid: kidCard, cells: z.array(planCell) })),
  chores: z.array(chore),
});
export type FamilyPlan = z.infer<typeof familyPlan>;

const EXCEPTION_MESSAGE = errorKey('validation.exception');

/** Exactly one of `movedTo`, `assignedTo` and `skipped`. */
export const changeOccurrenceRequest = z
  .object({
    kidId: namedId(errorKey('validation.exception_kid')).optional(),
    movedTo: calendarDate.optional(),
    assignedTo: namedId(errorKey('validation.exception_kid')).optional(),
    skipped: z.literal(true, { error: EXCEPTION_MESSAGE }).optional(),
  })
  .refine(
    ({ movedTo, assignedTo, skipped }) =>
      [movedTo, assignedTo, skipped].filter((change) => change !== undefined).length === 1,
    EXCEPTION_MESSAGE,
  );
export type ChangeOccurrenceInput = z.output<typeof changeOccurrenceRequest>;

export const restoreOccurrenceQuery = z.object({
  kidId: namedId(errorKey('validation.exception_kid')).optional(),
});

export const changedOccurrence = z.object({ occurrence: planCell });
export type ChangedOccurrence = z.infer<typeof changedOccurrence>;
