import { Heart, PartyPopper, Sprout, type LucideIcon } from 'lucide-react';
import type { Message } from '@shared/contracts/messages';

type MessageType = Message['messageType'];

export interface MessageLook {
  /** As parents choose it. */
  name: string;
  /** As kids read it. */
  cheer: string;
  Glyph: LucideIcon;
}

/** Each type by a glyph and a word; its colour is `data-type` in CSS. */
export const MESSAGE_LOOKS: Record<MessageType, MessageLook> = {
  general: { name: 'General', cheer: 'Hello!', Glyph: Heart },
  motivation: { name: 'Motivation', cheer: 'You can do it!', Glyph: Sprout },
  celebration: { name: 'Celebration', cheer: 'Hooray!', Glyph: PartyPopper },
};
