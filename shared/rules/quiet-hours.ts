import { DAY_MS, MINUTE_MS } from '../constants';
import { jumpOver } from './calendar';
import { offsetAt, wallTimeAt } from './clock';

/** `HH:MM` from 00:00 to 23:59. */
export type TimeOfDay = string;

/** From one time of the day to another, over midnight when `until` is the earlier; never the same time twice. */
export interface QuietHours {
  from: TimeOfDay;
  until: TimeOfDay;
}

/** When the quiet hours in which `now` lies are over, by the clocks of `timezone`; null when it lies in none. */
export function quietUntil({ from, until }: QuietHours, now: Date, timezone: string): Date | null {
  const wall = wallTimeAt(now.getTime(), timezone);
  const midnight = wall - (wall % DAY_MS);
  const [start, end, time] = [msOf(from), msOf(until), wall - midnight];
  const isQuiet = start < end ? time >= start && time < end : time >= start || time < end;
  if (!isQuiet) return null;
  return firstInstantAt(midnight + end + (time < end ? 0 : DAY_MS), now.getTime(), timezone);
}

/** The first instant after `now` at which the clocks show `wall`, or at which they jump over it. */
function firstInstantAt(wall: number, now: number, timezone: string): Date {
  const [sooner = jumpOver(wall, timezone)] = [wall - DAY_MS, wall + DAY_MS]
    .map((nearby) => wall - offsetAt(nearby, timezone))
    .filter((instant) => instant > now && wallTimeAt(instant, timezone) === wall)
    .toSorted((a, b) => a - b);
  return new Date(sooner);
}

const msOf = (time: TimeOfDay): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
};
