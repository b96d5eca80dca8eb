import IdleReturn from '@/features/kid-auth/idle-return';
import { paths } from '@/lib/paths';
import { KidDashboardPage } from '../pages';

/** Until the kid leaves or is idle. */
export function TabletKid({ kidId, leaveTo }: { kidId: string; leaveTo: (path: string) => void }) {
  // It notices an unpaired tablet.
  const toNames = () => leaveTo(paths.kidLogin());
  return (
    <>
      <KidDashboardPage
        kidId={kidId}
        onLoggedOut={() => leaveTo(`${paths.kidLogin()}?${new URLSearchParams({ from: kidId }).toString()}`)}
        onSessionExpired={toNames}
      />
      <IdleReturn kidId={kidId} onGone={toNames} />
    </>
  );
}
