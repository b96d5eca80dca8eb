import { displayOf, needsNoMessage } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { toast } from './use-toast';

/** Shows that something failed, in the server's words, unless the error needs no message. */
export function toastFailure(title: string, error: unknown, fallback = t('ui.checkConnection')): void {
  if (needsNoMessage(error)) return;
  toast({ title, description: displayOf(error, fallback), tone: 'error' });
}
