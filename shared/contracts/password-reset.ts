import { z } from 'zod';
import { LIMITS, MIN_RESET_REASON } from '../constants';
import { errorKey } from '../error-text';
import { requiredText, timestamp } from './fields';
import { newPassword } from './users';

/** POST /api/password-reset: a username, or an address that is confirmed. */
export const passwordResetRequest = z.object({
  username: requiredText(errorKey('validation.username_or_email'), LIMITS.email),
});

/** POST /api/password-reset/:token */
export const newPasswordRequest = z.object({ password: newPassword });
export type NewPasswordInput = z.output<typeof newPasswordRequest>;

/** Whether a link can be sent by mail; otherwise an admin makes one. */
export const passwordResetWays = z.object({ byMail: z.boolean() });
export type PasswordResetWays = z.infer<typeof passwordResetWays>;

/** Whose password an open link sets. */
export const passwordResetView = z.object({ username: z.string() });
export type PasswordResetView = z.infer<typeof passwordResetView>;

/** The token of the link that sets the new password, after a change of the address was cancelled. */
export const cancelledEmail = z.object({ resetToken: z.string() });
export type CancelledEmail = z.infer<typeof cancelledEmail>;

/** POST /api/admin/reset-links */
export const resetLinkRequest = z.object({
  username: requiredText(errorKey('validation.username'), LIMITS.username),
  /** The families of the person can read it. */
  reason: requiredText(errorKey('validation.reason'), LIMITS.text).refine(
    (reason) => reason.length >= MIN_RESET_REASON,
    errorKey('validation.reason_short'),
  ),
});
export type ResetLinkInput = z.output<typeof resetLinkRequest>;

/** A link that sets a user's password, to be given out by the person who requested it. */
export const resetLink = z.object({ username: z.string(), url: z.string(), expiresAt: timestamp });
export type ResetLink = z.infer<typeof resetLink>;
