import { z } from 'zod';
import { timestamp } from './fields';

/** A browser on which the user is signed in: GET /api/user/sessions, the one used last first. */
export const userSession = z.object({
  id: z.string(),
  createdAt: timestamp,
  /** To the hour. */
  lastSeenAt: timestamp,
  /** Browser and system; null where the browser does not say. */
  device: z.string().nullable(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type UserSession = z.infer<typeof userSession>;
