import { lazy, useState, useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Mic } from 'lucide-react';
import type { Message } from '@shared/contracts/messages';
import { DialogPart } from '@/components/ui/dialog-part';
import type { DashboardSlots } from '@/features/kid-frame/dashboard-slots';
import { ListenButton, HEAD_BUTTON } from '@/features/kid-frame/frame-buttons';
import { showHeading } from '@/features/kid-frame/show-heading';
import { MessagesButton } from '@/features/messages/messages-button';
import { loadVoiceDialog } from '@/features/voice/load-voice';
import { useConnection } from '@/lib/api/connection';
import { paths, type KidTab } from '@/lib/page/paths';
import type { Place } from '@/locales/voice-words';
import { StateArt } from '@/components/art/state-art';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { spokenText } from '@/lib/sound/spoken-text';
import { MESSAGE_TYPE_LOOKS } from '@/features/messages/message-types';

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

const showOffline = () => toast({ title: t('offline.title'), description: t('offline.safe'), tone: 'pip' });

function OfflineCloud() {
  useEffect(showOffline, []);
  return (
    <Button
      iconOnly
      className={HEAD_BUTTON}
      data-offline
      aria-label={spokenText(t('offline.title'), t('offline.safe'))}
      onClick={showOffline}
    >
      <StateArt name="sleeping-cloud" size={46} />
    </Button>
  );
}

function VoiceButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      variant="primary"
      iconOnly
      className="min-h-19 w-19 flex-none rounded-full max-tablet:mx-0.5 max-tablet:-mt-8.5 max-tablet:mb-1 tablet:min-h-15 tablet:w-21 tablet:rounded-lg shallow:min-h-12.5 low:min-h-11.5 low:w-15"
      aria-haspopup="dialog"
      aria-label={t('voice.talkToPip')}
      onClick={onOpen}
    >
      <Mic className="size-9! tablet:size-8!" />
    </Button>
  );
}

const MAX_SHOWN = 90;

function announceMessage({ content, messageType }: Message, onRead: () => void): void {
  const text = content.length > MAX_SHOWN ? `${content.slice(0, MAX_SHOWN).trimEnd()}…` : content;
  toast({
    title: t(messageType === 'general' ? 'messages.arrived' : MESSAGE_TYPE_LOOKS[messageType].greetingId),
    description: text,
    tone: 'pip',
    action: { label: t('messages.read'), onPress: onRead },
  });
}
