import { lazy, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Message } from '@shared/contracts/messages';
import { DialogPart } from '@/components/ui/dialog-part';
import type { DashboardSlots } from '@/features/kid-frame/dashboard-slots';
import { HEAD_BUTTON } from '@/features/kid-frame/head-button';
import { ListenButton } from '@/features/kid-frame/listen-button';
import { OfflineCloud } from '@/features/kid-frame/offline-cloud';
import { showHeading } from '@/features/kid-frame/show-heading';
import { announceMessage } from '@/features/messages/announce-message';
import { MessagesButton } from '@/features/messages/messages-button';
import { loadVoiceDialog } from '@/features/voice/load-voice';
import { VoiceButton } from '@/features/voice/voice-button';
import { useConnection } from '@/lib/api/connection';
import { paths, type KidTab } from '@/lib/page/paths';
import type { Place } from '@/locales/voice-words';

// The voice dialog and its vocabulary are 12 kB.
const VoiceDialog = lazy(loadVoiceDialog);
const MessagesDialog = lazy(async () => ({
  default: (await import('@/features/messages/messages-dialog')).MessagesDialog,
}));

const TABS: Record<Exclude<Place, 'messages'>, { tab: KidTab; section?: string }> = {
  chores: { tab: 'today' },
  rewards: { tab: 'shop' },
  nest: { tab: 'nest' },
  badges: { tab: 'nest', section: 'badges' },
  leaderboard: { tab: 'week' },
  'chore-history': { tab: 'chore-history' },
  'reward-history': { tab: 'reward-history' },
};

export interface HeaderActions {
  slots: Pick<DashboardSlots, 'headerActions' | 'navVoice' | 'voice' | 'onVoiceClose'>;
  messagesDialog: ReactNode;
  onMessage: (message: Message) => void;
}

export function useHeaderActions(page: string, kidId: string, readOnly = false): HeaderActions {
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'messages' | 'voice' | null>(null);
  const { away } = useConnection();
  const close = () => setOpen(null);
  const openMessages = () => setOpen('messages');
  const openVoice = () => setOpen('voice');

  const goTo = (place: Place) => {
    setOpen(place === 'messages' ? 'messages' : null);
    if (place === 'messages') return;
    const { tab, section } = TABS[place];
    navigate(paths.kidTab(page, tab));
    showHeading(tab, section);
  };

  return {
    slots: {
      headerActions: (
        <>
          {away && !readOnly ? (
            <OfflineCloud />
          ) : (
            <MessagesButton kidId={kidId} className={HEAD_BUTTON} onOpen={openMessages} />
          )}
          {!readOnly && <ListenButton />}
        </>
      ),
      onVoiceClose: close,
      navVoice: readOnly ? undefined : <VoiceButton onOpen={openVoice} />,
      voice:
        readOnly || open !== 'voice'
          ? undefined
          : ({ chores, rewards, stars, doChore, getReward, startRoutine, onExit }) => (
              <DialogPart onClose={close}>
                <VoiceDialog
                  context={{ chores, rewards, stars }}
                  onOpen={goTo}
                  onDoChore={doChore}
                  onGetReward={getReward}
                  onStartRoutine={(id) => {
                    goTo('chores');
                    startRoutine(id);
                  }}
                  onExit={() => {
                    close();
                    onExit();
                  }}
                  onClose={close}
                />
              </DialogPart>
            ),
    },
    messagesDialog: open === 'messages' && (
      <DialogPart onClose={close}>
        <MessagesDialog kidId={kidId} readOnly={readOnly} onClose={close} />
      </DialogPart>
    ),
    onMessage: (message) => {
      if (open !== 'messages') announceMessage(message, openMessages);
    },
  };
}
