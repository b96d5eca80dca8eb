import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { CalendarDate } from '@shared/rules/calendar';
import { ErrorState } from '@/components/ui/error-state';
import { Button } from '@/components/ui/button';
import { formatMonth } from '@/lib/format';
import type { Days, Mark } from './marks';
import { compareMonths, monthOf, shiftMonth } from './month-grid';
import { MonthTable } from './month-table';
import { StatusLegend } from './status-count';
import { STATUSES, type StatusLooks } from './status-looks';
import type { Calendar } from './use-calendar';

/** A month that did not load: what to say, and another try. */
export interface MonthFault {
  title: string;
  onRetry: () => void;
  retrying: boolean;
}

/** A month with what happened on each day. `days` is undefined while it is on its way. */
export function MonthCalendar({
  calendar,
  today,
  since,
  selected,
  days,
  looks,
  fault,
}: {
  calendar: Calendar;
  today: CalendarDate;
  since: CalendarDate;
  selected: CalendarDate | null;
  days: Days<Mark> | undefined;
  looks: StatusLooks;
  fault: MonthFault | null;
}) {
  const { month } = calendar;
  const titleId = useId();
  const first = compareMonths(month, monthOf(since)) <= 0;
  const newest = compareMonths(month, monthOf(today)) >= 0;
  const title = formatMonth(month.year, month.month);
  return (
    <section className="cal card" aria-labelledby={titleId}>
      <header className="cal-head">
        <h2 id={titleId} aria-live="polite">
          {title}
        </h2>
        <Button variant="secondary" onClick={() => calendar.choose(today)}>
          Today
        </Button>
        <Button
          variant="secondary"
          iconOnly
          aria-label="Previous month"
          aria-disabled={first}
          onClick={() => !first && calendar.show(shiftMonth(month, -1))}
        >
          <ChevronLeft />
        </Button>
        <Button
          variant="secondary"
          iconOnly
          aria-label="Next month"
          aria-disabled={newest}
          onClick={() => !newest && calendar.show(shiftMonth(month, 1))}
        >
          <ChevronRight />
        </Button>
      </header>
      {fault ? (
        <ErrorState title={fault.title} onRetry={fault.onRetry} retrying={fault.retrying} />
      ) : (
        <>
          <MonthTable
            labelledBy={titleId}
            month={month}
            today={today}
            since={since}
            selected={selected}
            days={days ?? new Map()}
            looks={looks}
            busy={days === undefined}
            onSelect={calendar.choose}
            onMonth={calendar.show}
          />
          <StatusLegend looks={STATUSES.map((status) => looks[status])} />
        </>
      )}
    </section>
  );
}
