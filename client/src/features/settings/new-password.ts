import { changePasswordRequest, type ChangePasswordInput } from '@shared/contracts/users';
import { t } from '@/lib/messages';
import type { FormErrors } from '@/lib/form-errors';
import { errorsOfSchema } from '@/lib/schema-errors';

/** What the password form holds; the confirmation never leaves it. */
export interface NewPassword {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

export const EMPTY_PASSWORDS: NewPassword = { currentPassword: '', newPassword: '', confirmation: '' };

/** The request, or every field that is wrong: empty, too short, or not the same twice. */
export function checkNewPassword({
  confirmation,
  ...passwords
}: NewPassword): { body: ChangePasswordInput; errors?: never } | { body?: never; errors: FormErrors } {
  const parsed = changePasswordRequest.safeParse(passwords);
  const errors = parsed.success ? {} : errorsOfSchema(parsed.error);
  const same = passwords.newPassword === confirmation;
  if (parsed.success && same) return { body: parsed.data };
  return { errors: same ? errors : { ...errors, confirmation: t('settings.passwordsDiffer') } };
}
