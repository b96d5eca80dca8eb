import { z } from 'zod';
import { calendarDate, id, timestamp } from './fields';
import { kidCard } from './kids';

/** GET /api/leaderboard; any day of the week, without one this week. */
export const leaderboardQuery = z.object({ week: calendarDate.optional() });

/** GET /api/kids/:id/best-week: the kid's earlier week with most stars; null when there is none with a chore. */
export const bestWeek = z
  .object({ weekStart: z.iso.date(), starsEarned: z.int().min(0), choresCompleted: z.int().min(1) })
  .nullable();
export type BestWeek = z.infer<typeof bestWeek>;

/** An entry of GET /api/leaderboard: one for each kid of the family, best rank first, then by name. */
export const leaderboardEntry = z.object({
  id,
  kidId: id,
  /** The Sunday the week began on, in the family's zone. */
  weekStart: z.iso.date(),
  starsEarned: z.int().min(0),
  choresCompleted: z.int().min(0),
  /** Equal stars share a rank: 1, 2, 2, 4. */
  rank: z.int().min(1),
  createdAt: timestamp,
  kid: kidCard,
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;
