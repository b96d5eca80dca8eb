import { formatLocale, isRightToLeft } from './locale';
import { t } from './messages';

// A slow tablet's first number format takes longer than the rest of the start.
let numbers: Intl.NumberFormat | undefined;
const relative: Partial<Record<'long' | 'short', Intl.RelativeTimeFormat>> = {};
// A long list has hundreds of weekdays.
const weekdays: { [Width in 'long' | 'short' | 'narrow']?: Intl.DateTimeFormat } = {};

/** 12,345 */
export function formatNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  numbers ??= new Intl.NumberFormat(formatLocale);
  return numbers.format(value);
}

/** '5 min' */
export function formatMinutes(minutes: number): string {
  return new Intl.NumberFormat(formatLocale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(
    minutes,
  );
}

/** The isolate keeps the sign before the number in right-to-left text. */
export function formatSigned(value: number): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${isRightToLeft ? '\u200e' : ''}${sign}${formatNumber(Math.abs(value))}`;
}

/** 'Mar 4, 2026' */
export function formatDate(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(formatLocale, { dateStyle: 'medium', timeZone }).format(new Date(iso));
}

/** 'Mar 4, 2026, 5:30 PM' */
export function formatDateTime(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(formatLocale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
}

/** '5:30 PM' */
export function formatTime(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(formatLocale, { timeStyle: 'short', timeZone }).format(new Date(iso));
}

/** '5:30:12 PM' */
export function formatTimeOfDay(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(formatLocale, { timeStyle: 'medium', timeZone }).format(new Date(iso));
}

/** 'Wednesday, March 4, 2026 at 5:30:12 PM GMT+1' */
export function formatExactly(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(formatLocale, { dateStyle: 'full', timeStyle: 'long', timeZone }).format(
    new Date(iso),
  );
}

/** 'Eastern Time' for 'America/New_York'. */
export function formatZone(timeZone: string): string {
  // UTC's generic name is an offset.
  const timeZoneName = timeZone.includes('/') ? 'longGeneric' : 'long';
  const parts = new Intl.DateTimeFormat(formatLocale, { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** 'Wednesday, March 4' */
export function formatDay(date: string): string {
  return new Intl.DateTimeFormat(formatLocale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** 'Wed, Mar 4' */
export function formatShortDay(date: string): string {
  return new Intl.DateTimeFormat(formatLocale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** 'June 22 – 28' */
export function formatDays(first: string, last: string, month: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(formatLocale, {
    month,
    day: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

/** `weekday` is 0 (Sunday) to 6. */
export function formatWeekday(weekday: number, width: 'long' | 'short' | 'narrow' = 'long'): string {
  const day = new Date(Date.UTC(1970, 1, 1 + weekday));
  weekdays[width] ??= new Intl.DateTimeFormat(formatLocale, { weekday: width, timeZone: 'UTC' });
  return weekdays[width].format(day);
}

/** `month` is 1 to 12. */
export function formatMonth(year: number, month: number): string {
  return new Intl.DateTimeFormat(formatLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, 1)),
  );
}

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Returns a date after a week. */
export function formatAgo(iso: string, now: Date = new Date(), style: 'long' | 'short' = 'long'): string {
  const seconds = Math.round((new Date(iso).getTime() - now.getTime()) / 1000);
  if (Math.abs(seconds) < 45) return t('ui.justNow');
  if (Math.abs(seconds) > 7 * 86_400) return formatDate(iso);
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? (['minute', 60] as const);
  relative[style] ??= new Intl.RelativeTimeFormat(formatLocale, { numeric: 'auto', style });
  return relative[style].format(Math.trunc(seconds / size) || Math.sign(seconds), unit);
}

export const formatAgoShort = (iso: string): string => formatAgo(iso, new Date(), 'short');

export function initialOf(name: string): string {
  const first = Array.from(name.trim())[0] ?? '?';
  return first.toLocaleUpperCase();
}

/** Arabic has no short names, so the article is removed. */
export const weekdayLabel = (weekday: number): string => formatWeekday(weekday, 'short').replace(/^ال/, '');

export const formatClock = (time: string): string => formatTime(`2000-01-01T${time}:00Z`, 'UTC');
