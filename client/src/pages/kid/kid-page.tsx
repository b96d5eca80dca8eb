import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '@/features/auth/user.api';
import { forgetKid } from '@/features/kid-auth/kid-auth.api';
import { KidLoginGate } from '@/features/kid-auth/kid-login-gate';
import { useKidSession } from '@/features/kid-auth/kid-session';
import { ExtraPart } from '@/components/ui/extra-part';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { isTablet } from '@/lib/tablet';
import { useAudience } from '@/lib/use-audience';
import { pageAfterKid } from './after-kid';
import { KidPageLoading } from './kid-page-loading';
import { KidDashboardPage } from './kid-parts';

const IdleReturn = lazyPart(() => withMessages('tablet', import('@/features/kid-auth/idle-return')));

/** A kid's own page: their pictures first, then, while the session lasts, their dashboard. */
export default function KidPage({ kidId }: { kidId: string }) {
  useAudience('kid');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const session = useKidSession(kidId);
  const user = useUser().data;
  const [wasIn, setWasIn] = useState(false);

  const leaveTo = (path: string) => {
    navigate(path);
    forgetKid(client);
  };

  // A parent who logged in here has ended the kid's session, whatever this browser remembers of it.
  if (session && !user) {
    return (
      <Suspense fallback={<KidPageLoading />}>
        <KidDashboardPage
          kidId={kidId}
          onLoggedOut={() => leaveTo(pageAfterKid(client, kidId))}
          onSessionExpired={() => {
            setWasIn(true);
            // A tablet may have been unpaired: where it starts, it finds out.
            if (isTablet()) navigate(paths.kidLogin());
            forgetKid(client);
          }}
        />
        {isTablet() && (
          <ExtraPart>
            <IdleReturn kidId={kidId} onGone={() => leaveTo(paths.kidLogin())} />
          </ExtraPart>
        )}
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
