import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '@/features/auth/user.api';
import { forgetKid } from '@/features/kid-auth/kid-auth.api';
import { KidLoginGate } from '@/features/kid-auth/kid-login-gate';
import { useKidSession } from '@/features/kid-auth/kid-session';
import { paths } from '@/lib/paths';
import { useAudience } from '@/lib/use-audience';
import { KidPageLoading } from './kid-page-loading';
import { KidDashboardPage } from './kid-parts';

/** A kid's own page: their pictures first, then, while the session lasts, their dashboard. */
export default function KidPage({ kidId }: { kidId: string }) {
  useAudience('kid');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const session = useKidSession(kidId);
  const user = useUser().data;
  const [wasIn, setWasIn] = useState(false);

  // A parent who logged in here has ended the kid's session, whatever this browser remembers of it.
  if (session && !user) {
    return (
      <Suspense fallback={<KidPageLoading />}>
        <KidDashboardPage
          kidId={kidId}
          onLoggedOut={() => {
            navigate(paths.landing);
            forgetKid(client);
          }}
          onSessionExpired={() => {
            setWasIn(true);
            forgetKid(client);
          }}
        />
      </Suspense>
    );
  }
  return (
    <KidLoginGate
      key={kidId}
      kidId={kidId}
      again={wasIn}
      fetchKidPage={KidDashboardPage.fetch}
      signedIn={user ? (user.firstName ?? user.username) : null}
    />
  );
}
