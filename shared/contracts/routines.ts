import { z } from 'zod';
import { LIMITS } from '../constants';
import { errorKey } from '../error-text';
import { STEP_STATES } from '../rules/routine';
import { calendarDate, emptyAsNull, id, timestamp, wholeNumber } from './fields';

const seconds = z.int().min(0).nullable();
const stepState = z.enum(STEP_STATES, { error: errorKey('validation.step_state') });

/** A kid's run through a routine that is not submitted yet. */
export const routineRun = z.object({
  kidId: id,
  choreId: id,
  /** The occurrence; null for an anytime chore. */
  dueOn: calendarDate.nullable(),
  /** The day for which it counts. */
  day: calendarDate,
  startedAt: timestamp,
  /** The chore's steps as they are now, in order. A chore with minutes and no steps has one step with the chore's id. */
  steps: z.array(z.object({ id, state: z.enum(STEP_STATES), seconds })),
  /** Null when no step is open. */
  current: id.nullable(),
  /** The current step's elapsed time is `(pausedAt ?? now) - stepStartedAt`. */
  stepStartedAt: timestamp.nullable(),
  pausedAt: timestamp.nullable(),
  updatedAt: timestamp,
});
export type RoutineRun = z.infer<typeof routineRun>;

/** A finished run, with the steps as they were. `seconds` is the sum, without pauses. */
export const routineRecord = z.object({
  steps: z.array(
    z.object({
      name: z.string(),
      iconName: z.string().nullable(),
      minutes: z.int().nullable(),
      state: z.enum(STEP_STATES),
      seconds,
    }),
  ),
  startedAt: timestamp,
  finishedAt: timestamp,
  seconds: z.int().min(0),
});
export type RoutineRecord = z.infer<typeof routineRecord>;

const dueOn = calendarDate.nullable();

/** PUT /api/kids/:id/routines/:choreId. Starts or continues the run, or pauses it. `on` is the day of the tap. */
export const runRequest = z.object({
  dueOn,
  running: z.boolean({ error: errorKey('validation.on_or_off') }),
  on: calendarDate.optional(),
});
export type RunInput = z.output<typeof runRequest>;

/** PUT /api/kids/:id/routines/:choreId/steps/:stepId. `on` is the day of the tap. */
export const stepRequest = z.object({
  dueOn,
  state: stepState,
  seconds: wholeNumber(0, Number.MAX_SAFE_INTEGER, errorKey('validation.whole_number'))
    .transform((value) => Math.min(value, LIMITS.stepSeconds))
    .optional(),
  on: calendarDate.optional(),
});
export type StepTap = z.output<typeof stepRequest>;

/** DELETE /api/kids/:id/routines/:choreId. A missing or empty `dueOn` means null. */
export const runQuery = z.object({ dueOn: emptyAsNull(calendarDate) });
