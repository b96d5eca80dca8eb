import { useQueries } from '@tanstack/react-query';
import type { User } from '@shared/contracts/users';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/messages';
import { clsx } from 'clsx';
import { CheckCheck, Clock3 } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '@shared/contracts/messages';
import { MessageArt } from '@/components/art/message-art';
import { Avatar } from '@/components/ui/avatar';
import { Chip } from '@/components/ui/chip';
import { Button } from '@/components/ui/button';
import { formatAgo } from '@/lib/i18n/format';
import { Composer } from './composer';
import { kidMessagesQuery } from './messages.api';
import { MessageView } from './message-view';
import type { Recipient } from './recipient-choice';
import { useComposer } from './use-composer';
import { MESSAGE_TYPE_LOOKS } from './message-types';

export function MessagesPanel({
  kids,
  sender,
  to,
}: {
  kids: readonly Recipient[];
  sender: Pick<User, 'firstName' | 'username'>;
  to?: string | undefined;
}) {
  const composer = useComposer(kids, to);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
      <Composer kids={kids} composer={composer} />
      <div className="grid min-w-0 gap-6">
        <section aria-label={t('messages.preview')}>
          <h2 className="mt-1 mb-2.5 text-16">{t('messages.preview')}</h2>
          <MessageView
            as="div"
            message={{
              ...composer.draft,
              content: composer.draft.content.trim() || t('messages.previewText'),
            }}
            from={t('messages.previewFrom', { name: sender.firstName ?? sender.username })}
          />
        </section>
        <Sent kids={kids} />
      </div>
    </div>
  );
}

function Sent({ kids }: { kids: readonly Recipient[] }) {
  const lists = useQueries({ queries: kids.map(({ id }) => kidMessagesQuery(id)) });
  return (
    <Card as="section" className="p-6 max-mini:px-4 max-mini:py-4.5" aria-label={t('messages.sentList')}>
      <h2 className="text-21">{t('messages.sentList')}</h2>
      <div className="divide-y-2 divide-line">
        {kids.map((kid, index) => {
          const list = lists[index];
          if (list?.data) return <SentList key={kid.id} kid={kid} messages={list.data} />;
          if (list?.isError) {
            return (
              <ErrorState
                key={kid.id}
                title={t('messages.sentToLoadFailed', { name: kid.name })}
                onRetry={() => void list.refetch()}
                retrying={list.isFetching}
              />
            );
          }
          return <Skeleton key={kid.id} className="my-4 h-24" />;
        })}
      </div>
    </Card>
  );
}

const FIRST = 4;

function SentList({ kid, messages }: { kid: Recipient; messages: readonly Message[] }) {
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
