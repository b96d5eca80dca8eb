import { z } from 'zod';
import { MAX_PLAN_DAYS } from '../constants';
import { errorKey } from '../error-text';
import { KID_CHORE_STATES } from '../rules/kid-chores';
import { PLAN_STATES } from '../rules/plan';
import { chore } from './chores';
import { calendarDate, id } from './fields';
import { kidCard } from './kids';

/** An entry of GET /api/kids/:id/chores: one chore and what the kid can do about it today. */
export const kidChore = z.object({
  chore,
  state: z.enum(KID_CHORE_STATES),
  late: z.boolean(),
  doneCount: z.int().min(0),
  neededCount: z.int().min(1).nullable(),
  dueOn: calendarDate.nullable(),
  nextOn: calendarDate.nullable(),
  /** The sibling who has it, or whose turn it is. */
  who: kidCard.nullable(),
  /** What was said when it was last sent back. */
  note: z.string().nullable(),
});
export type KidChore = z.infer<typeof kidChore>;

const DAYS_MESSAGE = errorKey('validation.plan_days');
const countOfDays = z
  .string({ error: DAYS_MESSAGE })
  .regex(/^[0-9]{1,2}$/, DAYS_MESSAGE)
  .transform(Number)
  .pipe(z.number().min(1, DAYS_MESSAGE).max(MAX_PLAN_DAYS, DAYS_MESSAGE));

/** GET /api/family/plan */
export const planQuery = z.object({ from: calendarDate, days: countOfDays });
export type PlanQuery = z.output<typeof planQuery>;

export const familyPlan = z.object({
  days: z.array(calendarDate),
  kids: z.array(
    z.object({
      kid: kidCard,
      cells: z.array(
        z.object({ choreId: id, day: calendarDate, state: z.enum(PLAN_STATES), submissionId: id.nullable() }),
      ),
    }),
  ),
  chores: z.array(chore),
});
export type FamilyPlan = z.infer<typeof familyPlan>;
