import { t } from '@/lib/messages';
import { useTitle } from '@/lib/use-title';
import { useWaiting } from './use-waiting';

/** Sets the title with the number of pending items: '(3) Approvals · Starnest'. */
export function useWaitingTitle(title: string): void {
  const { count } = useWaiting();
  useTitle(count > 0 ? t('family.waitingTitle', { count, title }) : title);
}
