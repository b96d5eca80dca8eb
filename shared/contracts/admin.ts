import { z } from 'zod';
import { LIMITS } from '../constants';
import { errorKey } from '../error-text';
import { id, optionalText, requiredText, timestamp } from './fields';
import { pageQuery } from './paging';

/** The query of GET /api/admin/families when it asks for a page. An empty search is none. */
export const adminFamiliesQuery = z.object({ search: optionalText(LIMITS.email), ...pageQuery });
export type AdminFamiliesQuery = z.output<typeof adminFamiliesQuery>;

const count = z.int().min(0);

/** GET /api/admin/stats; each number is the sum of that number over all families. */
export const adminStats = z.object({
  totalFamilies: count,
  totalKids: count,
  totalStars: count,
  totalChores: count,
});
export type AdminStats = z.infer<typeof adminStats>;

/**
 * GET /api/admin/unknown-codes: the unknown family codes that unknown devices have tried since the count began, over all
 * processes. At `allowed` they wait until `endsAt`; null when nothing is counted.
 */
export const unknownCodes = z.object({
  tried: count,
  allowed: count,
  endsAt: timestamp.nullable(),
});
export type UnknownCodes = z.infer<typeof unknownCodes>;

/** A kid as an admin sees it: `totalStars` is what is left to spend. */
export const adminKid = z.object({
  id,
  name: z.string(),
  totalStars: count,
  currentLevel: z.int().min(1),
});
export type AdminKid = z.infer<typeof adminKid>;

/** A family as an admin sees it: `stats.totalStars` is what its kids have earned in all, spent or not. */
export const adminFamily = z.object({
  id,
  familyName: z.string().nullable(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  familyCode: z.string(),
  createdAt: timestamp,
  /** Since when nobody gets in; null as long as the family is open. */
  suspendedAt: timestamp.nullable(),
  kids: z.array(adminKid),
  stats: z.object({ activeKids: count, totalStars: count, totalChores: count, totalRewards: count }),
});
/** POST /api/admin/end-sessions */
export const endSessionsRequest = z.object({
  username: requiredText(errorKey('validation.fill_in'), LIMITS.username),
});

/** POST /api/admin/families/:id/views and POST /api/admin/families/:id/suspend; the family can read it. */
export const adminReasonRequest = z.object({
  reason: requiredText(errorKey('validation.reason'), LIMITS.text),
});

export type AdminFamily = z.infer<typeof adminFamily>;
