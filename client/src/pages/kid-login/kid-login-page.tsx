import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import { FamilyLogin } from '@/features/kid-auth/family-login';
import { LoadingKids } from '@/features/kid-auth/loading-kids';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';
import { useIdlePage } from '@/lib/on-idle';
import { isTablet } from '@/lib/tablet';
import { useAudience } from '@/lib/use-audience';
import { userQuery } from '@/lib/user-query';
import { fetchKidPage } from '@/pages/kid/kid-parts';

export const TabletLogin = lazyPart(async () => ({
  default: (await withMessages('tablet', import('@/features/kid-auth/later-steps'))).TabletLogin,
}));

/** Where kids come in: `/kid-login` and `/kids`; on the family's tablet without a code, unless the address has one. */
export default function KidLoginPage() {
  useAudience('kid');
  // For a notice alone: the keys come first.
  const user = useQuery({ ...userQuery, enabled: useIdlePage() }).data;
  const [search] = useSearchParams();
  // As it was at first: the response that it is none takes the cookie before it is told of.
  const [tablet, setTablet] = useState(isTablet);
  const way = { signedIn: user ? (user.firstName ?? user.username) : null, fetchKidPage };
  return tablet && !search.has('familyCode') ? (
    <Suspense fallback={<LoadingKids />}>
      <TabletLogin {...way} onUnpaired={() => setTablet(false)} />
    </Suspense>
  ) : (
    <FamilyLogin {...way} />
  );
}
