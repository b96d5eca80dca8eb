import { DEFAULT_TIMEZONE } from '../constants';

/** The IANA name as given when this runtime knows it, else `UTC` (an unknown one counts as UTC). */
export function normalizeTimezone(name: string | undefined): string {
  if (!name) return DEFAULT_TIMEZONE;
  try {
    // Offsets such as "+02:00" are accepted by Intl but are no zone: they know no daylight saving.
    if (/^[+-]/.test(name)) return DEFAULT_TIMEZONE;
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format();
    return name;
  } catch {
    return DEFAULT_TIMEZONE;
  }
}
