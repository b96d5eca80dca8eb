import { DAY_MS, MINUTE_MS } from '@shared/constants';
import { offsetAt, wallTimeAt } from '@shared/rules/clock';

/** A day of the calendar, as the moment of its midnight in UTC: only a name for the day, not a time. */
export type Day = number;

/** The day that `moment` falls on in `timezone`. */
export function dayOf(moment: Date, timezone: string): Day {
  return Math.floor(wallTimeAt(moment.getTime(), timezone) / DAY_MS) * DAY_MS;
}

/** The moment at which clocks in `timezone` show `minute` minutes after midnight on `day`. */
export function momentOf(day: Day, minute: number, timezone: string): number {
  const shown = day + minute * MINUTE_MS;
  const guess = shown - offsetAt(shown, timezone);
  // Once more, with the offset of the moment itself: the first guess may lie across a clock change.
  return shown - offsetAt(guess, timezone);
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();
