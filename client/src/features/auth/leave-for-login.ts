import { LOGIN_REDIRECT_DELAY_MS } from '@shared/constants';
import { toast, toasterReady } from '@/components/ui/use-toast';
import { paths } from '@/lib/paths';
import { noteSignedOut } from '@/lib/signed-out';

/** Longest wait for the notifications of a page that was just opened; then it leaves without a word. */
const TOASTER_WAIT_MS = 3_000;

let leaving = false;
let signOutExpected = false;

/** The parent has asked to log out: until somebody logs in, a 401 of a request that was on its way is no news. */
export function expectSignOut(expected: boolean): void {
  signOutExpected = expected;
}

/**
 * The parent's session is gone: says so, then goes to the login, which says it too, and back here afterwards. Once, however
 * many calls failed. With `sessionEnded` false there was none, as far as this tab knows.
 */
export function leaveForLogin(sessionEnded = true): void {
  if (leaving || signOutExpected) return;
  leaving = true;
  if (sessionEnded) noteSignedOut();
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'info' });
  const here = window.location.pathname + window.location.search;
  // The time to read begins when there is something to read.
  void Promise.race([toasterReady, delay(TOASTER_WAIT_MS)])
    .then(() => delay(LOGIN_REDIRECT_DELAY_MS))
    .then(() => {
      leaving = false;
      window.location.assign(paths.apiLogin(here));
    });
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
