import { Suspense } from 'react';
import { useUser } from '@/features/auth/auth.api';
import { lazyPart } from '@/lib/lazy-part';

const LandingPage = lazyPart(() => import('@/pages/landing/landing-page'));
const FamilyHomePage = lazyPart(() => import('./family-home-page'));

/** What stands at `/`: a parent's family; the landing page for everyone else, and while it is not known who asks. */
export function HomePage() {
  const user = useUser().data;
  if (user?.role !== 'parent') return <LandingPage />;
  return (
    <Suspense fallback={<LandingPage />}>
      <FamilyHomePage user={user} />
    </Suspense>
  );
}
