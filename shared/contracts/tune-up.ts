import { z } from 'zod';
import { errorKey } from '../error-text';
import { chore } from './chores';
import { calendarDate } from './fields';
import { kidCard } from './kids';
import { reward } from './rewards';

/**
 * GET /api/family/tune-up: a review of the family's last month. The lists are empty unless `state` is `open`.
 */
export const tuneUp = z.object({
  from: calendarDate,
  until: calendarDate,
  /** `done`: a parent has dismissed it. `none`: too little happened in the month. */
  state: z.enum(['open', 'done', 'none']),
  /**
   * Active chores without submissions, the most often due first. `timesDue` is null for chores without fixed
   * days.
   */
  chores: z.array(z.object({ chore, timesDue: z.int().min(1).nullable() })),
  /** Rewards that the closest kid reaches only after `months`, with a lower price. */
  rewards: z.array(z.object({ reward, kid: kidCard, months: z.int().min(1), suggestedCost: z.int().min(1) })),
  /** Kids who wait long for reviews. `trusted` are their chores that were approved each time. */
  waits: z.array(
    z.object({
      kid: kidCard,
      reviews: z.int().min(1),
      medianMinutes: z.int().min(0),
      longestMinutes: z.int().min(0),
      trusted: z.array(chore),
    }),
  ),
  /** Each kid's stars. `suggestedCost` is for a new reward if all rewards are out of reach. */
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
