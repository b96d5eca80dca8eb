import { z } from 'zod';
import { LIMITS, PUSH_WANTS } from '../constants';
import { errorKey } from '../error-text';
import { id, timeOfDay, timestamp } from './fields';

export const pushKey = z.object({ key: z.string() });

/** Times in the family's time zone. Includes midnight if `until` is earlier than `from`. */
const quietHours = z
  .object({ from: timeOfDay, until: timeOfDay }, errorKey('validation.time_of_day'))
  .refine(({ from, until }) => from !== until, { error: errorKey('validation.quiet_hours'), path: ['until'] })
  .nullable();

const WANTS = errorKey('validation.push_wants');
const wants = z
  .array(z.enum(PUSH_WANTS, WANTS), WANTS)
  .max(PUSH_WANTS.length, WANTS)
  .refine((list) => new Set(list).size === list.length, WANTS);

const approves = z.boolean({ error: errorKey('validation.on_or_off') });

const ENDPOINT = errorKey('validation.push_endpoint');
const endpoint = z.string({ error: ENDPOINT }).max(LIMITS.url, errorKey('validation.too_long'));

const KEYS = errorKey('validation.push_keys');
const key = (bytes: number) =>
  z.string({ error: KEYS }).regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), KEYS);

export const pushSubscriptionRequest = z.object({
  endpoint,
  keys: z.object({ p256dh: key(65), auth: key(16) }, KEYS),
  wants,
  /** Whether notifications can approve chores. Defaults to true except on paired tablets. */
  approves: approves.optional(),
  quiet: quietHours.optional(),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionRequest>;

export const endPushRequest = z.object({ endpoint });

export const pushWantsRequest = z.object({ wants, approves: approves.optional() });

export const quietHoursRequest = z.object({ quiet: quietHours });

/** Shows the user's notifications. */
export const pushDevice = z.object({
  id,
  device: z.string().nullable(),
  wants: z.array(z.enum(PUSH_WANTS)),
  approves: z.boolean(),
  createdAt: timestamp,
  current: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const pushSettings = z.object({ quiet: quietHours, devices: z.array(pushDevice) });
export type PushSettings = z.infer<typeof pushSettings>;
