import { z } from 'zod';
import { errorKey } from '../error-text';
import { chore } from './chores';
import { calendarDate } from './fields';
import { kidCard } from './kids';
import { reward } from './rewards';

/** GET /api/family/tune-up: what the family's last month shows. The lists are empty unless `state` is `open`. */
export const tuneUp = z.object({
  from: calendarDate,
  until: calendarDate,
  /** `done`: a parent has looked at it; `none`: too little happened in the month to tell anything. */
  state: z.enum(['open', 'done', 'none']),
  /** Active chores that nobody has handed in, most often due first; `timesDue` is null where any day would do. */
  chores: z.array(z.object({ chore, timesDue: z.int().min(1).nullable() })),
  /** Rewards that even the nearest kid reaches in `months` only, and a price that is nearer. */
  rewards: z.array(z.object({ reward, kid: kidCard, months: z.int().min(1), suggestedCost: z.int().min(1) })),
  /** Kids who wait long for reviews; `trusted` are chores of theirs that were approved each time. */
  waits: z.array(
    z.object({
      kid: kidCard,
      reviews: z.int().min(1),
      medianMinutes: z.int().min(0),
      longestMinutes: z.int().min(0),
      trusted: z.array(chore),
    }),
  ),
  /** Stars of each kid; `suggestedCost` is for a new reward, where none is near. */
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

/** PUT /api/family/tune-up: the month as `from` of what was read, and whether it is done. */
export const tuneUpDoneRequest = z.object({
  from: calendarDate,
  done: z.boolean({ error: errorKey('validation.on_or_off') }),
});
export type TuneUpDoneInput = z.output<typeof tuneUpDoneRequest>;
