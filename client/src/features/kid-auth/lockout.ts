import { ApiError } from '@/lib/api-client';
import { t } from '@/lib/messages';

/** A time without attempts, from and until in milliseconds. */
export interface Lockout {
  from: number;
  until: number;
}

/** The lockouts of kids, for as long as the page: whoever comes back to the pictures finds Pip still napping. */
const lockouts = new Map<string, Lockout>();

/** A kid's lockout, while it lasts. */
export function lockoutOf(kidId: string): Lockout | null {
  const lockout = lockouts.get(kidId);
  return lockout && lockout.until > Date.now() ? lockout : null;
}

/** Remembers a kid's lockout, or with null that it is over. */
export function setLockoutOf(kidId: string, lockout: Lockout | null): void {
  if (lockout) lockouts.set(kidId, lockout);
  else lockouts.delete(kidId);
}

/** Where the server does not say for how long. */
const FALLBACK_SECONDS = 60;

/** The lockout that a response of `at` (milliseconds) asks for after too many attempts, or null for any other error. */
export function lockoutFrom(error: Error | null, at: number): Lockout | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  return { from: at, until: at + (error.retryAfter ?? FALLBACK_SECONDS) * 1000 };
}

/** When to come back, in words that do not press. */
export function waitWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (milliseconds < 60_000) return t('kidAuth.comeBackSoon');
  if (minutes < 90) return t('kidAuth.comeBackInMinutes', { minutes });
  return t('kidAuth.comeBackInHours', { hours: Math.ceil(minutes / 60) });
}
