import IdleReturn from '@/features/kid-auth/idle-return';
import { paths } from '@/lib/paths';
import { KidDashboardPage } from '../pages';

/** The dashboard on the family's tablet, which goes back to the name cards when the kid leaves it, by themselves or unseen. */
export function TabletKid({ kidId, leaveTo }: { kidId: string; leaveTo: (path: string) => void }) {
  // Where it starts, a tablet that was unpaired finds out.
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
