import { z } from 'zod';
import { LIMITS, MIN_RESET_REASON } from '../constants';
import { errorKey } from '../error-text';
import { requiredText, timestamp } from './fields';
import { newPassword } from './users';

export const passwordResetRequest = z.object({
  username: requiredText(errorKey('validation.username_or_email'), LIMITS.email),
});

export const newPasswordRequest = z.object({ password: newPassword });
export type NewPasswordInput = z.output<typeof newPasswordRequest>;

export const passwordResetOptions = z.object({ byMail: z.boolean() });
export type PasswordResetOptions = z.infer<typeof passwordResetOptions>;

export const passwordResetView = z.object({ username: z.string() });
export type PasswordResetView = z.infer<typeof passwordResetView>;

/** Sets a new password after a canceled change of the address. */
export const cancelledEmail = z.object({ resetToken: z.string() });
export type CancelledEmail = z.infer<typeof cancelledEmail>;

export const resetLinkRequest = z.object({
  username: requiredText(errorKey('validation.username'), LIMITS.username),
  /** The user's families can read it. */
  reason: requiredText(errorKey('validation.reason'), LIMITS.text).refine(
    (reason) => reason.length >= MIN_RESET_REASON,
    errorKey('validation.reason_short'),
  ),
});
export type ResetLinkInput = z.output<typeof resetLinkRequest>;

export const resetLink = z.object({ username: z.string(), url: z.string(), expiresAt: timestamp });
export type ResetLink = z.infer<typeof resetLink>;
