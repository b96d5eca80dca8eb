import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServerEvent } from '@shared/realtime';
import { useKidLogout } from '@/features/kid-auth/kid-auth.api';
import { LivePausedNote } from '@/features/kid-frame/live-paused-note';
import { noteRun } from '@/features/today/player';
import { KidDashboard } from './kid-dashboard';
import { readToday } from '@/lib/overview';
import { paths } from '@/lib/paths';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import { useDashboardSlots } from './use-dashboard-slots';
import { useHeaderActions } from './use-header-actions';

export default function KidDashboardPage({
  kidId,
  onLoggedOut,
  onSessionExpired,
}: {
  kidId: string;
  onLoggedOut: () => void;
  onSessionExpired: () => void;
}) {
  const client = useQueryClient();
  // The first queries take their data from it.
  useState(() => readToday(client, kidId));
  const logout = useKidLogout();
  const page = paths.kid(kidId);
  const actions = useHeaderActions(page, kidId);
  const slots = useDashboardSlots(page, kidId, actions.slots);
  // After a logout, the socket may report the ended session before the response.
  const expire = () => {
    if (logout.isIdle || logout.isError) onSessionExpired();
  };
  const onEvent = (event: ServerEvent) => {
    if (event.type === 'new_message') actions.onMessage(event.message);
    if (event.type === 'routine_changed' && event.run) noteRun(event.run);
  };
  const { disconnected, reconnect } = useLiveUpdates({
    userType: 'kid',
    userId: kidId,
    onEvent,
    onSessionEnded: expire,
  });
  return (
    <>
      <KidDashboard
        kidId={kidId}
        slots={slots}
        banner={<LivePausedNote paused={disconnected} onReconnect={reconnect} />}
        logout={{
          logOut: (callbacks) => logout.mutate(undefined, callbacks),
          pending: logout.isPending,
        }}
        onLoggedOut={onLoggedOut}
        onSessionExpired={expire}
      />
      {actions.messagesDialog}
    </>
  );
}
