import { ApiError, displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';

/** What to say at the password's field when the server says it is not that one, or that it was tried too often. */
export function wrongPassword(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code !== 'wrong_credentials' && error.status !== 429) return undefined;
  return displayOf(error, t('settings.wrongPassword'));
}
