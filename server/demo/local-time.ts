import { DAY_MS, MINUTE_MS } from '@shared/constants';
import { instantAt, wallTimeAt } from '@shared/rules/clock';

/** A date as its midnight in UTC. */
export type Day = number;

export function dayOf(date: Date, timezone: string): Day {
  return Math.floor(wallTimeAt(date.getTime(), timezone) / DAY_MS) * DAY_MS;
}

/** The instant `minute` minutes after local midnight on `day`. */
export const instantOf = (day: Day, minute: number, timezone: string): number =>
  instantAt(day + minute * MINUTE_MS, timezone);

export const weekdayOf = (day: Day): number => new Date(day).getUTCDay();
