import { displayOf, needsNoMessage } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { toast } from './use-toast';

export function toastFailure(title: string, error: unknown, fallback = t('ui.checkConnection')): void {
  if (needsNoMessage(error)) return;
  toast({ title, description: displayOf(error, fallback), tone: 'error' });
}
