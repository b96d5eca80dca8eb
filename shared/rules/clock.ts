import { DAY_MS } from '../constants';
import { normalizeTimezone } from './timezone';

/** Milliseconds that the UTC methods of `Date` read as local values. */
export type WallTime = number;

/** Returns whole seconds. An unknown `timezone` counts as UTC. */
export function wallTimeAt(instant: number, timezone: string): WallTime {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(timezone).formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns ms. Some historical offsets have seconds. */
export function offsetAt(instant: number, timezone: string): number {
  return wallTimeAt(instant, timezone) - Math.floor(instant / 1000) * 1000;
}

/** The first of two instants if clocks go back, and the one by the earlier offset if clocks skip it. */
export function instantAt(wall: WallTime, timezone: string): number {
  // No zone changes twice within two days.
  const [first = wall, ...others] = [-DAY_MS, DAY_MS].map((away) => wall - offsetAt(wall + away, timezone));
  const matches = [first, ...others].filter((instant) => wallTimeAt(instant, timezone) === wall);
  return matches.length > 0 ? Math.min(...matches) : first;
}

// Creating a formatter is a thousand times slower than using it. A zone's name may be in any case.
const CACHE_SIZE = 1000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timezone: string): Intl.DateTimeFormat {
  const existing = clocks.get(timezone);
  if (existing) return existing;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: normalizeTimezone(timezone),
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (clocks.size >= CACHE_SIZE) clocks.clear();
  clocks.set(timezone, clock);
  return clock;
}
