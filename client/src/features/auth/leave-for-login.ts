import { LOGIN_REDIRECT_DELAY_MS } from '@shared/constants';
import { toast } from '@/components/ui/use-toast';
import { paths } from '@/lib/paths';
import { noteSignedOut } from '@/lib/signed-out';

let leaving = false;

/**
 * The parent's session is gone: says so, then goes to the login, which says it too, and back here afterwards. Once, however
 * many calls failed. With `sessionEnded` false there was none, as far as this tab knows.
 */
export function leaveForLogin(sessionEnded = true): void {
  if (leaving) return;
  leaving = true;
  if (sessionEnded) noteSignedOut();
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'info' });
  const here = window.location.pathname + window.location.search;
  void whenNotificationsShow().then(() => {
    setTimeout(() => {
      leaving = false;
      window.location.assign(paths.apiLogin(here));
    }, LOGIN_REDIRECT_DELAY_MS);
  });
}

/** The time to read begins when there is something to read: on a page just opened, notifications may still be on their way. */
async function whenNotificationsShow(): Promise<void> {
  try {
    await import('@/components/ui/toast');
  } catch {
    // Then it leaves without a word.
  }
}
