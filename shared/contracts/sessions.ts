import { z } from 'zod';
import { id, timestamp } from './fields';

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

/** A browser on which a kid is signed in: GET /api/family/kid-sessions, the newest first. */
export const kidSession = z.object({
  id: z.string(),
  kidId: id,
  createdAt: timestamp,
  /** Browser and system; null if the browser doesn't say. */
  device: z.string().nullable(),
  /** Name of the paired tablet; null on any other browser. */
  tablet: z.string().nullable(),
});
export type KidSession = z.infer<typeof kidSession>;
