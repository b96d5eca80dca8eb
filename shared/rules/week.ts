import { addDays, calendarDateOf, startOfDate, weekdayOf, type CalendarDate, type Span } from './calendar';

/** A week from Sunday 00:00 local to the next (docs/domain.md, "Time"). */
export interface Week extends Span {
  /** The Sunday it begins on. */
  startDate: CalendarDate;
  /** The Saturday it ends on. */
  lastDate: CalendarDate;
}

/** The week that holds `instant` in `timezone` (IANA; an unknown one counts as UTC); `start` and `end` are exact instants. */
export function weekOf(instant: Date, timezone: string): Week {
  return weekOfDate(calendarDateOf(instant, timezone), timezone);
}

/** The week that holds `date` in `timezone`. */
export function weekOfDate(date: CalendarDate, timezone: string): Week {
  const startDate = addDays(date, -weekdayOf(date));
  return {
    startDate,
    lastDate: addDays(startDate, 6),
    start: startOfDate(startDate, timezone),
    end: startOfDate(addDays(startDate, 7), timezone),
  };
}
