import { DAY_MS } from '../constants';

/** A date as the number of days since January 1, 1970. The rules count in days; records and responses hold dates. */
export type Day = number;

/** The day of a `YYYY-MM-DD` date. */
export const dayOf = (date: string): Day => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The `YYYY-MM-DD` date of a day. */
export function dateOf(day: Day): string {
  let date = dates.get(day);
  if (date === undefined) {
    date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    if (dates.size >= MOST_DATES) dates.clear();
    dates.set(day, date);
  }
  return date;
}

// Formatting a date costs more than every other step of a plan or a streak, and all families look at the same years.
const MOST_DATES = 5_000;
const dates = new Map<Day, string>();

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOfDay = (day: Day): number => (((day + 4) % 7) + 7) % 7;

/** The first day of the month that holds `day`. */
export function monthStart(day: Day): Day {
  return day - new Date(day * DAY_MS).getUTCDate() + 1;
}
