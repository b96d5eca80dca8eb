import { Heart, PartyPopper, Sprout, type LucideIcon } from 'lucide-react';
import type { Message } from '@shared/contracts/messages';
import type { MessageId } from '@/lib/i18n/messages';

export type MessageType = Message['messageType'];

interface MessageTypeLook {
  nameId: MessageId;
  greetingId: MessageId;
  Icon: LucideIcon;
  ground: string;
  ink: string;
}

/** Each type has its own icon and label, not only a color. */
export const MESSAGE_TYPE_LOOKS = {
  general: {
    nameId: 'messages.type.general',
    greetingId: 'messages.greeting.general',
    Icon: Heart,
    ground: 'bg-info-soft',
    ink: 'text-info',
  },
  motivation: {
    nameId: 'messages.type.motivation',
    greetingId: 'messages.greeting.motivation',
    Icon: Sprout,
    ground: 'bg-ok-soft',
    ink: 'text-ok',
  },
  celebration: {
    nameId: 'messages.type.celebration',
    greetingId: 'messages.greeting.celebration',
    Icon: PartyPopper,
    ground: 'bg-star-soft',
    ink: 'text-star-text',
  },
} as const satisfies Record<MessageType, MessageTypeLook>;
