import type { Locale, PushWant } from './constants';

/** A line of a notification: a message of the service worker's catalog and its values. */
export type PushLine =
  /** One pending item with the kid and its name. `name` is empty for a lockout. */
  | { code: `${PushWant}.one`; params: { kid: string; name: string } }
  | { code: `${PushWant}.many`; params: { count: number } };

/** The content of a push message, encrypted for one browser (docs/security.md, "Notifications and webhooks"). */
export interface PushMessage {
  locale: Locale | null;
  /** If empty, the notification is closed. */
  lines: PushLine[];
  /** Submissions that the notification's button approves. Empty without a button. */
  approve: string[];
  /** Whether one submission is pending and can be approved with a heart. */
  heart: boolean;
  /** Whether the notification makes a sound, because something is new. */
  alert: boolean;
}
