import { z } from 'zod';
import { DEFAULT_REWARD_COST, LIMITS, REWARD_ICONS, TIERS } from '../constants';
import { errorKey } from '../error-text';
import { emptyAsNull, id, imageUrl, optionalText, requiredText, timestamp, wholeNumber } from './fields';

const fields = {
  name: requiredText(errorKey('validation.reward_name'), LIMITS.name),
  description: optionalText(LIMITS.text),
  imageUrl,
  iconName: emptyAsNull(z.enum(REWARD_ICONS, { error: errorKey('validation.reward_icon') })),
  starCost: wholeNumber(1, LIMITS.rewardCost, errorKey('validation.reward_cost')),
  tier: z.enum(TIERS, { error: errorKey('validation.tier') }),
  isMystery: z.boolean({ error: errorKey('validation.on_or_off') }),
  isActive: z.boolean({ error: errorKey('validation.on_or_off') }),
  // Empty, null and absent all mean unlimited.
  maxRedemptions: emptyAsNull(wholeNumber(1, LIMITS.maxRedemptions, errorKey('validation.max_redemptions'))),
};

/** POST /api/rewards: only the name is required. */
export const createRewardRequest = z.object({
  ...fields,
  starCost: fields.starCost.default(DEFAULT_REWARD_COST),
  tier: fields.tier.default('medium'),
  isMystery: fields.isMystery.default(false),
  isActive: fields.isActive.default(true),
});
export type CreateRewardInput = z.output<typeof createRewardRequest>;
export type RewardBody = z.input<typeof createRewardRequest>;

/** PUT /api/rewards/:id takes any subset. */
export const updateRewardRequest = z.object(fields).partial();
export type UpdateRewardInput = z.output<typeof updateRewardRequest>;

export const reward = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  iconName: z.string().nullable(),
  starCost: z.int().min(1),
  tier: z.enum(TIERS),
  isMystery: z.boolean(),
  isActive: z.boolean(),
  maxRedemptions: z.int().min(1).nullable(),
  currentRedemptions: z.int().min(0),
  createdAt: timestamp,
});
export type Reward = z.infer<typeof reward>;
