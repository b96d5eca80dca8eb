import { displayOf, needsNoMessage } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { toast } from './use-toast';

export function toastFailure(title: string, error: unknown, fallback = t('ui.checkConnection')): void {
  if (needsNoMessage(error)) return;
  toast({ title, description: displayOf(error, fallback), tone: 'error' });
}
