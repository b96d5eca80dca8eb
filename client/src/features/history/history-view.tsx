import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import type { Sticker } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/messages';
import { StickerArt } from '@/components/art/sticker-art';
import { EmptyState } from '@/components/ui/empty-state';
import { ReadAloud } from '@/components/ui/read-aloud';
import { formatDay } from '@/lib/i18n/format';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { spokenText } from '@/lib/sound/spoken-text';
import type { Days, Mark } from './marks';
import { MonthCalendar, calendarCard, type MonthError } from './month-calendar';
import type { MarkStatus, StatusLooks } from './status-looks';
import type { Calendar } from './use-calendar';

interface HistoryViewProps<Entry> {
  calendar: Calendar;
  today: CalendarDate;
  since: CalendarDate;
  days: Days<Entry> | undefined;
  error: MonthError | null;
  looks: StatusLooks;
  renderPicture: (entry: Entry) => ReactNode;
  summary: (entries: readonly Entry[]) => string;
  renderLine: (entry: Entry) => ReactNode;
  /** The entry's text for kids: 'Make your bed. 5 stars. Done.' */
  spoken?: ((entry: Entry) => string) | undefined;
  /** The kid's stickers by the day that was finished. */
  stickers?: ReadonlyMap<CalendarDate, Sticker> | undefined;
  empty: { title: string; text: string };
}

function latestDay(days: Days<unknown> | undefined): CalendarDate | null {
  return (
    Array.from(days?.keys() ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

export function HistoryView<Entry extends { id: string; status: MarkStatus }>(
  props: HistoryViewProps<Entry>,
) {
  const { calendar, today, since, days, error, looks } = props;
  const selected = calendar.chosen ?? latestDay(days);
  const marks =
    days &&
    new Map(
      Array.from(days, ([date, entries]): [CalendarDate, Mark[]] => [
        date,
        entries.map((entry) => ({ id: entry.id, status: entry.status, picture: props.renderPicture(entry) })),
      ]),
    );
  return (
    <HistoryColumns>
      <MonthCalendar
        calendar={calendar}
        today={today}
        since={since}
        selected={selected}
        days={marks}
        looks={looks}
        error={error}
        forKid={props.spoken !== undefined}
        stickers={props.stickers}
      />
      {error === null && <Panel {...props} selected={selected} />}
    </HistoryColumns>
  );
}

function Panel<Entry extends { id: string }>({
  days,
  selected,
  calendar,
  empty,
  summary,
  renderLine,
  spoken,
  stickers,
}: HistoryViewProps<Entry> & { selected: CalendarDate | null }) {
  if (!days) return <DayPanelSkeleton />;
  if (selected === null) return <EmptyMonth {...empty} isSpoken={spoken !== undefined} />;
  const entries = days.get(selected) ?? [];
  return (
    <DayPanel
      date={selected}
      summary={summary(entries)}
      chosen={calendar.chosen}
      spoken={spoken && entries.map(spoken)}
      sticker={stickers?.get(selected)}
    >
      {entries.length > 0 && entries.map((entry) => <Fragment key={entry.id}>{renderLine(entry)}</Fragment>)}
    </DayPanel>
  );
}

function HistoryColumns({ children }: { children: ReactNode }) {
  return (
    <div className="@container/history">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @3xl/history:grid-cols-[minmax(0,1fr)_290px] @5xl/history:grid-cols-[minmax(0,1fr)_340px] @5xl/history:gap-6">
        {children}
      </div>
    </div>
  );
}

export function HistorySkeleton() {
  return (
    <HistoryColumns>
      <output className="sr-only">{t('history.loading')}</output>
      <Card className={calendarCard} aria-hidden>
        <Skeleton className="h-9 w-44" />
        <Skeleton className="mt-5 h-104 rounded-md" />
      </Card>
      <DayPanelSkeleton />
    </HistoryColumns>
  );
}

const card = 'min-w-0 px-5 py-5.5 kid:rounded-xl kid:shadow-tile';

function DayPanelSkeleton() {
  return (
    <Card as="section" className={card} aria-busy aria-label={t('history.loadingDay')}>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="mt-3 h-4 w-2/5" />
      <Skeleton className="mt-6 h-16" />
      <Skeleton className="mt-3 h-16" />
    </Card>
  );
}

function EmptyMonth({ title, text, isSpoken }: { title: string; text: string; isSpoken: boolean }) {
  return (
    <Card as="section" className={card} aria-label={title}>
      <EmptyState title={title} text={text} className="px-0! py-4!" />
      {isSpoken && <ReadAloud text={spokenText(title, text)} of={title} className="mx-auto" />}
    </Card>
  );
}

/** Announced when it changes. A `chosen` day scrolls into view. */
function DayPanel({
  date,
  summary,
  chosen,
  spoken,
  sticker,
  children,
}: {
  date: CalendarDate;
  /** '3 rewards, 31 stars' */
  summary: string;
  chosen: CalendarDate | null;
  /** Pip reads these. */
  spoken: readonly string[] | undefined;
  sticker: Sticker | undefined;
  children?: ReactNode;
}) {
  const day = formatDay(date);
  const forYou =
    sticker !== undefined &&
    t('kidDashboard.stickerForYou', { sticker: t(`kidDashboard.stickers.${sticker}`) });
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === null || !panel.current) return;
    if (panel.current.getBoundingClientRect().top <= window.innerHeight - 160) return;
    panel.current.scrollIntoView({
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  }, [chosen]);
  return (
    <div ref={panel} className="min-w-0 scroll-my-22.5">
      <Card as="section" className={card} aria-label={t('history.selectedDay')}>
        <div className="flex items-start justify-between gap-2">
          <header className="min-w-0" aria-live="polite">
            <h2 className="text-21 first-letter:uppercase kid:text-26">{day}</h2>
            <p className="mt-0.5 text-15 text-ink-2 kid:text-18">{summary}</p>
          </header>
          {spoken && (
            <ReadAloud
              key={date}
              text={spokenText(day, summary, ...spoken, forYou)}
              of={day}
              className="-me-1.5"
            />
          )}
        </div>
        {forYou && (
          <p className="mt-3 flex items-center gap-3.5 rounded-lg bg-star-soft px-3 py-2 font-display text-18 leading-tight font-semibold text-star-text">
            <StickerArt name={sticker} size={64} className="flex-none" />
            <span className="first-letter:uppercase">{forYou}</span>
          </p>
        )}
        {children != null && <ul className="mt-2 divide-y-2 divide-line">{children}</ul>}
      </Card>
    </div>
  );
}
