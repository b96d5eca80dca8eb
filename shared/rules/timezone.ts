import { DEFAULT_TIMEZONE } from '../constants';

export function normalizeTimezone(name: string | undefined): string {
  return name && isTimezone(name) ? name : DEFAULT_TIMEZONE;
}

export function isTimezone(name: string): boolean {
  // Offsets such as "+02:00" have no daylight saving time.
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}
