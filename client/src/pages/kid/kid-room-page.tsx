import type { ServerEvent } from '@shared/realtime';
import { announce } from '@/features/kid-dashboard/celebration/announce';
import { RestingNote } from '@/features/kid-dashboard/frame/resting-note';
import { KidDashboard } from '@/features/kid-dashboard/kid-dashboard';
import { useKidLogout } from '@/features/kid-auth/kid-auth.api';
import { paths } from '@/lib/paths';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import { useNestSlots } from './use-nest-slots';
import { useNestTools } from './use-nest-tools';

/** The dashboard of the kid who is logged in, kept true by the live connection. */
export default function KidRoomPage({
  kidId,
  onLeft,
  onSessionExpired,
}: {
  kidId: string;
  onLeft: () => void;
  onSessionExpired: () => void;
}) {
  const logout = useKidLogout();
  const tools = useNestTools(paths.kid(kidId), kidId, false);
  const slots = useNestSlots(paths.kid(kidId), kidId, tools.slots);
  // Logging out ends the session too, and the socket may say so before the answer is here: that is no shutting out.
  const sessionExpired = () => {
    if (logout.isIdle || logout.isError) onSessionExpired();
  };
  const hear = (event: ServerEvent) => {
    announce(event);
    if (event.type === 'new_message') tools.onMessage(event.message);
  };
  const { resting, reconnect } = useLiveUpdates({
    userType: 'kid',
    userId: kidId,
    onEvent: hear,
    onSessionEnded: sessionExpired,
  });
  return (
    <>
      <KidDashboard
        kidId={kidId}
        slots={slots}
        banner={<RestingNote resting={resting} onWake={reconnect} />}
        exit={{
          leave: (answers) => logout.mutate(undefined, answers),
          leaving: logout.isPending,
        }}
        onLeft={onLeft}
        onSessionExpired={sessionExpired}
      />
      {tools.letters}
    </>
  );
}
