import { CheckCheck, Clock3 } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '@shared/contracts/messages';
import { MessageArt } from '@/components/art/message-art';
import { Avatar } from '@/components/ui/avatar';
import { Chip } from '@/components/ui/chip';
import { Key } from '@/components/ui/key';
import { formatAgo } from '@/lib/format';
import { MESSAGE_LOOKS } from './message-looks';
import type { Recipient } from './recipient-choice';

const FIRST = 4;

/** What one kid was sent, newest first, and whether they have seen it. */
export function SentList({ kid, messages }: { kid: Recipient; messages: readonly Message[] }) {
  const [shown, setShown] = useState(FIRST);
  return (
    <section className="sent" aria-label={`Sent to ${kid.name}`}>
      <h3>
        <Avatar name={kid.name} color={kid.avatarColor} size={32} />
        {kid.name}
      </h3>
      {messages.length === 0 ? (
        <p className="text-ink-2">Nothing sent yet.</p>
      ) : (
        <ul>
          {messages.slice(0, shown).map((message) => (
            <SentMessage key={message.id} message={message} />
          ))}
        </ul>
      )}
      {messages.length > shown && (
        <Key variant="quiet" onClick={() => setShown((now) => now + 10)}>
          Show older
        </Key>
      )}
    </section>
  );
}

function SentMessage({ message: { content, emoji, messageType, createdAt, isRead } }: { message: Message }) {
  const { name, Glyph } = MESSAGE_LOOKS[messageType];
  return (
    <li className="sent-message" data-type={messageType}>
      <span className="sent-emoji" aria-hidden>
        <MessageArt emoji={emoji} size={30} />
      </span>
      <div className="sent-words">
        <p className="sent-text">{content}</p>
        <p className="sent-facts">
          <span>
            <Glyph aria-hidden />
            {name}
          </span>
          <time dateTime={createdAt}>{formatAgo(createdAt)}</time>
        </p>
      </div>
      <Chip tone={isRead ? 'ok' : 'plain'}>
        {isRead ? <CheckCheck /> : <Clock3 />}
        {isRead ? 'Seen' : 'Not seen yet'}
      </Chip>
    </li>
  );
}
