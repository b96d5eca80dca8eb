import { z } from 'zod';
import { CHORE_CATEGORIES, CHORE_ICONS, DEFAULT_CHORE_STARS, DIFFICULTIES, LIMITS } from '../constants';
import { emptyAsNull, id, imageUrl, optionalText, requiredText, timestamp, wholeNumber } from './fields';

const fields = {
  name: requiredText('Chore name is required', LIMITS.name),
  description: optionalText(LIMITS.text),
  imageUrl,
  iconName: emptyAsNull(z.enum(CHORE_ICONS, { error: 'Please choose one of the chore icons' })),
  starReward: wholeNumber(1, LIMITS.choreStars, 'Must reward at least 1 star'),
  category: z.enum(CHORE_CATEGORIES, { error: 'Please choose a category' }),
  difficulty: z.enum(DIFFICULTIES, { error: 'Please choose easy, medium or hard' }),
  isActive: z.boolean({ error: 'Please choose on or off' }),
};

/** POST /api/chores: only the name is required. */
export const createChoreRequest = z.object({
  ...fields,
  starReward: fields.starReward.default(DEFAULT_CHORE_STARS),
  category: fields.category.default('general'),
  difficulty: fields.difficulty.default('medium'),
  isActive: fields.isActive.default(true),
});
export type CreateChoreInput = z.output<typeof createChoreRequest>;
export type ChoreBody = z.input<typeof createChoreRequest>;

/** PUT /api/chores/:id takes any subset. */
export const updateChoreRequest = z.object(fields).partial();
export type UpdateChoreInput = z.output<typeof updateChoreRequest>;

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
});
export type Chore = z.infer<typeof chore>;
