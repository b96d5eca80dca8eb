import { DAY_MS } from '../constants';

/** The number of days since January 1, 1970. Rules use days; records and responses use dates. */
export type Day = number;

export const dayOf = (date: string): Day => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

export function dateOf(day: Day): string {
  let date = dates.get(day);
  if (date === undefined) {
    date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    if (dates.size >= MOST_DATES) dates.clear();
    dates.set(day, date);
  }
  return date;
}

// Formatting dates is the slowest step of plans and streaks.
const MOST_DATES = 5_000;
const dates = new Map<Day, string>();

export const weekdayOfDay = (day: Day): number => (((day + 4) % 7) + 7) % 7;

export function monthStart(day: Day): Day {
  return day - new Date(day * DAY_MS).getUTCDate() + 1;
}
