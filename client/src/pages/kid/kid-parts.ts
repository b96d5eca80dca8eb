import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';

/** Where kids come in. */
export const KidLoginPage = lazyPart(() => import('@/pages/kid-login/kid-login-page'));
/** A kid's own page, and what it shows once they are in. */
export const KidPage = lazyPart(() => withMessages('kid', import('./kid-page')));
export const KidDashboardPage = lazyPart(() => withMessages('kid', import('./kid-dashboard-page')));

/** Loads both, for a kid who is about to log in. Where one does not load, going there says so. */
export async function fetchKidPage(): Promise<void> {
  await Promise.all([KidPage.fetch(), KidDashboardPage.fetch()]);
}
