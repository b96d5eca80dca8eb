import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';
import { isTablet } from '@/lib/tablet';

/** Where kids come in. On the family's tablet its first screen is loaded with it, so that no loading sign comes first. */
export const KidLoginPage = lazyPart(async () => {
  const page = await import('@/pages/kid-login/kid-login-page');
  if (isTablet()) await page.TabletLogin.fetch();
  return page;
});
/** A kid's own page, and what it shows once they are in. */
export const KidPage = lazyPart(() => withMessages('kid', import('./kid-page')));
export const KidDashboardPage = lazyPart(() => withMessages('kid', import('./kid-dashboard-page')));

/** Loads both, for a kid who is about to log in. Where one does not load, going there says so. */
export async function fetchKidPage(): Promise<void> {
  await Promise.all([KidPage.fetch(), KidDashboardPage.fetch()]);
}
