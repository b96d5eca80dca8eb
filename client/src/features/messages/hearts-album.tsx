import { clsx } from 'clsx';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { Praise } from '@shared/contracts/praise';
import { groupBy } from '@shared/rules/group-by';
import { ChoreArt } from '@/components/art/chore-art';
import { Pip } from '@/components/art/pip';
import { PraiseArt } from '@/components/art/praise-art';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Skeleton } from '@/components/ui/skeleton';
import { useFamilyClock } from '@/lib/dates/family-clock';
import { getPage, PAGE_SIZE, type Page } from '@/lib/api/get-page';
import { t } from '@/lib/i18n/messages';
import { queryKeys } from '@/lib/api/query-keys';
import { recentDay } from '@/lib/dates/recent-day';
import { spokenText } from '@/lib/sound/spoken-text';

const kidPraiseQuery = (kidId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.kidPraise(kidId),
    queryFn: ({ pageParam, signal }) =>
      getPage<Praise>(
        `/api/kids/${encodeURIComponent(kidId)}/praise`,
        { limit: PAGE_SIZE, cursor: pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page<Praise>) => last.nextCursor,
  });

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4.5 mini:grid-cols-2';

export default function HeartsAlbum({ kidId, className }: { kidId: string; className: string }) {
  const clock = useFamilyClock();
  const album = useInfiniteQuery(kidPraiseQuery(kidId));
  const hearts = album.data?.pages.flatMap(({ rows }) => rows);
  if (!hearts || !clock) {
    return album.isError ? (
      <ErrorState
        forKid
        title={t('praise.loadFailed')}
        onRetry={() => void album.refetch()}
        retrying={album.isFetching}
      />
    ) : (
      <div className={`${className} ${GRID}`} aria-busy>
        <Skeleton className="h-34.5 rounded-xl" />
        <Skeleton className="h-34.5 rounded-xl" />
      </div>
    );
  }
  if (hearts.length === 0) return <EmptyAlbum />;
  return (
    <div className={className}>
      {Array.from(
        groupBy(hearts, ({ createdAt }) => clock.dayOf(createdAt)),
        ([day, ofDay]) => (
          <section key={day}>
            <h3 className="mx-1 mb-2.5 text-26 first-letter:uppercase">{recentDay(day, clock.today)}</h3>
            <ul className={GRID}>
              {ofDay.map((heart) => (
                <HeartCard key={heart.id} heart={heart} />
              ))}
            </ul>
          </section>
        ),
      )}
      {album.hasNextPage && (
        <Button
          className="justify-self-center"
          aria-disabled={album.isFetchingNextPage || undefined}
          onClick={() => {
            if (!album.isFetching) void album.fetchNextPage();
          }}
        >
          {t('messages.showOlder')}
        </Button>
      )}
    </div>
  );
}

function HeartCard({ heart: { picture, words, from, about, reply } }: { heart: Praise }) {
  const text = words ?? t(`praise.${picture}`);
  const sender = from?.firstName ? t('praise.from', { name: from.firstName }) : t('praise.fromNoOne');
  return (
    <li
      className={clsx(
        'grid min-h-34.5 grid-cols-[112px_minmax(0,1fr)_60px] items-center gap-x-4 rounded-xl bg-surface py-3 ps-4.5 pe-3 shadow-tile inset-ring-2 inset-ring-line',
        'max-mini:grid-cols-[84px_minmax(0,1fr)_60px] max-mini:gap-x-3 max-mini:ps-3 tiny:grid-cols-[56px_minmax(0,1fr)_60px] tiny:gap-x-2 tiny:pe-1',
      )}
    >
      <PraiseArt heart={picture} size={112} className="h-auto w-full" />
      <div>
        <p className="font-display text-26 leading-[1.1] font-semibold wrap-anywhere max-mini:text-21 tiny:text-18">
          <bdi>{text}</bdi>
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-display text-18 leading-[1.2] font-semibold text-ink-2">
          <bdi>{sender}</bdi>
          {reply && (
            <span className="inline-flex items-center gap-1 rounded-full bg-sunken py-0.5 ps-1.5 pe-2">
              <Undo2 size={18} aria-hidden />
              <PraiseArt
                heart={reply}
                size={28}
                label={t('praise.sentBack', { heart: t(`praise.${reply}`) })}
              />
            </span>
          )}
        </p>
      </div>
      <ReadAloud text={spokenText(text, sender, about?.label ?? null)} of={text} className="size-15!" />
    </li>
  );
}

function EmptyAlbum() {
  const text = t('praise.albumEmpty');
  return (
    <div className="grid justify-items-center gap-4 px-5 py-8 text-center">
      <div className="flex items-end" aria-hidden>
        <ChoreArt icon="read-book" size={132} />
        <Pip mood="nestlook" size={116} animated className="-ms-3" />
      </div>
      <p className="flex items-center gap-3 font-display text-21 leading-tight font-semibold text-balance">
        {text}
        <ReadAloud text={text} of={text} />
      </p>
    </div>
  );
}
