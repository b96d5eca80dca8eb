import type { Locale, PushWant } from './constants';

/** One line of a notification, as a message of the service worker's catalog with its values. */
export type PushLine =
  /** One waits: by whom and what. For a lockout `name` is empty. */
  | { code: `${PushWant}.one`; params: { kid: string; name: string } }
  | { code: `${PushWant}.many`; params: { count: number } };

/** What a push message carries, encrypted for one browser (docs/security.md, "Notifications and webhooks"). */
export interface PushMessage {
  /** The language that the person has chosen; null for that of the browser. */
  locale: Locale | null;
  /** Nothing waits any more when it is empty: the notification goes. */
  lines: PushLine[];
  /** The submissions that the notification's button approves; empty when there is no button. */
  approve: string[];
  /** Whether something is new, and worth a sound. */
  alert: boolean;
}
