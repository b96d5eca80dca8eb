import { addDays, calendarDateOf, startOfDate, weekdayOf, type CalendarDate, type Span } from './calendar';

/** A week from Sunday 00:00 local time (docs/domain.md, "Time"). */
export interface Week extends Span {
  startDate: CalendarDate;
  lastDate: CalendarDate;
}

/** An unknown `timezone` counts as UTC. */
export function weekOf(instant: Date, timezone: string): Week {
  return weekOfDate(calendarDateOf(instant, timezone), timezone);
}

export function weekOfDate(date: CalendarDate, timezone: string): Week {
  const startDate = addDays(date, -weekdayOf(date));
  return {
    startDate,
    lastDate: addDays(startDate, 6),
    start: startOfDate(startDate, timezone),
    end: startOfDate(addDays(startDate, 7), timezone),
  };
}
