import { z } from 'zod';
import { rewardRedemption } from './redemptions';
import { choreSubmission } from './submissions';

/**
 * GET /api/kids/:id/requests (docs/decisions/0003): what waits for a grown-up, and what was reviewed
 * in the last seven days, newest first. The kid's page shows waiting chores and why something was turned down.
 */
export const kidRequests = z.object({
  submissions: z.array(choreSubmission),
  redemptions: z.array(rewardRedemption),
});
export type KidRequests = z.infer<typeof kidRequests>;
