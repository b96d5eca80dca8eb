import { normalizeTimezone } from './timezone';

/**
 * What the clock on the wall shows, written as if it were UTC: milliseconds that `getUTCFullYear` and its kin read back
 * as the local year, month, day, hour, minute and second. A plain number, so that it can't be taken for an instant.
 */
export type WallTime = number;

/** The wall time in `timezone` (IANA; an unknown one counts as UTC) at `instant` (ms since 1970). Whole seconds. */
export function wallTimeAt(instant: number, timezone: string): WallTime {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(timezone).formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** How far `timezone` is ahead of UTC at `instant`, in ms; to the second, for Monrovia was 44 min 30 s behind until 1972. */
export function offsetAt(instant: number, timezone: string): number {
  return wallTimeAt(instant, timezone) - Math.floor(instant / 1000) * 1000;
}

// Creating a formatter costs a thousand times what using it does. There are some 600 zones, but a zone may be spelled in any
// mix of cases, so the cache is cleared before it can grow without bound.
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
