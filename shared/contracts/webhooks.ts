import { z } from 'zod';
import { LIMITS } from '../constants';
import { WEBHOOK_EVENTS } from '../program-constants';
import { errorKey } from '../error-text';
import { adult, id, timestamp } from './fields';

const URL_MESSAGE = errorKey('validation.webhook_url');
const url = z
  .string({ error: URL_MESSAGE })
  .trim()
  .max(LIMITS.url, errorKey('validation.too_long'))
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), URL_MESSAGE);

const EVENTS = errorKey('validation.webhook_events');
const events = z
  .array(z.enum(WEBHOOK_EVENTS, EVENTS), EVENTS)
  .min(1, EVENTS)
  .max(WEBHOOK_EVENTS.length, EVENTS)
  .refine((list) => new Set(list).size === list.length, EVENTS);

export const webhookRequest = z.object({ url, events });
export type WebhookInput = z.infer<typeof webhookRequest>;

export const updateWebhookRequest = z.object({
  url: url.optional(),
  events: events.optional(),
  isActive: z.boolean({ error: errorKey('validation.on_or_off') }).optional(),
});
export type UpdateWebhookInput = z.infer<typeof updateWebhookRequest>;

export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isActive: z.boolean(),
  switchedOffAt: timestamp.nullable(),
  /** `status` is null if the server was unreachable. */
  last: z.object({ at: timestamp, status: z.int().nullable() }).nullable(),
  createdAt: timestamp,
  /** The webhook is removed when this parent leaves. */
  madeBy: adult,
});
export type Webhook = z.infer<typeof webhook>;

/** The only response with the signing secret. */
export const newWebhook = webhook.extend({ secret: z.string() });
export type NewWebhook = z.infer<typeof newWebhook>;
