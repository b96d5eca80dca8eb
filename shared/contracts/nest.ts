import { z } from 'zod';
import { LIMITS, STICKERS } from '../constants';
import { errorKey } from '../error-text';
import { NEST_THINGS } from '../rules/nest-things';
import { calendarDate, requiredText } from './fields';

/** GET /api/kids/:id/nest: the things that the kid has earned and where they stand, and the stickers, oldest first. */
export const nest = z.object({
  items: z.array(z.object({ id: z.string(), earnedBy: z.string(), place: z.string().nullable() })),
  stickers: z.array(z.object({ id: z.enum(STICKERS), day: calendarDate })),
});
export type Nest = z.infer<typeof nest>;

const THINGS = errorKey('validation.nest_things');

/** PUT /api/kids/:id/nest: where things stand; null puts one away, and one that is not named stays. */
export const arrangeNestRequest = z.object({
  places: z
    .array(
      z.object(
        {
          id: z.string({ error: THINGS }),
          place: requiredText(errorKey('validation.nest_place'), LIMITS.nestPlace).nullable(),
        },
        { error: THINGS },
      ),
      { error: THINGS },
    )
    .max(NEST_THINGS.length, THINGS)
    .refine((places) => new Set(places.map(({ id }) => id)).size === places.length, THINGS),
});
export type ArrangeNestInput = z.output<typeof arrangeNestRequest>;

/** POST /api/kids/:id/surprises */
export const surprise = z.object({ sticker: z.enum(STICKERS), day: calendarDate });
export type Surprise = z.infer<typeof surprise>;
