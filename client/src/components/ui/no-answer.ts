import { ApiError } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { isOutcomeOpen } from '@/lib/use-idempotency-key';

/** Nobody said what became of a write: the network broke, or a proxy answered in the server's place. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error &&
  isOutcomeOpen(error) &&
  !(error instanceof ApiError && error.display !== undefined);

/** What to say where the server said nothing of a write that is not done twice when it is sent again. */
export const whyNotDone = (error: unknown): string =>
  t(isUnanswered(error) ? 'reviews.noAnswer' : 'ui.checkConnection');
