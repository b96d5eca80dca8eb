import { LOGIN_REDIRECT_DELAY_MS } from '@shared/entry-constants';
import { toast, toasterReady } from '@/components/ui/use-toast';
import { dropAllDrafts } from '@/lib/forms/kept-drafts';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { noteSignedOut } from '@/lib/api/signed-out';
import { isBoard } from '@/lib/page/browser-hints';

const TOASTER_WAIT_MS = 3_000;

let leaving = false;
let signOutExpected = false;

/** A pending request may get a 401 during a logout. */
export function expectSignOut(expected: boolean): void {
  signOutExpected = expected;
}

/**
 * Explains that the session ended and goes to the login, which leads back here, or to the board on a board. Only once,
 * even if several requests failed. `sessionEnded` is false if this tab had no session.
 */
export function leaveForLogin(sessionEnded = true): void {
  if (leaving || (sessionEnded && signOutExpected)) return;
  if (isBoard()) {
    dropAllDrafts();
    window.location.assign(paths.board);
    return;
  }
  leaving = true;
  if (sessionEnded) noteSignedOut();
  toast({ title: t('app.unauthorized'), description: t('app.unauthorizedText'), tone: 'info' });
  const here = window.location.pathname + window.location.search + window.location.hash;
  // Starts the reading time when the toast is visible.
  void Promise.race([toasterReady, delay(TOASTER_WAIT_MS)])
    .then(() => delay(LOGIN_REDIRECT_DELAY_MS))
    .then(() => {
      leaving = false;
      window.location.assign(paths.apiLogin(here));
    });
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
