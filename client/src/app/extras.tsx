import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { useLocation, useRoute } from 'wouter';
import { ExtraPart } from '@/components/ui/part-boundary';
import Toaster from '@/components/ui/toast';
import { checkConnection, onBack } from '@/lib/api/connection';
import { familyQuery } from '@/lib/dates/family-clock';
import { followLanguage } from '@/lib/i18n/language';
import { onIdle } from '@/lib/page/on-idle';
import { paths } from '@/lib/page/paths';
import { isQuiet } from '@/lib/sound/quiet';
import { refetchSoon } from '@/lib/api/refetch';
import { registerWorker } from '@/lib/api/service-worker';
import { isBoard, isTablet } from '@/lib/page/browser-hints';
import { takeNewBuilds } from '@/lib/api/take-new-builds';
import { useUntouched } from '@/lib/input/use-untouched';
import { userQuery } from '@/lib/api/user-query';
import { OfflineNotice } from './offline-notice';

// Its dialog would triple this part.
const TabletAdult = lazy(() => import('./tablet-adult'));

const LOOK_MS = 1000;
const UNTOUCHED_MS = 60_000;

export default function Extras() {
  const client = useQueryClient();
  useRefetchOnReturn();
  useChosenLanguage();
  useEffect(() => takeNewBuilds(() => client.isMutating() > 0), [client]);
  useEffect(registerWhenIdle, []);
  // A board continues with its last data and shows a chip.
  const [isBoardPage] = useRoute(paths.board);
  // Pages for signed-in users have fetched this.
  const user = useQuery({ ...userQuery, enabled: false }).data;
  return (
    <>
      <ExtraPart>
        <Toaster />
      </ExtraPart>
      {!(isBoardPage && isBoard()) && <OfflineNotice />}
      {isBoard() && !isBoardPage && <BackToBoard hasUser={Boolean(user)} />}
      {user?.role === 'parent' && (isTablet() || isBoard()) && (
        <ExtraPart>
          <TabletAdult key={user.id} user={user} />
        </ExtraPart>
      )}
    </>
  );
}

/** Returns a board from a login page that no one uses. Kids' pages return on their own. */
function BackToBoard({ hasUser }: { hasUser: boolean }) {
  const [path, navigate] = useLocation();
  const returns = hasUser || path.startsWith('/kid/');
  useUntouched(returns ? null : UNTOUCHED_MS, () => navigate(paths.board));
  return null;
}

const registerSoon = () => void onIdle(() => void registerWorker());

function registerWhenIdle(): void {
  if (document.readyState === 'complete') registerSoon();
  else window.addEventListener('load', registerSoon, { once: true });
}

/** Reloads the page once nothing would be lost. */
function useChosenLanguage(): void {
  const client = useQueryClient();
  const user = useQuery({ ...userQuery, enabled: false }).data;
  const family = useQuery({ ...familyQuery, enabled: false }).data;
  const choice = user ? user.locale : family?.locale;
  useEffect(() => {
    if (choice === undefined || !followLanguage(choice)) return undefined;
    const look = () => {
      if (isQuiet() && client.isMutating() === 0) window.location.reload();
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [choice, client]);
}

/**
 * A sleeping tablet misses events, and some pages have no live connection. Checks the connection first,
 * because a waking device often has no network yet.
 */
export function useRefetchOnReturn(): void {
  const client = useQueryClient();
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const onWake = () => {
      if (document.visibilityState !== 'visible') return;
      void checkConnection().then((there) => {
        if (there && !signal.aborted) refetchSoon(client);
      });
    };
    document.addEventListener('visibilitychange', onWake, { signal });
    const stop = onBack(() => refetchSoon(client));
    return () => {
      stop();
      end.abort();
    };
  }, [client]);
}
