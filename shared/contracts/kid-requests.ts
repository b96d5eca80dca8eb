import { z } from 'zod';
import { rewardRedemption } from './redemptions';
import { choreSubmission } from './submissions';

/** Requests, newest first. `starDays` are the last 14 days with stars, oldest first. */
export const kidRequests = z.object({
  submissions: z.array(choreSubmission),
  redemptions: z.array(rewardRedemption),
  starDays: z.array(z.int().min(1)),
});
export type KidRequests = z.infer<typeof kidRequests>;
