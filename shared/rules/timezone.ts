import { DEFAULT_TIMEZONE } from '../constants';

/** The IANA name as given when this runtime knows it, else `UTC` (an unknown one counts as UTC). */
export function normalizeTimezone(name: string | undefined): string {
  return name && isTimezone(name) ? name : DEFAULT_TIMEZONE;
}

/** Whether this runtime knows the IANA name, in any mix of cases. */
export function isTimezone(name: string): boolean {
  // Offsets such as "+02:00" are accepted by Intl but are no zone: they know no daylight saving.
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}
