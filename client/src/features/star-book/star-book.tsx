import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, BookOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { LedgerEntry } from '@shared/contracts/stars';
import type { CalendarDate } from '@shared/rules/calendar';
import { StateArt } from '@/components/art/state-art';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Skeleton } from '@/components/ui/skeleton';
import { useFamilyClock, type FamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { recentDay } from '@/lib/dates/recent-day';
import { shownRewardName } from '@/lib/i18n/reward-name';
import { spokenText } from '@/lib/sound/spoken-text';
import { BookLine, sourceOf, spokenAmountOf } from './book-line';
import { buttonSizes } from '@/components/ui/button-look';
import { getPage, PAGE_SIZE } from '@/lib/api/get-page';
import { queryKeys } from '@/lib/api/query-keys';

const LINES = 3;

interface BookPage {
  day: CalendarDate;
  entries: LedgerEntry[];
}

/** Two pages are open at a time. */
const OPEN = 2;

export function StarBook({ kidId }: { kidId: string }) {
  const clock = useFamilyClock();
  const book = useInfiniteQuery(starBookQuery(kidId));
  const entries = book.data?.pages.flatMap(({ rows }) => rows);
  return (
    <section
      data-section="book"
      aria-label={t('starBook.title')}
      aria-busy={(!entries && !book.isError) || undefined}
      className="mt-7 rounded-2xl bg-shelf p-3.5 pb-4.5 shadow-[0_7px_0_var(--color-shelf-lip)] tablet:px-4.5"
    >
      <h2
        tabIndex={-1}
        className="mb-3 flex w-fit items-center gap-2.5 rounded-full bg-surface ps-3.5 pe-4.5 pt-2 pb-2.25 text-21 focus:shadow-none focus:outline-none"
      >
        <BookOpen className="size-6.5" aria-hidden />
        {t('starBook.title')}
      </h2>
      {entries && clock ? (
        entries.length === 0 ? (
          <Paper>
            <EmptyState pip="look" title={t('starBook.empty')} text={t('starBook.emptyText')} />
          </Paper>
        ) : (
          <OpenBook
            pages={bookPages(entries, clock.dayOf)}
            clock={clock}
            hasMore={book.hasNextPage}
            onNearEnd={() => {
              if (book.hasNextPage && !book.isFetching) void book.fetchNextPage();
            }}
          />
        )
      ) : book.isError ? (
        <Paper>
          <ErrorState forKid onRetry={() => void book.refetch()} retrying={book.isFetching} />
        </Paper>
      ) : (
        <Paper>
          <Skeleton className="m-4 h-62" />
        </Paper>
      )}
    </section>
  );
}

const Paper = ({ children }: { children: ReactNode }) => (
  <div className="overflow-hidden rounded-lg bg-canvas">{children}</div>
);

function OpenBook({
  pages,
  clock,
  hasMore,
  onNearEnd,
}: {
  pages: readonly BookPage[];
  clock: FamilyClock;
  hasMore: boolean;
  onNearEnd: () => void;
}) {
  const [wanted, setWanted] = useState(0);
  // Undone entries may reduce the number of pages.
  const first = Math.min(wanted, Math.floor((pages.length - 1) / OPEN) * OPEN);
  const open = pages.slice(first, first + OPEN);
  const atEnd = first + OPEN >= pages.length;
  const turn = (by: number) => {
    const next = first + by;
    if (next + 2 * OPEN >= pages.length) onNearEnd();
    if (next >= 0 && next < pages.length) setWanted(next);
  };
  return (
    <>
      <div className="grid tablet:grid-cols-2" key={first}>
        {open.map((page, index) => (
          <Page
            key={`${page.day} ${page.entries[0]?.id ?? ''}`}
            page={page}
            today={clock.today}
            side={open.length < OPEN ? 'only' : index === 0 ? 'first' : 'second'}
          />
        ))}
        {open.length < OPEN && (
          <div className="border-line bg-canvas max-tablet:hidden tablet:rounded-e-lg tablet:border-s-3" />
        )}
      </div>
      <div className={`mt-3.5 flex items-center justify-between ${buttonSizes['compact']}`}>
        <TurnKey label={t('starBook.newer')} off={first === 0} onTurn={() => turn(-OPEN)}>
          <ArrowLeft className="rtl:-scale-x-100" />
        </TurnKey>
        <output className="sr-only">{t('starBook.page', { page: first / OPEN + 1 })}</output>
        <TurnKey label={t('starBook.older')} off={atEnd && !hasMore} onTurn={() => turn(OPEN)}>
          <ArrowRight className="rtl:-scale-x-100" />
        </TurnKey>
      </div>
    </>
  );
}

function TurnKey({
  label,
  off,
  onTurn,
  children,
}: {
  label: string;
  off: boolean;
  onTurn: () => void;
  children: ReactNode;
}) {
  return (
    <Button iconOnly aria-label={label} aria-disabled={off} onClick={off ? undefined : onTurn}>
      {children}
    </Button>
  );
}

function Page({
  page: { day, entries },
  today,
  side,
}: {
  page: BookPage;
  today: CalendarDate;
  side: 'only' | 'first' | 'second';
}) {
  const heading = recentDay(day, today);
  return (
    <article
      className={clsx(
        'animate-fade bg-canvas px-4.5 pt-2 pb-4 tiny:px-2.5 tablet:not-first:rounded-e-lg tablet:first:rounded-s-lg',
        side === 'only' && 'max-tablet:rounded-lg',
        side === 'first' && 'max-tablet:rounded-t-lg',
        side === 'second' && 'border-line max-tablet:rounded-b-lg max-tablet:border-t-3 tablet:border-s-3',
      )}
      aria-label={heading}
    >
      <header className="mb-1 flex min-h-14 items-center gap-2.5">
        <StateArt name={day === today ? 'midday-sun' : 'evening-moon'} size={34} />
        <h3 className="min-w-0 flex-1 text-21 first-letter:uppercase">{heading}</h3>
        <ReadAloud
          text={spokenText(
            heading,
            ...entries.flatMap((entry) => [
              shownRewardName(entry.label),
              sourceOf(entry),
              spokenAmountOf(entry),
            ]),
          )}
          of={heading}
        />
      </header>
      <ul>
        {entries.map((entry) => (
          <BookLine key={entry.id} entry={entry} />
        ))}
      </ul>
    </article>
  );
}

/**
 * Entries are newest first. Further entries change only the last page. `dayOf` returns the family's day of a
 * timestamp.
 */
export function bookPages(
  entries: readonly LedgerEntry[],
  dayOf: (timestamp: string) => CalendarDate,
): BookPage[] {
  const pages: BookPage[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const page = pages.at(-1);
    if (page?.day === day && page.entries.length < LINES) page.entries.push(entry);
    else pages.push({ day, entries: [entry] });
  }
  return pages;
}

/** Newest first, as far as the user has turned the pages. */
const starBookQuery = (kidId: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.kidStars(kidId), 'book'],
    queryFn: ({ pageParam, signal }) =>
      getPage<LedgerEntry>(
        `/api/kids/${encodeURIComponent(kidId)}/stars`,
        { limit: PAGE_SIZE, cursor: pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
