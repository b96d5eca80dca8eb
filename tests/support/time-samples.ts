import * as fc from 'fast-check';

/**
 * Extreme and fractional offsets, half-hour daylight saving time, changes at midnight, skipped days. St.
 * John's is missing because it repeated some dates until 2011.
 */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'America/Nuuk',
  'America/Santiago',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/Monrovia',
  'Asia/Beirut',
  'Asia/Tehran',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

export const anyZone = fc.constantFrom(...ZONES);

export const anyInstant = fc
  .integer({ min: 2 * 86_400, max: 4_102_444_799 })
  .map((seconds) => new Date(seconds * 1000));

export function shownAt(instant: Date, timeZone: string): { date: string; weekday: string } {
  return {
    date: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant),
    weekday: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(instant),
  };
}
