import { z } from 'zod';
import { FAMILY_LOG_KINDS } from '../constants';
import { id, timestamp } from './fields';

export const familyLogEntry = z.object({
  id,
  kind: z.enum(FAMILY_LOG_KINDS),
  at: timestamp,
  by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type FamilyLogEntry = z.infer<typeof familyLogEntry>;
