import { ApiError } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { isOutcomeOpen } from '@/lib/api/idempotency';

/** Whether the network failed, or a proxy answered. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error &&
  isOutcomeOpen(error) &&
  !(error instanceof ApiError && error.display !== undefined);

/** The error text for a write that can be retried safely. */
export const unansweredText = (error: unknown): string =>
  t(isUnanswered(error) ? 'reviews.noAnswer' : 'ui.checkConnection');
