import { t } from '@/lib/messages';
import { useTitle } from '@/lib/use-title';
import { useWaiting } from './use-waiting';

export function useWaitingTitle(title: string): void {
  const { count } = useWaiting();
  useTitle(count > 0 ? t('family.waitingTitle', { count, title }) : title);
}
