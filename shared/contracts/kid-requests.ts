import { z } from 'zod';
import { rewardRedemption } from './redemptions';
import { choreSubmission } from './submissions';

/**
 * GET /api/kids/:id/requests: what waits for a grown-up, what was promised and not yet
 * handed over, and what was reviewed in the last seven days, newest first.
 */
export const kidRequests = z.object({
  submissions: z.array(choreSubmission),
  redemptions: z.array(rewardRedemption),
});
export type KidRequests = z.infer<typeof kidRequests>;
