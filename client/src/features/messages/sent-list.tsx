import { clsx } from 'clsx';
import { CheckCheck, Clock3 } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '@shared/contracts/messages';
import { MessageArt } from '@/components/art/message-art';
import { Avatar } from '@/components/ui/avatar';
import { Chip } from '@/components/ui/chip';
import { Button } from '@/components/ui/button';
import { formatAgo } from '@/lib/format';
import { t } from '@/lib/messages';
import { MESSAGE_TYPE_LOOKS } from './message-types';
import type { Recipient } from './recipient-choice';

const FIRST = 4;

export function SentList({ kid, messages }: { kid: Recipient; messages: readonly Message[] }) {
  const [shown, setShown] = useState(FIRST);
  return (
    <section className="py-4.5 last:pb-0" aria-label={t('messages.sentTo', { name: kid.name })}>
      <h3 className="mb-2 flex items-center gap-2.5 text-16 wrap-anywhere">
        <Avatar kid={kid} size={32} />
        <bdi>{kid.name}</bdi>
      </h3>
      {messages.length === 0 ? (
        <p className="text-ink-2">{t('messages.nothingSent')}</p>
      ) : (
        <ul>
          {messages.slice(0, shown).map((message) => (
            <SentMessage key={message.id} message={message} />
          ))}
        </ul>
      )}
      {messages.length > shown && (
        <Button variant="text" onClick={() => setShown((now) => now + 10)}>
          {t('messages.showOlder')}
        </Button>
      )}
    </section>
  );
}

function SentMessage({ message: { content, emoji, messageType, createdAt, isRead } }: { message: Message }) {
  const { nameId, Icon, ground } = MESSAGE_TYPE_LOOKS[messageType];
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5 py-2.5 max-mini:grid-cols-[44px_minmax(0,1fr)]">
      <span
        className={clsx('grid size-11 place-items-center rounded-sm max-mini:row-span-2', ground)}
        aria-hidden
      >
        <MessageArt emoji={emoji} size={30} />
      </span>
      <div>
        <p className="leading-[1.4] wrap-anywhere whitespace-pre-line">
          <bdi>{content}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-13 text-ink-2">
          <span className="inline-flex items-center gap-1.25">
            <Icon size={14} aria-hidden />
            {t(nameId)}
          </span>
          <time dateTime={createdAt}>{formatAgo(createdAt)}</time>
        </p>
      </div>
      <Chip tone={isRead ? 'ok' : 'plain'} className="max-mini:col-start-2 max-mini:justify-self-start">
        {isRead ? <CheckCheck /> : <Clock3 />}
        {t(isRead ? 'messages.seen' : 'messages.notSeen')}
      </Chip>
    </li>
  );
}
