import { z } from 'zod';
import { EXPORT_FORMATS, LIMITS, LOCALES, MEMBER_ROLES, PASSWORD_MIN, ROLES } from '../constants';
import { normalizeTimezone } from '../rules/timezone';
import { errorKey } from '../error-text';
import {
  id,
  optionalEmail,
  requiredText,
  timestamp,
  expectedFields,
  requiredName,
  optionalName,
} from './fields';

const FILL_IN = errorKey('validation.fill_in');
const BOTH = errorKey('validation.username_and_password');

export const newPassword = z
  .string({ error: FILL_IN })
  .min(1, FILL_IN)
  .min(PASSWORD_MIN, errorKey('validation.password_too_short'))
  .max(LIMITS.password, errorKey('validation.too_long'));

const timezone = z.string({ error: errorKey('validation.timezone') }).transform(normalizeTimezone);

export const registerRequest = z.object({
  username: requiredText(FILL_IN, LIMITS.username)
    .min(LIMITS.usernameMin, errorKey('validation.username_too_short'))
    .regex(/^[A-Za-z0-9._@-]+$/, errorKey('validation.username_characters')),
  password: newPassword,
  firstName: requiredName(FILL_IN),
  lastName: optionalName(),
  email: optionalEmail,
  familyName: optionalName(),
  timezone: timezone.nullish(),
  /** Joins this family instead of creating one. */
  inviteToken: z
    .string({ error: errorKey('validation.text') })
    .max(LIMITS.url)
    .nullish(),
});
export type RegisterInput = z.output<typeof registerRequest>;
export type RegisterBody = z.input<typeof registerRequest>;

export const loginRequest = z.object({
  username: requiredText(BOTH, LIMITS.username),
  password: z.string({ error: BOTH }).min(1, BOTH).max(LIMITS.password, errorKey('validation.too_long')),
});
export type LoginInput = z.output<typeof loginRequest>;

export const updateUserRequest = z.object({
  firstName: requiredName(errorKey('validation.first_name')).optional(),
  lastName: optionalName(),
  email: optionalEmail,
  familyName: optionalName(),
  timezone: timezone.optional(),
  /** The language, or null for the browser's. */
  locale: z.enum(LOCALES, { error: errorKey('validation.locale') }).nullish(),
  weeklyLetter: z.boolean({ error: errorKey('validation.on_or_off') }).optional(),
  expected: expectedFields,
});
export type UpdateUserInput = z.output<typeof updateUserRequest>;

export const changePasswordRequest = z.object({
  currentPassword: z
    .string({ error: errorKey('validation.current_password') })
    .min(1, errorKey('validation.current_password'))
    .max(LIMITS.password),
  newPassword,
});
export type ChangePasswordInput = z.output<typeof changePasswordRequest>;

const PASSWORD = errorKey('validation.password');
const ownPassword = z.string({ error: PASSWORD }).min(1, PASSWORD).max(LIMITS.password);

export const passwordPolicy = z.object({
  minLength: z.int(),
  /** Whether the most common passwords are rejected. */
  refusesCommon: z.boolean(),
});
export type PasswordPolicy = z.infer<typeof passwordPolicy>;

export const proofRequest = z.object({ password: ownPassword });

/** The password, or `proof` for the session's recent proof. */
export const deletionRequest = z
  .object({ password: ownPassword.optional(), proof: z.boolean().optional() })
  .refine(({ password, proof }) => password !== undefined || proof === true, {
    path: ['password'],
    error: PASSWORD,
  });
export type DeletionInput = z.infer<typeof deletionRequest>;

export const exportQuery = z.object({
  format: z.enum(EXPORT_FORMATS, { error: errorKey('validation.export_format') }).default('json'),
});

/** With `optional=true`, the response without a user is null. */
export const userQuery = z.object({ optional: z.string().optional() });

export const user = z.object({
  id,
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  /** The new address until its link is opened. */
  pendingEmail: z.string().nullable(),
  /** Other mail is only sent to confirmed addresses. */
  emailConfirmed: z.boolean(),
  /** The language, or null for the browser's. */
  locale: z.enum(LOCALES).nullable(),
  /** Whether the user gets the weekly email, once the address is confirmed. */
  weeklyLetter: z.boolean(),
  familyName: z.string().nullable(),
  familyCode: z.string().nullable(),
  role: z.enum(ROLES),
  timezone: z.string().nullable(),
  createdAt: timestamp,
  /** Families in order of joining. */
  families: z.array(z.object({ id, name: z.string().nullable(), role: z.enum(MEMBER_ROLES) })),
  familyRole: z.enum(MEMBER_ROLES).nullable(),
  /** May be restored before `deletedOn`. */
  suspendedFamily: z
    .object({
      name: z.string().nullable(),
      deletedOn: timestamp,
      /** Whether only an admin can restore it. */
      byAdmin: z.boolean(),
    })
    .nullable(),
});
export type User = z.infer<typeof user>;
