/** Constants of access tokens and webhooks, separate because most pages don't need them. */

export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
/** Days until an access token expires, or null for never. */
export const TOKEN_DAYS = [30, 90, 365, null] as const;
export const MAX_TOKENS = 20;
/** The events that a webhook can receive. */
export const WEBHOOK_EVENTS = [
  'chore_submission',
  'chore_reviewed',
  'submission_withdrawn',
  'reward_redemption',
  'reward_reviewed',
  'redemption_withdrawn',
  'reward_delivered',
  'review_undone',
  'stars_changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
export const MAX_WEBHOOKS = 5;
/** A webhook is turned off after this many days of failures only. */
export const WEBHOOK_FAILING_DAYS = 3;
