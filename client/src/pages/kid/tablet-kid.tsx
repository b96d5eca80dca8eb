import IdleReturn from '@/features/kid-auth/idle-return';
import { paths } from '@/lib/paths';
import { KidDashboardPage } from '../pages';

export function TabletKid({ kidId, leaveTo }: { kidId: string; leaveTo: (path: string) => void }) {
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
