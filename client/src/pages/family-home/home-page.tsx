import { Suspense, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { ErrorState } from '@/components/ui/error-state';
import { useUser } from '@/lib/api/user-query';
import { useLiveKid } from '@/features/kid-auth/kid-session';
import { isFamilyHomeExpected, isBoard, isTablet } from '@/lib/page/browser-hints';
import { paths } from '@/lib/page/paths';
import { KidPageLoading } from '@/pages/kid/kid-page-loading';
import { DevicePortals, FamilyHomePage, LandingPage } from '@/pages/pages';

/** Shows `loading` for an unknown user if a parent or kid was logged in here, else the landing page. */
export function HomePage({ loading }: { loading: ReactNode }) {
  const { data: user, isPending, isError, isFetching, refetch } = useUser();
  const kidId = useLiveKid();
  if (isPending && isFamilyHomeExpected()) return loading;
  // A parent's login has ended the kid's session, even if this browser still has a copy.
  if (kidId !== null && !user) {
    return isPending ? <KidPageLoading /> : <Redirect to={paths.kid(kidId)} replace />;
  }
  if (isBoard() && !user) return <Redirect to={paths.board} replace />;
  if (isError && user === undefined && isFamilyHomeExpected()) {
    return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (user?.role !== 'parent') return <LandingPage Portals={isTablet() ? DevicePortals : undefined} />;
  if (user.familyRole === null) return <Redirect to={paths.parent} replace />;
  return (
    <Suspense fallback={loading}>
      <FamilyHomePage user={user} />
    </Suspense>
  );
}
