import { z } from 'zod';
import {
  CHORE_CATEGORIES,
  DEFAULT_CHORE_STARS,
  DIFFICULTIES,
  LIMITS,
  MAX_CHORES_PER_REQUEST,
  PARTS_OF_DAY,
  SHARING,
} from '../constants';
import { CHORE_ICONS } from '../icons';
import { errorKey } from '../error-text';
import {
  emptyAsNull,
  id,
  imageUrl,
  namedId,
  optionalText,
  timestamp,
  wholeNumber,
  expectedFields,
  requiredName,
  requiredText,
  isPlainName,
  timeOfDay,
} from './fields';
import { kidIds } from './kid-ids';
import { schedule } from './schedules';
import { UNSCHEDULED } from '../rules/schedule';

const STEPS_MESSAGE = errorKey('validation.steps');

/** A step with `id` keeps its progress; without one it is new. */
const stepInput = z
  .object({
    id: namedId(STEPS_MESSAGE).optional(),
    name: requiredText(errorKey('validation.step_name'), LIMITS.stepName, isPlainName),
    iconName: emptyAsNull(z.enum(CHORE_ICONS, { error: errorKey('validation.chore_icon') })),
    minutes: wholeNumber(1, LIMITS.stepMinutes, errorKey('validation.whole_number')).nullish(),
  })
  .transform(({ iconName = null, minutes = null, ...step }) => ({ ...step, iconName, minutes }));
export type StepInput = z.output<typeof stepInput>;

const fields = {
  name: requiredName(errorKey('validation.chore_name')),
  description: optionalText(LIMITS.text),
  imageUrl,
  iconName: emptyAsNull(z.enum(CHORE_ICONS, { error: errorKey('validation.chore_icon') })),
  starReward: wholeNumber(1, LIMITS.choreStars, errorKey('validation.chore_stars')),
  category: z.enum(CHORE_CATEGORIES, { error: errorKey('validation.category') }),
  difficulty: z.enum(DIFFICULTIES, { error: errorKey('validation.difficulty') }),
  isActive: z.boolean({ error: errorKey('validation.on_or_off') }),
  kidIds,
  schedule,
  partOfDay: z.enum(PARTS_OF_DAY, { error: errorKey('validation.part_of_day') }).nullable(),
  sharing: z.enum(SHARING, { error: errorKey('validation.sharing') }),
  needsApproval: z.boolean({ error: errorKey('validation.on_or_off') }),
  steps: z
    .array(stepInput, { error: STEPS_MESSAGE })
    .max(LIMITS.routineSteps, errorKey('validation.steps_full'))
    .refine((steps) => sumOfMinutes(steps) <= LIMITS.routineMinutes, errorKey('validation.steps_minutes'))
    .refine((steps) => areDifferent(steps.flatMap((step) => step.id ?? [])), STEPS_MESSAGE),
  minutes: wholeNumber(1, LIMITS.choreMinutes, errorKey('validation.whole_number')).nullable(),
  readyBy: timeOfDay.nullable(),
};

const sumOfMinutes = (steps: readonly StepInput[]) =>
  steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
const areDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length;

export const createChoreRequest = z.object({
  ...fields,
  starReward: fields.starReward.default(DEFAULT_CHORE_STARS),
  category: fields.category.default('general'),
  difficulty: fields.difficulty.default('medium'),
  isActive: fields.isActive.default(true),
  kidIds: fields.kidIds.default(UNSCHEDULED.kidIds),
  schedule: fields.schedule.default(UNSCHEDULED.schedule),
  partOfDay: fields.partOfDay.default(UNSCHEDULED.partOfDay),
  sharing: fields.sharing.default(UNSCHEDULED.sharing),
  needsApproval: fields.needsApproval.default(UNSCHEDULED.needsApproval),
  steps: fields.steps.default([]),
  minutes: fields.minutes.default(UNSCHEDULED.minutes),
  readyBy: fields.readyBy.default(UNSCHEDULED.readyBy),
});
export type CreateChoreInput = z.output<typeof createChoreRequest>;
export type ChoreBody = z.input<typeof createChoreRequest>;

const anyFields = z.object(fields).partial();

/** Any subset, with the values that the caller last read. */
export const updateChoreRequest = anyFields.extend({ expected: expectedFields });
export type UpdateChoreInput = z.output<typeof anyFields>;
export type UpdateChoreBody = z.output<typeof updateChoreRequest>;

const CHORES_MESSAGE = errorKey('validation.chores_list');

export const updateChoresRequest = z.object({
  chores: z
    .array(
      z.object({
        id: namedId(errorKey('validation.chore_id')),
        starReward: fields.starReward.optional(),
        schedule: fields.schedule.optional(),
        isActive: fields.isActive.optional(),
      }),
      { error: CHORES_MESSAGE },
    )
    .min(1, CHORES_MESSAGE)
    .max(MAX_CHORES_PER_REQUEST, CHORES_MESSAGE)
    .refine(
      (chores) => new Set(chores.map(({ id: choreId }) => choreId)).size === chores.length,
      CHORES_MESSAGE,
    ),
});
export type UpdateChoresInput = z.output<typeof updateChoresRequest>;

/** `undo` reverts the last skip. */
export const passTurnRequest = z.object({
  undo: z.boolean({ error: errorKey('validation.on_or_off') }).optional(),
});

export const chore = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  iconName: z.string().nullable(),
  starReward: z.int().min(1),
  category: z.enum(CHORE_CATEGORIES),
  difficulty: z.enum(DIFFICULTIES),
  isActive: z.boolean(),
  createdAt: timestamp,
  kidIds: z.array(id),
  schedule,
  partOfDay: z.enum(PARTS_OF_DAY).nullable(),
  sharing: z.enum(SHARING),
  needsApproval: z.boolean(),
  steps: z.array(
    z.object({ id, name: z.string(), iconName: z.string().nullable(), minutes: z.int().nullable() }),
  ),
  minutes: z.int().nullable(),
  /** A time like 07:40 on the day the chore is due. */
  readyBy: z.string().nullable(),
});
export type Chore = z.infer<typeof chore>;
