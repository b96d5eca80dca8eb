import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { FamilyLogin } from '@/features/kid-auth/family-login';
import { TabletLogin } from '@/features/kid-auth/tablet-login';
import { useIdlePage } from '@/lib/page/on-idle';
import { paths } from '@/lib/page/paths';
import { isBoard, isTablet } from '@/lib/page/browser-hints';
import { useAudience } from '@/lib/page/use-audience';
import { userQuery } from '@/lib/api/user-query';

/** The kids' login. On the family's tablet it needs no code, unless the URL has one. */
export default function KidLoginPage({
  fetchKidPage,
}: {
  /** Never fails: opening the page reports a failure. */
  fetchKidPage: () => Promise<void>;
}) {
  useAudience('kid');
  // Loaded when idle, because the buttons are more urgent than a notice.
  const user = useQuery({ ...userQuery, enabled: useIdlePage() }).data;
  const [search] = useSearchParams();
  const [tablet, setTablet] = useState(isTablet);
  if (isBoard() && !search.has('familyCode')) return <Redirect to={paths.board} replace />;
  const way = { signedIn: user ? (user.firstName ?? user.username) : null, fetchKidPage };
  return tablet && !search.has('familyCode') ? (
    <TabletLogin {...way} onUnpaired={() => setTablet(false)} />
  ) : (
    <FamilyLogin {...way} ownCode={user?.familyCode ?? null} />
  );
}
