import { z } from 'zod';
import { errorKey } from '../error-text';
import { chore } from './chores';
import { calendarDate } from './fields';
import { kidCard } from './kids';
import { reward } from './rewards';

/** The lists are empty unless `state` is `open`. */
export const tuneUp = z.object({
  from: calendarDate,
  until: calendarDate,
  /** `done`: a parent dismissed it. `none`: too little happened. */
  state: z.enum(['open', 'done', 'none']),
  /** Chores without submissions, the most often due first. `timesDue` is null without fixed days. */
  chores: z.array(z.object({ chore, timesDue: z.int().min(1).nullable() })),
  /** The closest kid reaches them only after `months`. */
  rewards: z.array(z.object({ reward, kid: kidCard, months: z.int().min(1), suggestedCost: z.int().min(1) })),
  /** Kids who wait long for reviews. `trusted` chores were approved each time. */
  waits: z.array(
    z.object({
      kid: kidCard,
      reviews: z.int().min(1),
      medianMinutes: z.int().min(0),
      longestMinutes: z.int().min(0),
      trusted: z.array(chore),
    }),
  ),
  stars: z.array(
    z.object({
      kid: kidCard,
      earned: z.int().min(0),
      spent: z.int().min(0),
      suggestedCost: z.int().min(1).nullable(),
    }),
  ),
});
export type TuneUp = z.infer<typeof tuneUp>;

export const tuneUpDoneRequest = z.object({
  from: calendarDate,
  done: z.boolean({ error: errorKey('validation.on_or_off') }),
});
export type TuneUpDoneInput = z.output<typeof tuneUpDoneRequest>;
