import { useQueries } from '@tanstack/react-query';
import type { User } from '@shared/contracts/users';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/messages';
import { Composer } from './composer';
import { kidMessagesQuery } from './messages.api';
import { MessageView } from './message-view';
import type { Recipient } from './recipient-choice';
import { SentList } from './sent-list';
import { useComposer } from './use-composer';

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
