import { Suspense, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '@/features/auth/user.api';
import { useLiveKid } from '@/features/kid-auth/kid-session';
import { isFamilyHomeExpected } from '@/lib/family-home';
import { paths } from '@/lib/paths';
import { KidPageLoading } from '@/pages/kid/kid-page-loading';
import { FamilyHomePage, LandingPage } from '@/pages/pages';

/**
 * What stands at `/`: a parent's family; the page of the kid who is logged in on this browser; the landing page for
 * everyone else. While it is not known who asks, `loading` where a parent was signed in the last time or a kid is now,
 * else the landing page.
 */
export function HomePage({ loading }: { loading: ReactNode }) {
  const { data: user, isPending } = useUser();
  const kidId = useLiveKid();
  if (isPending && isFamilyHomeExpected()) return loading;
  // A parent who logged in here has ended the kid's session, whatever this browser remembers of it.
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
