import { z } from 'zod';
import { calendarDate, id, timestamp } from './fields';
import { kidCard } from './kids';

/** The week with this day, by default the current one. */
export const leaderboardQuery = z.object({ week: calendarDate.optional() });

/** The kid's earlier week with the most stars, or null if no week has a chore. */
export const bestWeek = z
  .object({ weekStart: z.iso.date(), starsEarned: z.int().min(0), choresCompleted: z.int().min(1) })
  .nullable();
export type BestWeek = z.infer<typeof bestWeek>;

/** One entry per kid, by rank and then name. */
export const leaderboardEntry = z.object({
  id,
  kidId: id,
  /** A Sunday, in the family's time zone. */
  weekStart: z.iso.date(),
  starsEarned: z.int().min(0),
  choresCompleted: z.int().min(0),
  /** Equal stars share a rank: 1, 2, 2, 4. */
  rank: z.int().min(1),
  createdAt: timestamp,
  kid: kidCard,
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;
