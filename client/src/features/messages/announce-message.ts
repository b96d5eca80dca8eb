import type { Message } from '@shared/contracts/messages';
import { toast } from '@/components/ui/use-toast';
import { MESSAGE_LOOKS } from './message-looks';

const SHOWN = 90;

/** A grown-up just wrote: its first words, and the way to all of it. */
export function announceMessage({ content, messageType }: Message, onRead: () => void): void {
  const words = content.length > SHOWN ? `${content.slice(0, SHOWN).trimEnd()}…` : content;
  toast({
    title: messageType === 'general' ? 'A message for you!' : MESSAGE_LOOKS[messageType].cheer,
    description: words,
    tone: 'pip',
    action: { label: 'Read', onPress: onRead },
  });
}
