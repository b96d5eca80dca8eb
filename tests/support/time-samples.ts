import * as fc from 'fast-check';

/**
 * Zones whose clocks do something special: the ends of the world, halves and quarters of an hour, half an hour of summer
 * time, changes at or over midnight, days left out. Without St. John's, which until 2011 showed some dates twice.
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

/** Any second of the years 1970 to 2099. */
export const anyInstant = fc
  .integer({ min: 2 * 86_400, max: 4_102_444_799 })
  .map((seconds) => new Date(seconds * 1000));

/** What a clock and a calendar on the wall show, straight from Intl: the date as `YYYY-MM-DD`, the weekday as 'Sun'. */
export function shownAt(instant: Date, timeZone: string): { date: string; weekday: string } {
  return {
    date: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant),
    weekday: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(instant),
  };
}
