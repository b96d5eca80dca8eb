import { z } from 'zod';
import { FAMILY_CODE_PATTERN } from '../constants';
import { id } from './fields';

/** GET /api/family, to a kid. `timezone` (IANA) decides where the family's days and weeks begin. */
export const family = z.object({ id, name: z.string().nullable(), timezone: z.string() });
export type Family = z.infer<typeof family>;

/** GET /api/family, to a parent. */
export const parentFamily = family.extend({ code: z.string().regex(FAMILY_CODE_PATTERN) });
export type ParentFamily = z.infer<typeof parentFamily>;
