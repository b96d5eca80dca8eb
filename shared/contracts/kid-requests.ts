import { z } from 'zod';
import { rewardRedemption } from './redemptions';
import { choreSubmission } from './submissions';

/**
 * GET /api/kids/:id/requests: pending requests, undelivered rewards, and reviews of the last seven days,
 * newest first.
 */
export const kidRequests = z.object({
  submissions: z.array(choreSubmission),
  redemptions: z.array(rewardRedemption),
});
export type KidRequests = z.infer<typeof kidRequests>;
