import { createRewardRequest, type CreateRewardInput } from '@shared/contracts/rewards';
import type { FormErrors } from '@/lib/form-errors';
import { errorsOfSchema } from '@/lib/schema-errors';
import type { RewardDraft } from './reward-draft';

// Apart from the draft, which the list needs too: with this comes the contract's validator.

/** The request a draft makes, or what is wrong with it. An empty cost is as good as none: 'at least 1 star'. */
export function checkReward(
  draft: RewardDraft,
): { body: CreateRewardInput; errors?: never } | { body?: never; errors: FormErrors } {
  const { tierFollows: _follows, limit, ...rest } = draft;
  const parsed = createRewardRequest.safeParse({
    ...rest,
    starCost: draft.starCost ?? 0,
    maxRedemptions: limit === '' ? null : Number(limit),
  });
  return parsed.success ? { body: parsed.data } : { errors: errorsOfSchema(parsed.error) };
}
