/** Separate, because most pages don't need these constants. */

export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
export const TOKEN_DAYS = [30, 90, 365, null] as const;
export const MAX_TOKENS = 20;
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
/** After days of failures only, the webhook is turned off. */
export const WEBHOOK_FAILING_DAYS = 3;
