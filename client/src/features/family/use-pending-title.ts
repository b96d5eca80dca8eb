import { t } from '@/lib/i18n/messages';
import { useTitle } from '@/lib/page/use-title';
import { usePendingItems } from './use-pending-items';

export function usePendingTitle(title: string): void {
  const { count } = usePendingItems();
  useTitle(count > 0 ? t('family.waitingTitle', { count, title }) : title);
}
