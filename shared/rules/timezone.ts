import { DEFAULT_TIMEZONE } from '../constants';

export function normalizeTimezone(name: string | undefined): string {
  return name && isTimezone(name) ? name : DEFAULT_TIMEZONE;
}

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
