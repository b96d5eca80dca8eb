import { Redirect, Route, Switch } from 'wouter';
import { readKidSession } from '@/features/kid-auth/kid-session';
import { isFamilyHomeExpected } from '@/lib/page/family-home';
import { paths, routes } from '@/lib/page/paths';
import { isBoard, isTablet } from '@/lib/page/tablet';
import { HomePage } from '@/pages/family-home/home-page';
import {
  AdminDashboardPage,
  AdminLoginPage,
  BoardPage,
  CancelEmailPage,
  ConfirmEmailPage,
  DevicePortals,
  FamilyHomePage,
  ForgotPasswordPage,
  InvitePage,
  KidDashboardPage,
  KidLoginPage,
  KidPage,
  KidsTab,
  LandingPage,
  NotFoundPage,
  OverviewTab,
  PairPage,
  ParentAuthPage,
  ParentPage,
  ReadOnlyKidPage,
  ResetPasswordPage,
  UnsubscribePage,
} from '@/pages/pages';
import { RequireParent } from './guard';
import { PageLoading } from './page-loading';
import { PagePart } from './page-part';

export async function preloadFirstPage(): Promise<void> {
  const { pathname, search } = window.location;
  const pages = () => {
    if (pathname === '/') {
      if (isFamilyHomeExpected()) return [FamilyHomePage];
      if (isBoard()) return [BoardPage];
      return isTablet() ? [LandingPage, DevicePortals] : [LandingPage];
    }
    if (/^\/parent\/?$/.test(pathname)) return search === '' ? [ParentPage, OverviewTab] : [ParentPage];
    if (pathname.startsWith('/parent/kids/')) return [ParentPage, KidsTab];
    if (pathname.startsWith('/parent-auth')) return [ParentAuthPage];
    if (pathname.startsWith('/kid/')) return readKidSession() ? [KidPage, KidDashboardPage] : [KidPage];
    if (pathname.startsWith('/kid')) return [isBoard() ? BoardPage : KidLoginPage];
    if (/^\/board\/?$/.test(pathname)) return [BoardPage];
    return [];
  };
  await Promise.all(pages().map((page) => page.preload()));
}

/** Loads the page of a kid who is about to log in. If it fails, opening the page reports it. */
async function fetchKidPage(): Promise<void> {
  await Promise.allSettled([KidPage.preload(), KidDashboardPage.preload()]);
}

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
        {/* React keeps the parents' page, and its socket, between this route and the one above. */}
        <Route path={routes.parentKidPage}>
          {({ id }) => (
            <RequireParent>
              <ParentPage kidId={id} />
            </RequireParent>
          )}
        </Route>
        <Route path="/parent-dashboard">
          <Redirect to={paths.parent} replace />
        </Route>
        <Route path={routes.parentKid}>
          {({ id }) => (
            <RequireParent>
              <ReadOnlyKidPage kidId={id} />
            </RequireParent>
          )}
        </Route>
        <Route path={routes.kidLogin}>
          <KidLoginPage fetchKidPage={fetchKidPage} />
        </Route>
        <Route path={paths.kids}>
          <KidLoginPage fetchKidPage={fetchKidPage} />
        </Route>
        <Route path={routes.kid}>{({ id }) => <KidPage key={id} kidId={id} />}</Route>
        <Route path="/pair/:code?">{({ code }) => <PairPage key={code} code={code} />}</Route>
        <Route path="/invite/:token">{({ token }) => <InvitePage key={token} token={token} />}</Route>
        <Route path={paths.board}>
          <BoardPage />
        </Route>
        <Route path={paths.forgotPassword}>
          <ForgotPasswordPage />
        </Route>
        <Route path="/reset/:id">{({ id }) => <ResetPasswordPage key={id} token={id} />}</Route>
        <Route path="/cancel-email/:id">{({ id }) => <CancelEmailPage key={id} token={id} />}</Route>
        <Route path="/confirm/:id">{({ id }) => <ConfirmEmailPage key={id} token={id} />}</Route>
        <Route path="/unsubscribe/:id">{({ id }) => <UnsubscribePage key={id} token={id} />}</Route>
        <Route path={paths.adminLogin}>
          <AdminLoginPage />
        </Route>
        <Route path={paths.adminDashboard}>
          <AdminDashboardPage />
        </Route>
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </PagePart>
  );
}
