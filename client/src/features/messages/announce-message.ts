import type { Message } from '@shared/contracts/messages';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import { MESSAGE_TYPE_LOOKS } from './message-types';

const MAX_SHOWN = 90;

export function announceMessage({ content, messageType }: Message, onRead: () => void): void {
  const text = content.length > MAX_SHOWN ? `${content.slice(0, MAX_SHOWN).trimEnd()}…` : content;
  toast({
    title: t(messageType === 'general' ? 'messages.arrived' : MESSAGE_TYPE_LOOKS[messageType].greetingId),
    description: text,
    tone: 'pip',
    action: { label: t('messages.read'), onPress: onRead },
  });
}
