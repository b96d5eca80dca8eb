import { Redirect, Route, Switch } from 'wouter';
import { useEffect, useState, type ReactNode } from 'react';
import { readKidSession } from '@/features/kid-auth/kid-session';
import { isFamilyHomeExpected, isBoard, isTablet } from '@/lib/page/browser-hints';
import { paths, routes } from '@/lib/page/paths';
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
  NoFamilyPage,
} from '@/pages/pages';
import { ErrorState } from '@/components/ui/error-state';
import { useUser } from '@/lib/api/user-query';
import { leaveForLogin } from '@/features/auth/leave-for-login';
import { PagePart, PageLoading } from './page-part';

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

function SignedOut({ sessionEnded }: { sessionEnded: boolean }) {
  useEffect(() => leaveForLogin(sessionEnded), [sessionEnded]);
  return <PageLoading />;
}

/**
 * Sends an admin to the admin dashboard, a user without a family to the page that creates one, and others to
 * the login.
 */
export function RequireParent({ children }: { children: ReactNode }) {
  const user = useUser();
  // A refetch may be the first to notice that the session has ended.
  const [wasSignedIn, setSignedIn] = useState(false);
  if (user.data && !wasSignedIn) setSignedIn(true);
  // A form may be open.
  if (user.data === undefined) {
    if (user.isError) return <ErrorState onRetry={() => void user.refetch()} retrying={user.isFetching} />;
    return <PageLoading />;
  }
  if (user.data === null) return <SignedOut sessionEnded={wasSignedIn} />;
  if (user.data.role === 'admin') return <Redirect to={paths.adminDashboard} replace />;
  return user.data.familyRole === null ? <NoFamilyPage user={user.data} /> : children;
}
