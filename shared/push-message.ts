import type { Locale, PushWant } from './constants';

/** A message of the service worker's catalog. */
export type PushLine =
  /** `name` is empty for a lockout. */
  | { code: `${PushWant}.one`; params: { kid: string; name: string } }
  | { code: `${PushWant}.many`; params: { count: number } };

export interface PushMessage {
  locale: Locale | null;
  /** If empty, the notification is closed. */
  lines: PushLine[];
  /** Submissions that the button approves. */
  approve: string[];
  /** Whether a single submission is pending, which can be approved with a heart. */
  heart: boolean;
  /** Something is new. */
  alert: boolean;
}
