import { Fragment, type ReactNode } from 'react';
import type { Sticker } from '@shared/constants';
import type { CalendarDate } from '@shared/rules/calendar';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/messages';
import { DayPanel, DayPanelSkeleton, EmptyMonth } from './day-panel';
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
