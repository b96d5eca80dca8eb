import { DEFAULT_TIMEZONE } from '../constants';

/** Returns the IANA name if this runtime supports it, else `UTC`. */
export function normalizeTimezone(name: string | undefined): string {
  return name && isTimezone(name) ? name : DEFAULT_TIMEZONE;
}

/** Whether this runtime supports the IANA name, in any case. */
export function isTimezone(name: string): boolean {
  // Intl also accepts offsets such as "+02:00", which have no daylight saving time.
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}
