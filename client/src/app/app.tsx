import { Redirect, Route, Switch } from 'wouter';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';
import { paths, routes } from '@/lib/paths';
import { HomePage } from '@/pages/family-home/home-page';
import { KidLoginPage, KidPage } from '@/pages/kid/kid-parts';
import { RequireParent } from './guard';
import { PageLoading } from './page-loading';
import { PagePart } from './page-part';

const ParentAuthPage = lazyPart(() => withMessages('site', import('@/pages/parent-auth/parent-auth-page')));
const ParentPage = lazyPart(() => withMessages('parent', import('@/pages/parent/parent-page')));
const ReadOnlyKidPage = lazyPart(() => withMessages('parent', import('@/pages/kid/read-only-kid-page')));
const AdminLoginPage = lazyPart(() => withMessages('admin', import('@/pages/admin-login/admin-login-page')));
const AdminDashboardPage = lazyPart(() =>
  withMessages('admin', import('@/pages/admin-dashboard/admin-dashboard-page')),
);
const OtherPages = lazyPart(() => import('@/pages/other/other-pages'));

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
        <Route path={paths.adminLogin}>
          <AdminLoginPage />
        </Route>
        <Route path={paths.adminDashboard}>
          <AdminDashboardPage />
        </Route>
        <Route path={routes.parentDashboard}>
          <Redirect to={paths.parent} replace />
        </Route>
        <Route>
          <OtherPages />
        </Route>
      </Switch>
    </PagePart>
  );
}
