import { z } from 'zod';
import { chore } from './chores';
import { parentFamily } from './families';
import { parentKid } from './kids';
import { rewardRedemption } from './redemptions';
import { reward } from './rewards';
import { choreSubmission } from './submissions';
import { tuneUp } from './tune-up';

export const overview = z.object({
  family: parentFamily,
  kids: z.array(parentKid),
  chores: z.array(chore),
  rewards: z.array(reward),
  pendingSubmissions: z.array(choreSubmission),
  pendingRedemptions: z.array(rewardRedemption),
  promisedRedemptions: z.array(rewardRedemption),
  tuneUp,
});
export type Overview = z.infer<typeof overview>;
