import { isUnanswered, whyNotDone } from '@/components/ui/no-answer';
import { toastFailure } from '@/components/ui/toast-failure';
import { t } from '@/lib/messages';

/** Reports a failed or unconfirmed write that can be retried safely. */
export function toastNotDone(title: string, error: unknown): void {
  toastFailure(isUnanswered(error) ? t('plan.unsure') : title, error, whyNotDone(error));
}
