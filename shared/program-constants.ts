/** The numbers and lists of access tokens and webhooks; apart from the others, which every page loads. */

/** What a person's access token may do: `read` only reads, `write` changes too. */
export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
/** After how many days an access token may end; null for never. */
export const TOKEN_DAYS = [30, 90, 365, null] as const;
/** Of one person in one family. */
export const MAX_TOKENS = 20;
/** The events of the socket that a webhook can be told of: those of chores, rewards and stars, as a parent hears them. */
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
/** Of one family. */
export const MAX_WEBHOOKS = 5;
/** After how many days of failures alone a webhook is switched off. */
export const WEBHOOK_FAILING_DAYS = 3;
