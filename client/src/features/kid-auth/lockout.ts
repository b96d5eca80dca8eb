import { ApiError } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';

export interface Lockout {
  from: number;
  until: number;
}

/** Lockouts are kept as long as the page is open, so that returning to the pictures shows them again. */
const lockouts = new Map<string, Lockout>();

export function lockoutOf(kidId: string): Lockout | null {
  const lockout = lockouts.get(kidId);
  return lockout && lockout.until > Date.now() ? lockout : null;
}

export function setLockoutOf(kidId: string, lockout: Lockout | null): void {
  if (lockout) lockouts.set(kidId, lockout);
  else lockouts.delete(kidId);
}

const FALLBACK_SECONDS = 60;

/** `at` is in ms. Null for another error. */
export function lockoutFrom(error: Error | null, at: number): Lockout | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  return { from: at, until: at + (error.retryAfter ?? FALLBACK_SECONDS) * 1000 };
}

export function waitWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (milliseconds < 60_000) return t('kidAuth.comeBackSoon');
  if (minutes < 90) return t('kidAuth.comeBackInMinutes', { minutes });
  return t('kidAuth.comeBackInHours', { hours: Math.ceil(minutes / 60) });
}
