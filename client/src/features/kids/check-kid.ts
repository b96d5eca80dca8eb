import { createKidRequest, updateKidRequest, type CreateKidInput } from '@shared/contracts/kids';
import { ERROR_MESSAGES } from '@shared/error-messages';
import { isPicturePattern } from '@shared/rules/pattern';
import type { Faults } from '@/lib/form-faults';
import { faultsOfSchema } from '@/lib/schema-faults';

export interface KidDraft {
  name: string;
  avatarColor: string;
}

/** The request that adds a kid, or what is wrong with it. */
export function checkNewKid(
  draft: KidDraft,
  picturePattern: readonly number[],
): { body: CreateKidInput; faults?: never } | { body?: never; faults: Faults } {
  const parsed = createKidRequest.safeParse({ ...draft, picturePattern });
  return parsed.success ? { body: parsed.data } : { faults: faultsOfSchema(parsed.error) };
}

/** The request that renames or recolours one. */
export function checkKid(
  draft: KidDraft,
): { body: KidDraft; faults?: never } | { body?: never; faults: Faults } {
  const parsed = updateKidRequest.required().safeParse(draft);
  return parsed.success ? { body: parsed.data } : { faults: faultsOfSchema(parsed.error) };
}

/** What is wrong with four pictures, if anything. */
export function checkPictures(chosen: readonly number[]): Faults {
  return isPicturePattern(chosen) ? {} : { picturePattern: ERROR_MESSAGES['validation.pattern_length'] };
}
