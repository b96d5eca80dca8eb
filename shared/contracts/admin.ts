import { z } from 'zod';
import { FAMILY_STATES, LIMITS, MEMBER_ROLES } from '../constants';
import { errorKey } from '../error-text';
import { id, optionalText, requiredText, timestamp } from './fields';
import { pageQuery } from './paging';

/** An empty search is ignored. `unused` families had no login of an adult for UNUSED_DAYS. */
export const adminFamiliesQuery = z.object({
  search: optionalText(LIMITS.email),
  state: z.enum(FAMILY_STATES, { error: errorKey('validation.family_state') }).optional(),
  ...pageQuery,
});
export type AdminFamiliesQuery = z.output<typeof adminFamiliesQuery>;

const count = z.int().min(0);

export const adminStats = z.object({
  totalFamilies: count,
  totalKids: count,
  totalStars: count,
  totalChores: count,
});
export type AdminStats = z.infer<typeof adminStats>;

/**
 * Family codes that unknown devices have tried. At `allowed`, they are blocked until `endsAt`, which is null
 * if nothing was counted.
 */
export const unknownCodes = z.object({
  tried: count,
  allowed: count,
  endsAt: timestamp.nullable(),
});
export type UnknownCodes = z.infer<typeof unknownCodes>;

export const adminKid = z.object({
  id,
  name: z.string(),
  totalStars: count,
  currentLevel: z.int().min(1),
});
export type AdminKid = z.infer<typeof adminKid>;

/** `stats.totalStars` sums the kids' lifetime stars. */
export const adminFamily = z.object({
  id,
  familyName: z.string().nullable(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  familyCode: z.string(),
  createdAt: timestamp,
  suspendedAt: timestamp.nullable(),
  /** An adult's last session in the family. */
  lastUsedAt: timestamp.nullable(),
  kids: z.array(adminKid),
  stats: z.object({ activeKids: count, totalStars: count, totalChores: count, totalRewards: count }),
});
export type AdminFamily = z.infer<typeof adminFamily>;

export const adminFamilyDetails = adminFamily.extend({
  adults: z.array(
    z.object({
      username: z.string(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      email: z.string().nullable(),
      emailConfirmed: z.boolean(),
      role: z.enum(MEMBER_ROLES),
      lastUsedAt: timestamp.nullable(),
    }),
  ),
});
export type AdminFamilyDetails = z.infer<typeof adminFamilyDetails>;

export const endSessionsRequest = z.object({
  username: requiredText(errorKey('validation.fill_in'), LIMITS.username),
});

export const adminReasonRequest = z.object({
  reason: requiredText(errorKey('validation.reason'), LIMITS.text),
});
