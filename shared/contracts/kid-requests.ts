import { z } from 'zod';
import { rewardRedemption } from './redemptions';
import { choreSubmission } from './submissions';

/**
 * GET /api/kids/:id/requests: pending requests, undelivered rewards, and reviews of the last seven days,
 * newest first. `starDays` are the stars of each day with stars in the last 14 days, oldest first.
 */
export const kidRequests = z.object({
  submissions: z.array(choreSubmission),
  redemptions: z.array(rewardRedemption),
  starDays: z.array(z.int().min(1)),
});
export type KidRequests = z.infer<typeof kidRequests>;
