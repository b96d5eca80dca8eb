import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BellRing } from 'lucide-react';
import type { ServerEvent } from '@shared/realtime';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { useKidLogout } from '@/features/kid-auth/kid-auth.api';
import { noteRun } from '@/features/today/player';
import { t } from '@/lib/i18n/messages';
import { readToday } from '@/lib/api/overview';
import { paths } from '@/lib/page/paths';
import { spokenText } from '@/lib/sound/spoken-text';
import { useLiveUpdates } from '@/realtime/use-live-updates';
import { KidDashboard } from './kid-dashboard';
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

function LivePausedNote({ paused, onReconnect }: { paused: boolean; onReconnect: () => void }) {
  return (
    // Always rendered, so that its text is announced.
    <output>{paused && <LivePaused onReconnect={onReconnect} />}</output>
  );
}

function LivePaused({ onReconnect }: { onReconnect: () => void }) {
  const title = t('kidDashboard.livePaused');
  const text = t('kidDashboard.livePausedText');
  return (
    <div className="mb-3.5 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2.5 rounded-xl bg-surface ps-3.5 pe-4 pt-2.5 pb-3.5 shadow-tile">
      <Pip mood="sleep" size={64} />
      <p className="flex-[1_1_150px] text-18/[1.3]">
        <b className="block font-display text-21/[1.2] font-semibold">{title}</b>
        {text}
      </p>
      <ReadAloud text={spokenText(title, text)} of={title} />
      <Button variant="highlight" className="max-tablet:w-full" onClick={onReconnect}>
        <BellRing />
        {t('kidDashboard.reconnect')}
      </Button>
    </div>
  );
}
