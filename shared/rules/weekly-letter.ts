import { HOUR_MS } from '../constants';
import { addDays, startOfDate, weekdayOf, type CalendarDate, type Span } from './calendar';
import { wallTimeAt } from './clock';

/** The hour of the family's clock at which the letter goes out. */
const LETTER_HOUR = 7;
/** A server that was away on the week's first day still sends it on the second. */
const LETTER_DAYS = 2;

/** What a family's weeks follow from. */
export interface WeekClock {
  /** IANA; an unknown one counts as UTC. */
  timezone: string;
  /** The weekday on which the family's weeks begin, 0 (Sunday) to 6. */
  weekStart: number;
}

/**
 * The first day of the family's week, when the letter about the week before it is due at `now`: from seven in the morning
 * of that day to the end of the next. Null at any other time.
 */
export function dueLetter(now: Date, { timezone, weekStart }: WeekClock): CalendarDate | null {
  const wallTime = wallTimeAt(now.getTime(), timezone);
  const today = new Date(wallTime).toISOString().slice(0, 10);
  const daysIntoWeek = (weekdayOf(today) - weekStart + 7) % 7;
  if (daysIntoWeek >= LETTER_DAYS) return null;
  const first = addDays(today, -daysIntoWeek);
  return wallTime >= Date.parse(first) + LETTER_HOUR * HOUR_MS ? first : null;
}

/** The seven days before `first`, which the letter that is due on it tells of. */
export function letterDays(first: CalendarDate): { from: CalendarDate; until: CalendarDate } {
  return { from: addDays(first, -7), until: addDays(first, -1) };
}

/** Those days, in exact instants. */
export function letterSpan(first: CalendarDate, timezone: string): Span {
  return { start: startOfDate(letterDays(first).from, timezone), end: startOfDate(first, timezone) };
}
