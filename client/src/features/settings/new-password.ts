import { changePasswordRequest, type ChangePasswordInput } from '@shared/contracts/users';
import type { Faults } from '@/lib/form-faults';
import { faultsOfSchema } from '@/lib/schema-faults';

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
}: NewPassword): { body: ChangePasswordInput; faults?: never } | { body?: never; faults: Faults } {
  const parsed = changePasswordRequest.safeParse(passwords);
  const faults = parsed.success ? {} : faultsOfSchema(parsed.error);
  const same = passwords.newPassword === confirmation;
  if (parsed.success && same) return { body: parsed.data };
  return { faults: same ? faults : { ...faults, confirmation: "Passwords don't match" } };
}
