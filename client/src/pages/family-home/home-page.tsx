import { Suspense, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '@/features/auth/user.api';
import { useLiveKid } from '@/features/kid-auth/kid-session';
import { isFamilyHomeExpected } from '@/lib/family-home';
import { paths } from '@/lib/paths';
import { KidPageLoading } from '@/pages/kid/kid-page-loading';
import { FamilyHomePage, LandingPage } from '@/pages/pages';

/**
 * While the user is unknown, shows `loading` if a parent or kid was logged in here, else the landing page.
 */
export function HomePage({ loading }: { loading: ReactNode }) {
  const { data: user, isPending } = useUser();
  const kidId = useLiveKid();
  if (isPending && isFamilyHomeExpected()) return loading;
  // A parent's login has ended the kid's session, even if this browser still has a copy.
  if (kidId !== null && !user) {
    return isPending ? <KidPageLoading /> : <Redirect to={paths.kid(kidId)} replace />;
  }
  if (user?.role !== 'parent') return <LandingPage />;
  if (user.familyRole === null) return <Redirect to={paths.parent} replace />;
  return (
    <Suspense fallback={loading}>
      <FamilyHomePage user={user} />
    </Suspense>
  );
}
