import type { ReactNode, Ref } from 'react';
import type { Message } from '@shared/contracts/messages';
import { MessageArt } from '@/components/art/message-art';
import { ReadAloud } from '@/components/ui/read-aloud';
import { MESSAGE_LOOKS } from './message-looks';
import './message.css';

/** A message as a kid gets it: the emoji first, the words, who and when, and an ear to have it read. */
export function MessageView({
  message: { content, emoji, messageType },
  from,
  fresh = false,
  as: Element = 'li',
  ref,
}: {
  message: Pick<Message, 'content' | 'emoji' | 'messageType'>;
  /** Who wrote it, and when. */
  from: ReactNode;
  /** Marked as new. */
  fresh?: boolean;
  as?: 'li' | 'div';
  ref?: Ref<HTMLLIElement & HTMLDivElement>;
}) {
  const { cheer, Glyph } = MESSAGE_LOOKS[messageType];
  return (
    <Element ref={ref} className="message" data-type={messageType} data-fresh={fresh || undefined}>
      <span className="message-emoji" aria-hidden>
        <MessageArt emoji={emoji} size={60} />
      </span>
      <div className="message-words">
        <p className="message-cheer">
          <Glyph />
          {cheer}
          {fresh && <span className="message-new">New</span>}
        </p>
        <p className="message-text">{content}</p>
        <p className="message-from">{from}</p>
      </div>
      <ReadAloud text={`${cheer} ${content}`} of={content} className="message-ear" />
    </Element>
  );
}
