import { LOGIN_REDIRECT_DELAY_MS } from '@shared/entry-constants';
import { toast, toasterReady } from '@/components/ui/use-toast';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { noteSignedOut } from '@/lib/signed-out';

/** Longest wait for the notifications of a page that was just opened; after it, none is shown. */
const TOASTER_WAIT_MS = 3_000;

let leaving = false;
let signOutExpected = false;

/** Set while the parent logs out: a request that was on its way may get a 401, which is then expected. */
export function expectSignOut(expected: boolean): void {
  signOutExpected = expected;
}

/**
 * The parent's session is gone: says so, then goes to the login, which leads back here. Does so once, however many requests
 * failed. `sessionEnded` is false if this tab knew of no session, as when Back shows a parent's page after a logout: no end is
 * expected then.
 */
export function leaveForLogin(sessionEnded = true): void {
  if (leaving || (sessionEnded && signOutExpected)) return;
  leaving = true;
  if (sessionEnded) noteSignedOut();
  toast({ title: t('app.unauthorized'), description: t('app.unauthorizedText'), tone: 'info' });
  const here = window.location.pathname + window.location.search + window.location.hash;
  // The time to read begins when there is something to read.
  void Promise.race([toasterReady, delay(TOASTER_WAIT_MS)])
    .then(() => delay(LOGIN_REDIRECT_DELAY_MS))
    .then(() => {
      leaving = false;
      window.location.assign(paths.apiLogin(here));
    });
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
