import { z } from 'zod';
import { LIMITS } from '../constants';
import { errorKey } from '../error-text';
import { adultOrNull, id, namedId, optionalText, reviewStatus, timestamp, wholeNumber } from './fields';
import { kidCard } from './kids';
import { reward } from './rewards';

export const createRedemptionRequest = z.object({
  kidId: namedId(errorKey('validation.kid_id')),
  rewardId: namedId(errorKey('validation.reward_id')),
  starsSpent: wholeNumber(1, LIMITS.rewardCost, errorKey('validation.reward_cost')),
  notes: optionalText(LIMITS.text),
});
export type CreateRedemptionInput = z.output<typeof createRedemptionRequest>;

export const deliverRequest = z.object({ delivered: z.boolean({ error: errorKey('validation.on_or_off') }) });

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
  /** Null while pending and for automatic approvals. */
  reviewedBy: adultOrNull,
  deliveredAt: timestamp.nullable(),
});
export type RewardRedemption = z.infer<typeof rewardRedemption>;

/** `newStars` is the balance after the approval. */
export const approvedRedemption = rewardRedemption.extend({ newStars: z.int().min(0) });
export type ApprovedRedemption = z.infer<typeof approvedRedemption>;
