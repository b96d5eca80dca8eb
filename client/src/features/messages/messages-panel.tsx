import { useQueries } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Composer } from './composer';
import { kidMessagesQuery } from './messages.api';
import { MessageView } from './message-view';
import type { Recipient } from './recipient-choice';
import { SentList } from './sent-list';
import { useComposer } from './use-composer';
import './messages-panel.css';

/** A parent writes to one kid or to all, sees it as they will, and what was sent before. */
export function MessagesPanel({
  kids,
  sender,
  to,
}: {
  kids: readonly Recipient[];
  /** The parent's username: kids see who wrote. */
  sender: string;
  /** Whom the parent came to write to. */
  to?: string;
}) {
  const composer = useComposer(kids, to);
  return (
    <div className="messages-panel">
      <Composer kids={kids} composer={composer} />
      <div className="messages-side">
        <section className="message-preview" aria-label="How kids see it">
          <h2>How kids see it</h2>
          <MessageView
            as="div"
            message={{
              ...composer.draft,
              content: composer.draft.content.trim() || 'Your words appear here.',
            }}
            from={`${sender}, just now`}
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
    <section className="card sent-card" aria-label="Sent">
      <h2>Sent</h2>
      {kids.map((kid, index) => {
        const list = lists[index];
        if (list?.data) return <SentList key={kid.id} kid={kid} messages={list.data} />;
        if (list?.isError) {
          return (
            <ErrorState
              key={kid.id}
              title={`The messages to ${kid.name} did not load`}
              onRetry={() => void list.refetch()}
              retrying={list.isFetching}
            />
          );
        }
        return <Skeleton key={kid.id} className="my-4 h-24" />;
      })}
    </section>
  );
}
