import { DAY_MS, MINUTE_MS } from '../constants';
import { jumpOver } from './calendar';
import { offsetAt, wallTimeAt } from './clock';

export type TimeOfDay = string;

/** Two different times. Includes midnight if `until` is earlier than `from`. */
export interface QuietHours {
  from: TimeOfDay;
  until: TimeOfDay;
}

/** Returns null outside of quiet hours. */
export function quietUntil({ from, until }: QuietHours, now: Date, timezone: string): Date | null {
  const wall = wallTimeAt(now.getTime(), timezone);
  const midnight = wall - (wall % DAY_MS);
  const [start, end, time] = [msOf(from), msOf(until), wall - midnight];
  const isQuiet = start < end ? time >= start && time < end : time >= start || time < end;
  if (!isQuiet) return null;
  return firstInstantAt(midnight + end + (time < end ? 0 : DAY_MS), now.getTime(), timezone);
}

/** The next instant with this local time, or the clock change that skips it. */
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
