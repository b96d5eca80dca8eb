import { z } from 'zod';
import { id, timestamp } from './fields';

/** GET /api/user/sessions: a browser in which the user is signed in, the last used first. */
export const userSession = z.object({
  id: z.string(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  /** Browser and system, or null if unknown. */
  device: z.string().nullable(),
  current: z.boolean(),
});
export type UserSession = z.infer<typeof userSession>;

/** GET /api/family/kid-sessions: a browser in which a kid is signed in, newest first. */
export const kidSession = z.object({
  id: z.string(),
  kidId: id,
  createdAt: timestamp,
  /** Browser and system, or null if unknown. */
  device: z.string().nullable(),
  /** The paired tablet's name, or null for another browser. */
  tablet: z.string().nullable(),
});
export type KidSession = z.infer<typeof kidSession>;
