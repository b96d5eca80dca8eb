import { createChoreRequest, type CreateChoreInput } from '@shared/contracts/chores';
import type { FormErrors } from '@/lib/form-errors';
import { errorsOfSchema } from '@/lib/schema-errors';
import type { ChoreDraft } from './chore-draft';

// Apart from the draft, which the list needs too: with this comes the contract's validator.

/** The request a draft makes, or what is wrong with it. An empty number is as good as none: 'at least 1 star'. */
export function checkChore(
  draft: ChoreDraft,
): { body: CreateChoreInput; errors?: never } | { body?: never; errors: FormErrors } {
  const parsed = createChoreRequest.safeParse({ ...draft, starReward: draft.starReward ?? 0 });
  return parsed.success ? { body: parsed.data } : { errors: errorsOfSchema(parsed.error) };
}
