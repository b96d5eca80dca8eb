import { isUnanswered, whyNotDone } from '@/components/ui/no-answer';
import { toastFailure } from '@/components/ui/toast-failure';
import { t } from '@/lib/messages';

/** Says that something was not done, or that nobody knows, of what is not done twice when it is sent again. */
export function toastNotDone(title: string, error: unknown): void {
  toastFailure(isUnanswered(error) ? t('plan.unsure') : title, error, whyNotDone(error));
}
