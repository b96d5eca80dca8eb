import { createKidRequest, updateKidRequest, type CreateKidInput } from '@shared/contracts/kids';
import { ERROR_MESSAGES } from '@shared/error-messages';
import { isPicturePattern } from '@shared/rules/pattern';
import type { FormErrors } from '@/lib/form-errors';
import { errorsOfSchema } from '@/lib/schema-errors';

export interface KidDraft {
  name: string;
  avatarColor: string;
}

/** The request that adds a kid, or what is wrong with it. */
export function checkNewKid(
  draft: KidDraft,
  picturePattern: readonly number[],
): { body: CreateKidInput; errors?: never } | { body?: never; errors: FormErrors } {
  const parsed = createKidRequest.safeParse({ ...draft, picturePattern });
  return parsed.success ? { body: parsed.data } : { errors: errorsOfSchema(parsed.error) };
}

/** The request that renames or recolors one. */
export function checkKid(
  draft: KidDraft,
): { body: KidDraft; errors?: never } | { body?: never; errors: FormErrors } {
  const parsed = updateKidRequest.required().safeParse(draft);
  return parsed.success ? { body: parsed.data } : { errors: errorsOfSchema(parsed.error) };
}

/** What is wrong with four pictures, if anything. */
export function checkPictures(chosen: readonly number[]): FormErrors {
  return isPicturePattern(chosen) ? {} : { picturePattern: ERROR_MESSAGES['validation.pattern_length'] };
}
