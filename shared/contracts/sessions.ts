import { z } from 'zod';
import { id, timestamp } from './fields';

/** The last used first. */
export const userSession = z.object({
  id: z.string(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  device: z.string().nullable(),
  current: z.boolean(),
});
export type UserSession = z.infer<typeof userSession>;

export const kidSession = z.object({
  id: z.string(),
  kidId: id,
  createdAt: timestamp,
  device: z.string().nullable(),
  tablet: z.string().nullable(),
});
export type KidSession = z.infer<typeof kidSession>;
