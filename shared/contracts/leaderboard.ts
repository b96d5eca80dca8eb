import { z } from 'zod';
import { calendarDate, id, timestamp } from './fields';
import { kidCard } from './kids';

/** GET /api/leaderboard for the week with this day, by default the current one. */
export const leaderboardQuery = z.object({ week: calendarDate.optional() });

/**
 * GET /api/kids/:id/best-week: the kid's earlier week with the most stars, or null if no week has a chore.
 */
export const bestWeek = z
  .object({ weekStart: z.iso.date(), starsEarned: z.int().min(0), choresCompleted: z.int().min(1) })
  .nullable();
export type BestWeek = z.infer<typeof bestWeek>;

/** An entry of GET /api/leaderboard: one per kid, by rank and then name. */
export const leaderboardEntry = z.object({
  id,
  kidId: id,
  /** The Sunday on which the week started, in the family's time zone. */
  weekStart: z.iso.date(),
  starsEarned: z.int().min(0),
  choresCompleted: z.int().min(0),
  /** Equal stars share a rank: 1, 2, 2, 4. */
  rank: z.int().min(1),
  createdAt: timestamp,
  kid: kidCard,
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;
