import { Suspense, type ReactNode } from 'react';
import { useUser } from '@/features/auth/auth.api';
import { isFamilyHomeExpected } from '@/lib/family-home';
import { lazyPart } from '@/lib/lazy-part';

const LandingPage = lazyPart(() => import('@/pages/landing/landing-page'));
const FamilyHomePage = lazyPart(() => import('./family-home-page'));

/**
 * What stands at `/`: a parent's family, the landing page for everyone else. While it is not known who asks, `loading`
 * where a parent was signed in the last time, else the landing page.
 */
export function HomePage({ loading }: { loading: ReactNode }) {
  const { data: user, isPending } = useUser();
  if (isPending && isFamilyHomeExpected()) return loading;
  if (user?.role !== 'parent') return <LandingPage />;
  return (
    <Suspense fallback={loading}>
      <FamilyHomePage user={user} />
    </Suspense>
  );
}
