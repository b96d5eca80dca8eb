import { z } from 'zod';
import { LIMITS } from '../constants';
import { id, optionalText, reviewStatus, timestamp, wholeNumber } from './fields';
import { kidCard } from './kids';
import { reward } from './rewards';

/** POST /api/reward-redemptions; `starsSpent` is the price the kid saw (decision 15). */
export const createRedemptionRequest = z.object({
  kidId: z.string({ error: 'kidId is required' }).min(1, 'kidId is required'),
  rewardId: z.string({ error: 'rewardId is required' }).min(1, 'rewardId is required'),
  starsSpent: wholeNumber(1, LIMITS.rewardCost, 'Must cost at least 1 star'),
  notes: optionalText(LIMITS.text),
});
export type CreateRedemptionInput = z.output<typeof createRedemptionRequest>;

export const rewardRedemption = z.object({
  id,
  kidId: id,
  rewardId: id,
  kid: kidCard,
  reward,
  requestedAt: timestamp,
  reviewedAt: timestamp.nullable(),
  starsSpent: z.int().min(1),
  requestNotes: z.string().nullable(),
  status: reviewStatus,
  parentNotes: z.string().nullable(),
});
export type RewardRedemption = z.infer<typeof rewardRedemption>;

/** An entry of GET /api/kids/:id/approved-rewards; `newStars` is the balance the approval left. */
export const approvedRedemption = rewardRedemption.extend({ newStars: z.int().min(0) });
export type ApprovedRedemption = z.infer<typeof approvedRedemption>;
