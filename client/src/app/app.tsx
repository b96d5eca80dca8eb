import { Route, Switch } from 'wouter';
import { readKidSession } from '@/features/kid-auth/kid-session';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';
import { paths, routes } from '@/lib/paths';
import { fetchHomePage, HomePage } from '@/pages/family-home/home-page';
import { fetchKidPage, KidLoginPage, KidPage } from '@/pages/kid/kid-parts';
import { RequireParent } from './guard';
import { PageLoading } from './page-loading';
import { PagePart } from './page-part';

const ParentAuthPage = lazyPart(() => withMessages('site', import('@/pages/parent-auth/parent-auth-page')));
const ParentPage = lazyPart(() => withMessages('parent', import('@/pages/parent/parent-page')));
const ReadOnlyKidPage = lazyPart(() => withMessages('parent', import('@/pages/kid/read-only-kid-page')));
const OtherPages = lazyPart(() => import('@/pages/other/other-pages'));

/** The pages that most visits begin with; the first whose address matches. */
const FIRST_PAGES = [
  [/^\/kid\//, () => (readKidSession() ? fetchKidPage() : KidPage.fetch())],
  [/^\/kid/, KidLoginPage.fetch],
  [/^\/parent-auth/, ParentAuthPage.fetch],
  [/^\/parent\/?$/, ParentPage.fetch],
  [/^\/$/, fetchHomePage],
] as const;

/**
 * Loads the code of the page at this address, before anything is drawn: where it comes a moment later, React leaves what
 * stood in its place on the screen for 300 ms at least.
 */
export async function fetchFirstPage(): Promise<void> {
  await FIRST_PAGES.find(([address]) => address.test(window.location.pathname))?.[1]();
}

/**
 * Every route of the app. Each page is a file of its own, which the server's HTML asks for together with the entry; only
 * the kids' login comes with the app, in one piece, because a child waits for it. Where hardly a visit begins, a part of its own
 * knows the way.
 */
export function App() {
  return (
    <PagePart>
      <Switch>
        <Route path={paths.landing}>
          <HomePage loading={<PageLoading />} />
        </Route>
        <Route path={paths.parentAuth}>
          <ParentAuthPage />
        </Route>
        <Route path={paths.parent}>
          <RequireParent>
            <ParentPage />
          </RequireParent>
        </Route>
        <Route path={routes.kidLogin}>
          <KidLoginPage />
        </Route>
        <Route path={paths.kids}>
          <KidLoginPage />
        </Route>
        <Route path={routes.kid}>{({ id }) => <KidPage key={id} kidId={id} />}</Route>
        <Route path={routes.parentKid}>
          {({ id }) => (
            <RequireParent>
              <ReadOnlyKidPage kidId={id} />
            </RequireParent>
          )}
        </Route>
        <Route>
          <OtherPages />
        </Route>
      </Switch>
    </PagePart>
  );
}
