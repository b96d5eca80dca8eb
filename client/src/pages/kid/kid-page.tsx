import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { Kid, KidCard } from '@shared/contracts/kids';
import { ExtraPart } from '@/components/ui/part-boundary';
import { useUser } from '@/lib/api/user-query';
import { forgetKid } from '@/features/kid-auth/kid-auth.api';
import { KidLoginGate } from '@/features/kid-auth/kid-login-gate';
import { useKidSession } from '@/features/kid-auth/kid-session';
import { kidQuery } from '@/lib/api/kid-query';
import { paths } from '@/lib/page/paths';
import { isBoard, isTablet } from '@/lib/page/browser-hints';
import { useAudience } from '@/lib/page/use-audience';
import { KidDashboardPage } from '@/pages/pages';
import { KidPageLoading } from './kid-page-loading';

const IdleReturn = lazy(() => import('@/features/kid-auth/idle-return'));

async function fetchDashboard(): Promise<void> {
  await Promise.allSettled([KidDashboardPage.preload()]);
}

const namesOf = (kid: Kid | KidCard | undefined): string =>
  paths.kidLogin(kid && 'familyCode' in kid ? kid.familyCode : undefined);

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

  // A parent's login has ended the kid's session, even if this browser still has a copy.
  if (session && !user) {
    return (
      <Suspense fallback={<KidPageLoading />}>
        {isTablet() || isBoard() ? (
          <TabletKid kidId={kidId} leaveTo={leaveTo} />
        ) : (
          <KidDashboardPage
            kidId={kidId}
            onLoggedOut={() => leaveTo(namesOf(client.getQueryData(kidQuery(kidId).queryKey)))}
            onSessionExpired={() => {
              setWasIn(true);
              forgetKid(client);
            }}
          />
        )}
      </Suspense>
    );
  }
  // The board has its own picture login.
  if (isBoard() && !user) return <Redirect to={paths.board} replace />;
  return (
    <KidLoginGate
      key={kidId}
      kidId={kidId}
      again={wasIn}
      fetchKidPage={fetchDashboard}
      signedIn={user ? (user.firstName ?? user.username) : null}
    />
  );
}

function TabletKid({ kidId, leaveTo }: { kidId: string; leaveTo: (path: string) => void }) {
  const client = useQueryClient();
  const toNames = () => leaveTo(isBoard() ? paths.board : paths.kidLogin());
  return (
    <>
      <KidDashboardPage
        kidId={kidId}
        onLoggedOut={() =>
          isBoard()
            ? toNames()
            : leaveTo(`${paths.kidLogin()}?${new URLSearchParams({ from: kidId }).toString()}`)
        }
        onSessionExpired={() => {
          toNames();
          // The kid may have been removed.
          void client.prefetchQuery(kidQuery(kidId));
        }}
      />
      <ExtraPart>
        <IdleReturn kidId={kidId} onGone={toNames} />
      </ExtraPart>
    </>
  );
}
