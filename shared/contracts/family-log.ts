import { z } from 'zod';
import { FAMILY_LOG_KINDS } from '../constants';
import { id, timestamp } from './fields';

/** An admin's action on the family. `by` is the admin's username, or null if the account was deleted. */
export const familyLogEntry = z.object({
  id,
  kind: z.enum(FAMILY_LOG_KINDS),
  at: timestamp,
  by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type FamilyLogEntry = z.infer<typeof familyLogEntry>;
