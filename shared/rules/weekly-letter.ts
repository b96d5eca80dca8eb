import { HOUR_MS } from '../constants';
import { addDays, startOfDate, weekdayOf, type CalendarDate, type Span } from './calendar';
import { wallTimeAt } from './clock';

const LETTER_HOUR = 7;
/** A server that was down on the first day sends it on the second. */
const LETTER_DAYS = 2;

export interface WeekClock {
  timezone: string;
  weekStart: number;
}

/**
 * The first day of the week if a letter is due: from seven in the morning of that day to the end of the next.
 */
export function dueLetter(now: Date, { timezone, weekStart }: WeekClock): CalendarDate | null {
  const wallTime = wallTimeAt(now.getTime(), timezone);
  const today = new Date(wallTime).toISOString().slice(0, 10);
  const daysIntoWeek = (weekdayOf(today) - weekStart + 7) % 7;
  if (daysIntoWeek >= LETTER_DAYS) return null;
  const first = addDays(today, -daysIntoWeek);
  return wallTime >= Date.parse(first) + LETTER_HOUR * HOUR_MS ? first : null;
}

export function letterDays(first: CalendarDate): { from: CalendarDate; until: CalendarDate } {
  return { from: addDays(first, -7), until: addDays(first, -1) };
}

export function letterSpan(first: CalendarDate, timezone: string): Span {
  return { start: startOfDate(letterDays(first).from, timezone), end: startOfDate(first, timezone) };
}
