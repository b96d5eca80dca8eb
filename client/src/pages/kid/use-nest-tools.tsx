import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Message } from '@shared/contracts/messages';
import { DialogPart } from '@/components/ui/dialog-part';
import type { NestSlots } from '@/features/kid-dashboard/nest-slots';
import { revealPart, type PartName } from '@/features/kid-dashboard/reveal-part';
import { announceMessage } from '@/features/messages/announce-message';
import { MessagesKey } from '@/features/messages/messages-key';
import type { Place } from '@/features/voice/hearing/vocabulary';
import { VoiceKey } from '@/features/voice/voice-key';
import { lazyPart } from '@/lib/lazy-part';
import { paths, type KidTab } from '@/lib/paths';

const MessagesDialog = lazyPart(() => import('@/features/messages/messages-dialog'));
const VoiceDialog = lazyPart(() => import('@/features/voice/voice-dialog'));

const PARTS: Partial<Record<Place, PartName>> = {
  chores: 'Chores',
  rewards: 'Rewards',
  badges: 'Badges',
  leaderboard: 'This week',
};

export interface NestTools {
  slots: Pick<NestSlots, 'keys' | 'barMail' | 'barVoice' | 'talk'>;
  /** The letters, while they are open. */
  letters: ReactNode;
  /** A grown-up just wrote. */
  onMessage: (message: Message) => void;
}

/** The letterbox and, for the kid alone, the ear: their keys, and what they open. */
export function useNestTools(nest: string, kidId: string, readOnly: boolean): NestTools {
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'messages' | 'voice' | null>(null);
  const close = () => setOpen(null);
  const read = () => setOpen('messages');
  const talk = () => setOpen('voice');

  const goTo = (place: Place) => {
    setOpen(place === 'messages' ? 'messages' : null);
    if (place === 'messages') return;
    const part = PARTS[place];
    const tab: KidTab = part ? 'dashboard' : place === 'reward-history' ? 'reward-history' : 'chore-history';
    navigate(paths.kidTab(nest, tab));
    if (part) revealPart(part);
  };

  return {
    slots: {
      keys: (
        <>
          <span className="kid-head-tablet">
            <MessagesKey kidId={kidId} look="key" onOpen={read} />
          </span>
          {!readOnly && (
            <span className="kid-head-tablet">
              <VoiceKey look="key" onOpen={talk} />
            </span>
          )}
        </>
      ),
      barMail: <MessagesKey kidId={kidId} look="tab" onOpen={read} />,
      barVoice: readOnly ? undefined : <VoiceKey look="round" onOpen={talk} />,
      talk:
        readOnly || open !== 'voice'
          ? undefined
          : ({ chores, rewards, stars, doChore, getReward, onExit }) => (
              <DialogPart onClose={close}>
                <VoiceDialog
                  room={{ chores, rewards, stars }}
                  onOpen={goTo}
                  onDoChore={doChore}
                  onGetReward={getReward}
                  onExit={() => {
                    close();
                    onExit();
                  }}
                  onClose={close}
                />
              </DialogPart>
            ),
    },
    letters: open === 'messages' && (
      <DialogPart onClose={close}>
        <MessagesDialog kidId={kidId} readOnly={readOnly} onClose={close} />
      </DialogPart>
    ),
    onMessage: (message) => {
      if (open !== 'messages') announceMessage(message, read);
    },
  };
}
