import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Key } from '@/components/ui/key';
import { Skeleton } from '@/components/ui/skeleton';
import { MessageCard } from './message-card';
import { kidMessagesQuery, useMarkRead } from './messages.api';
import './messages-dialog.css';

/** Everything the grown-ups wrote, newest first. What the kid has seen here counts as read; a parent who looks reads nothing. */
export default function MessagesDialog({
  kidId,
  watching = false,
  onClose,
}: {
  kidId: string;
  watching?: boolean;
  onClose: () => void;
}) {
  const messages = useQuery(kidMessagesQuery(kidId));
  const markRead = useMarkRead(kidId);
  const told = useRef(new Set<string>());
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const arrived = (messages.data ?? []).filter(({ id, isRead }) => !isRead && !fresh.has(id));
  if (arrived.length > 0) setFresh(new Set([...fresh, ...arrived.map(({ id }) => id)]));

  // Once an opening: what could not be told now is told the next time it is opened.
  const onSeen = (id: string) => {
    if (told.current.has(id)) return;
    told.current.add(id);
    markRead.mutate(id);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Messages"
      width={640}
      className="messages"
    >
      {messages.data ? (
        messages.data.length === 0 ? (
          <EmptyState
            pip="nestlook"
            title="No messages yet"
            text={watching ? 'Messages you send appear here.' : 'Kind words from your grown-ups land here.'}
          />
        ) : (
          <ul className="message-list" aria-label="Messages, newest first">
            {messages.data.map((message) => (
              <MessageCard
                key={message.id}
                message={message}
                fresh={fresh.has(message.id)}
                onSeen={watching ? undefined : onSeen}
              />
            ))}
          </ul>
        )
      ) : messages.isError ? (
        <ErrorState
          title="Your messages did not load"
          onRetry={() => void messages.refetch()}
          retrying={messages.isFetching}
        />
      ) : (
        <div className="message-list" aria-busy>
          <Skeleton className="h-30 rounded-lg" />
          <Skeleton className="h-30 rounded-lg" />
        </div>
      )}
      <Key variant="star" wide className="messages-done" onClick={onClose}>
        {watching ? 'Close' : 'Got it'}
      </Key>
    </Dialog>
  );
}
