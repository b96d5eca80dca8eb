import { z } from 'zod';
import { chore } from './chores';
import { family, parentFamily } from './families';
import { kidRequests } from './kid-requests';
import { kid, parentKid } from './kids';
import { message } from './messages';
import { nest } from './nest';
import { newsItem } from './news';
import { kidChore } from './plan';
import { rewardRedemption } from './redemptions';
import { kidReward, reward } from './rewards';
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

/** GET /api/kids/:id/today: each part is the response of a separate endpoint. */
export const kidToday = z.object({
  family,
  kid,
  chores: z.array(kidChore),
  requests: kidRequests,
  rewards: z.array(kidReward),
  nest,
  news: z.array(newsItem),
  messages: z.array(message),
});
export type KidToday = z.infer<typeof kidToday>;
