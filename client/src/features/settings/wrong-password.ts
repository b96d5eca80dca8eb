import { ApiError, displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';

export function wrongPassword(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code !== 'wrong_credentials' && error.status !== 429) return undefined;
  return displayOf(error, t('settings.wrongPassword'));
}
