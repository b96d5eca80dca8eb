import { z } from 'zod';
import { DEFAULT_REWARD_COST, LIMITS, PERIODS, TIERS } from '../constants';
import { REWARD_ICONS } from '../icons';
import { errorKey } from '../error-text';
import {
  calendarDate,
  emptyAsNull,
  id,
  imageUrl,
  optionalText,
  timestamp,
  wholeNumber,
  expectedFields,
  requiredName,
} from './fields';
import { kidIds } from './kid-ids';

const LIMIT_MESSAGE = errorKey('validation.reward_limit');

const limit = z.object(
  {
    times: z
      .number({ error: LIMIT_MESSAGE })
      .int(LIMIT_MESSAGE)
      .min(1, LIMIT_MESSAGE)
      .max(LIMITS.rewardTimes, LIMIT_MESSAGE),
    per: z.enum(PERIODS, { error: LIMIT_MESSAGE }),
  },
  { error: LIMIT_MESSAGE },
);

const fields = {
  name: requiredName(errorKey('validation.reward_name')),
  description: optionalText(LIMITS.text),
  imageUrl,
  iconName: emptyAsNull(z.enum(REWARD_ICONS, { error: errorKey('validation.reward_icon') })),
  starCost: wholeNumber(1, LIMITS.rewardCost, errorKey('validation.reward_cost')),
  tier: z.enum(TIERS, { error: errorKey('validation.tier') }),
  isMystery: z.boolean({ error: errorKey('validation.on_or_off') }),
  isActive: z.boolean({ error: errorKey('validation.on_or_off') }),
  // Empty, null and absent mean unlimited.
  maxRedemptions: emptyAsNull(wholeNumber(1, LIMITS.maxRedemptions, errorKey('validation.max_redemptions'))),
  kidIds,
  limit: limit.nullable(),
};

export const createRewardRequest = z.object({
  ...fields,
  starCost: fields.starCost.default(DEFAULT_REWARD_COST),
  tier: fields.tier.default('medium'),
  isMystery: fields.isMystery.default(false),
  isActive: fields.isActive.default(true),
  kidIds: fields.kidIds.default([]),
  limit: fields.limit.default(null),
});
export type CreateRewardInput = z.output<typeof createRewardRequest>;
export type RewardBody = z.input<typeof createRewardRequest>;

const anyFields = z.object(fields).partial();

export const updateRewardRequest = anyFields.extend({ expected: expectedFields });
export type UpdateRewardInput = z.output<typeof anyFields>;
export type UpdateRewardBody = z.output<typeof updateRewardRequest>;

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
  kidIds: z.array(id),
  limit: limit.nullable(),
});
export type Reward = z.infer<typeof reward>;

/** `availableAgainOn` is null if the kid can request it now. */
export const kidReward = reward.extend({ availableAgainOn: calendarDate.nullable() });
export type KidReward = z.infer<typeof kidReward>;
