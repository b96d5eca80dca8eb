import { DAY_MS, MINUTE_MS } from '@shared/constants';
import { offsetAt, wallTimeAt } from '@shared/rules/clock';

/** A day of the calendar, as its midnight in UTC: it names the day and is not a point in time. */
export type Day = number;

/** The day that `date` falls on in `timezone`. */
export function dayOf(date: Date, timezone: string): Day {
  return Math.floor(wallTimeAt(date.getTime(), timezone) / DAY_MS) * DAY_MS;
}

/** The time at which clocks in `timezone` show `minute` minutes after midnight on `day`. */
export function instantOf(day: Day, minute: number, timezone: string): number {
  const shown = day + minute * MINUTE_MS;
  const guess = shown - offsetAt(shown, timezone);
  // A second time, with the offset at the result: the first guess may lie across a clock change.
  return shown - offsetAt(guess, timezone);
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();
