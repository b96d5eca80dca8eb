import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { lazy, Suspense, useRef, useState, useEffect, useEffectEvent, type RefObject } from 'react';
import type { Message } from '@shared/contracts/messages';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { RichText } from '@/components/ui/rich-text';
import { SEGMENT, SEGMENTS } from '@/components/ui/segment-look';
import { Skeleton } from '@/components/ui/skeleton';
import { formatAgo } from '@/lib/i18n/format';
import { direction } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import { watchIntersection } from '@/lib/page/watch-intersection';
import { MessageView } from './message-view';
import { kidMessagesQuery, useMarkRead } from './messages.api';

const HeartsAlbum = lazy(() => import('./hearts-album'));

const tab = `${SEGMENT} kid:min-h-14 kid:font-display kid:text-21`;
const panel = 'min-h-0 outline-none chosen:flex chosen:flex-col';
const list =
  '-mx-7 mt-4.5 grid content-start gap-3.5 overflow-y-auto overscroll-contain mask-b-from-[calc(100%-26px)] px-7 pt-1 pb-6.5 max-mini:-mx-3.5 max-mini:px-3.5';

export function MessagesDialog({
  kidId,
  readOnly = false,
  onClose,
}: {
  kidId: string;
  readOnly?: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="kid:text-32">{t('messages.title')}</span>}
      width={920}
      className="flex max-h-[min(760px,100dvh-40px)] flex-col pb-5.5 max-mini:px-3.5 max-mini:pt-5 max-mini:pb-4"
    >
      <Tabs.Root dir={direction} defaultValue="messages" className="mt-3.5 flex min-h-0 flex-col">
        <Tabs.List className={`${SEGMENTS} flex-none`} aria-label={t('messages.title')}>
          <Tabs.Trigger value="messages" className={tab}>
            {t('messages.title')}
          </Tabs.Trigger>
          <Tabs.Trigger value="hearts" className={tab}>
            {t('praise.album')}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="messages" tabIndex={-1} className={panel}>
          <MessageList kidId={kidId} readOnly={readOnly} />
        </Tabs.Content>
        <Tabs.Content value="hearts" tabIndex={-1} className={panel}>
          <Suspense fallback={<div className="h-60" aria-busy />}>
            <HeartsAlbum kidId={kidId} className={list} />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
      <Button variant="highlight" wide className="flex-none" onClick={onClose}>
        {t(readOnly ? 'messages.close' : 'messages.done')}
      </Button>
    </Dialog>
  );
}

function MessageList({ kidId, readOnly }: { kidId: string; readOnly: boolean }) {
  const messages = useQuery(kidMessagesQuery(kidId));
  const markRead = useMarkRead(kidId);
  const reported = useRef(new Set<string>());
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const arrived = (messages.data ?? []).filter(({ id, isRead }) => !isRead && !newIds.has(id));
  if (arrived.length > 0) setNewIds(new Set([...newIds, ...arrived.map(({ id }) => id)]));

  const onSeen = (id: string) => {
    if (reported.current.has(id)) return;
    reported.current.add(id);
    markRead.mutate(id);
  };

  return messages.data ? (
    messages.data.length === 0 ? (
      <EmptyState
        pip="nestlook"
        title={t('messages.none')}
        text={t(readOnly ? 'messages.noneForParent' : 'messages.noneForKid')}
      />
    ) : (
      <ul className={list} aria-label={t('messages.newestFirst')}>
        {messages.data.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            isNew={newIds.has(message.id)}
            onSeen={readOnly ? undefined : onSeen}
          />
        ))}
      </ul>
    )
  ) : messages.isError ? (
    <ErrorState
      forKid
      title={t('messages.loadFailed')}
      onRetry={() => void messages.refetch()}
      retrying={messages.isFetching}
    />
  ) : (
    <div className={list} aria-busy>
      <Skeleton className="h-30 rounded-lg" />
      <Skeleton className="h-30 rounded-lg" />
    </div>
  );
}

function MessageItem({
  message,
  isNew,
  onSeen,
}: {
  message: Message;
  isNew: boolean;
  onSeen?: ((id: string) => void) | undefined;
}) {
  const { createdAt, parent, isRead, id } = message;
  const ref = useSeen<HTMLLIElement & HTMLDivElement>(onSeen !== undefined && !isRead, () => onSeen?.(id));
  return (
    <MessageView
      ref={ref}
      message={message}
      isNew={isNew}
      from={
        <RichText
          id="messages.sentBy"
          parts={[<time key="0" dateTime={createdAt} />]}
          values={{ name: parent.firstName ?? parent.username, ago: formatAgo(createdAt) }}
        />
      }
    />
  );
}

/** Scrolling past doesn't count as reading. */
const SHARE = 0.6;
const SEEN_MS = 700;

function useSeen<Node extends Element>(enabled: boolean, onSeen: () => void): RefObject<Node | null> {
  const ref = useRef<Node>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const element = ref.current;
    if (!enabled || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchIntersection(
      element,
      (entry) => {
        clearTimeout(timer);
        if (!entry.isIntersecting || !fills(entry)) return;
        timer = setTimeout(() => {
          stop();
          seen();
        }, SEEN_MS);
      },
      { threshold: [0.1, 0.3, SHARE, 1] },
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [enabled]);
  return ref;
}

function fills({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= SHARE || intersectionRect.height >= (rootBounds?.height ?? Infinity) * SHARE;
}
