import { z } from 'zod';
import { LIMITS, SCENES, STICKERS, WEEK_FIGURES } from '../constants';
import { errorKey } from '../error-text';
import { isNestPlace, NEST_THINGS } from '../rules/nest-things';
import { calendarDate } from './fields';

const ownSticker = z.object({
  id: z.enum(STICKERS),
  day: calendarDate,
  /** The sticker's place in thousandths; null in the tray. */
  scene: z.enum(SCENES).nullable(),
  x: z.int().nullable(),
  y: z.int().nullable(),
});

/** Stickers and nights are oldest first. */
export const nest = z.object({
  items: z.array(z.object({ id: z.string(), earnedBy: z.string(), place: z.string().nullable() })),
  stickers: z.array(ownSticker),
  nextSticker: z.enum(STICKERS),
  nights: z.object({
    figure: z.enum(WEEK_FIGURES),
    days: z.array(calendarDate),
    wall: z.array(
      z.object({ from: calendarDate, figure: z.enum(WEEK_FIGURES), count: z.int().min(1).max(7) }),
    ),
  }),
});
export type Nest = z.infer<typeof nest>;

const THINGS = errorKey('validation.nest_things');
const STICKER = errorKey('validation.nest_stickers');
const SPOT = errorKey('validation.nest_place');
const thousandths = z.int({ error: SPOT }).min(0, SPOT).max(1000, SPOT);

const placedSticker = z
  .object(
    {
      day: calendarDate,
      scene: z.enum(SCENES, { error: SPOT }).nullable(),
      x: thousandths.nullish(),
      y: thousandths.nullish(),
    },
    { error: STICKER },
  )
  .transform(({ day, scene, x = null, y = null }) =>
    scene === null ? { day, scene, x: null, y: null } : { day, scene, x, y },
  )
  .refine(({ scene, x, y }) => scene === null || (x !== null && y !== null), SPOT);

/**
 * Other things stay. A thing's place is `zone:x,y` in thousandths of its zone, `toy-box`, or null for its first
 * place. `scene: null` returns a sticker to the tray. `greeted` ends the first-day screens.
 */
export const arrangeNestRequest = z
  .object({
    places: z
      .array(
        z
          .object(
            { id: z.string({ error: THINGS }), place: z.string({ error: SPOT }).nullable() },
            { error: THINGS },
          )
          .refine(({ id, place }) => place === null || isNestPlace(id, place), {
            path: ['place'],
            error: SPOT,
          }),
        { error: THINGS },
      )
      .max(NEST_THINGS.length, THINGS)
      .refine((places) => new Set(places.map(({ id }) => id)).size === places.length, THINGS)
      .optional(),
    stickers: z
      .array(placedSticker, { error: STICKER })
      .max(LIMITS.stickersPerSave, STICKER)
      .refine((stickers) => new Set(stickers.map(({ day }) => day)).size === stickers.length, STICKER)
      .optional(),
    greeted: z.literal(true, { error: errorKey('validation.greeted') }).optional(),
  })
  .refine((input) => Object.values(input).some((value) => value !== undefined), {
    path: ['places'],
    error: THINGS,
  });
export type ArrangeNestInput = z.output<typeof arrangeNestRequest>;

export const surprise = z.object({ sticker: z.enum(STICKERS), day: calendarDate });
export type Surprise = z.infer<typeof surprise>;

export const goodnightRequest = z.object({ on: calendarDate });
/** The figure of the week with `on`, and its number of nights. */
export const goodnight = z.object({
  on: calendarDate,
  figure: z.enum(WEEK_FIGURES),
  count: z.int().min(0).max(7),
});
export type Goodnight = z.infer<typeof goodnight>;
