import { DAY_MS, MINUTE_MS } from '@shared/constants';
import { offsetAt, wallTimeAt } from '@shared/rules/clock';

/** A date as its midnight in UTC. */
export type Day = number;

export function dayOf(date: Date, timezone: string): Day {
  return Math.floor(wallTimeAt(date.getTime(), timezone) / DAY_MS) * DAY_MS;
}

/** The instant `minute` minutes after local midnight on `day`. */
export function instantOf(day: Day, minute: number, timezone: string): number {
  const shown = day + minute * MINUTE_MS;
  const guess = shown - offsetAt(shown, timezone);
  // The first guess may be on the other side of a clock change.
  return shown - offsetAt(guess, timezone);
}

export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();
