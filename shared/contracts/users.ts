import { z } from 'zod';
import { EXPORT_FORMATS, LIMITS, PASSWORD_MIN, ROLES } from '../constants';
import { normalizeTimezone } from '../rules/timezone';
import { id, optionalText, requiredText, timestamp } from './fields';

const FILL_IN = 'Please fill in all required fields';
const BOTH = 'Please enter both username and password';

const newPassword = z
  .string({ error: FILL_IN })
  .min(1, FILL_IN)
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters long`)
  .max(LIMITS.password, `Please use at most ${LIMITS.password} characters`);

const email = z
  .string({ error: 'Please enter a valid email address' })
  .trim()
  .max(LIMITS.email, `Please use at most ${LIMITS.email} characters`)
  .refine((value) => value === '' || z.email().safeParse(value).success, 'Please enter a valid email address')
  .transform((value) => (value === '' ? null : value))
  .nullish();

const timezone = z.string({ error: 'Please choose a time zone' }).transform(normalizeTimezone);

/** POST /api/register */
export const registerRequest = z.object({
  username: requiredText(FILL_IN, LIMITS.username)
    .min(LIMITS.usernameMin, `Username must be at least ${LIMITS.usernameMin} characters long`)
    .regex(/^[A-Za-z0-9._@-]+$/, 'Username may have letters, digits and . _ - @ only'),
  password: newPassword,
  firstName: requiredText(FILL_IN, LIMITS.name),
  lastName: optionalText(LIMITS.name),
  email,
  familyName: optionalText(LIMITS.name),
  timezone: timezone.nullish(),
});
export type RegisterInput = z.output<typeof registerRequest>;
export type RegisterBody = z.input<typeof registerRequest>;

/** POST /api/login and POST /api/auth/admin-login */
export const loginRequest = z.object({
  username: requiredText(BOTH, LIMITS.username),
  password: z
    .string({ error: BOTH })
    .min(1, BOTH)
    .max(LIMITS.password, `Please use at most ${LIMITS.password} characters`),
});
export type LoginInput = z.output<typeof loginRequest>;

/** PUT /api/user; what is absent stays as it is. */
export const updateUserRequest = z.object({
  firstName: requiredText('First name is required', LIMITS.name).optional(),
  lastName: optionalText(LIMITS.name),
  email,
  familyName: optionalText(LIMITS.name),
  timezone: timezone.optional(),
});
export type UpdateUserInput = z.output<typeof updateUserRequest>;

/** PUT /api/user/password */
export const changePasswordRequest = z.object({
  currentPassword: z
    .string({ error: 'Please enter your current password' })
    .min(1, 'Please enter your current password')
    .max(LIMITS.password),
  newPassword,
});
export type ChangePasswordInput = z.output<typeof changePasswordRequest>;

/** DELETE /api/family */
export const deleteFamilyRequest = z.object({
  password: z
    .string({ error: 'Please enter your password' })
    .min(1, 'Please enter your password')
    .max(LIMITS.password),
});

/** GET /api/family/export */
export const exportQuery = z.object({
  format: z.enum(EXPORT_FORMATS, { error: 'Format must be json, csv or zip' }).default('json'),
});

export const user = z.object({
  id,
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  familyName: z.string().nullable(),
  familyCode: z.string().nullable(),
  role: z.enum(ROLES),
  timezone: z.string().nullable(),
  createdAt: timestamp,
});
export type User = z.infer<typeof user>;
