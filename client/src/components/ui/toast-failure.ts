import { displayOf, isUnauthorized } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { toast } from './use-toast';

/** Says that something did not work, in the server's words; a lost session has been told of already. */
export function toastFailure(title: string, error: unknown, fallback = t('ui.checkConnection')): void {
  if (isUnauthorized(error)) return;
  toast({ title, description: displayOf(error, fallback), tone: 'error' });
}
