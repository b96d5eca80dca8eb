import { DAY_MS } from '../constants';
import { dateOf as dateOfDay, dayOf, weekdayOfDay } from './day';
import { offsetAt, wallTimeAt, type WallTime } from './clock';

/**
 * Days are described in docs/domain.md, "Time". A day ends when the next one starts, so there are no gaps or
 * overlaps even when clocks change. An unknown `timezone` counts as UTC.
 */

export type CalendarDate = string;

export interface Span {
  start: Date;
  end: Date;
}

/**
 * If clocks go back over midnight (St. John's until 2011), the repeated hour belongs to the day that has
 * already started.
 */
export function calendarDateOf(instant: Date, timezone: string): CalendarDate {
  const shown = dateOf(wallTimeAt(instant.getTime(), timezone));
  const next = addDays(shown, 1);
  return instant < startOfDate(next, timezone) ? shown : next;
}

/**
 * Midnight, the first of two, or the clock change that skips it (Beirut in spring). A date that the zone
 * skipped (Apia, 2011-12-30) starts with the next one.
 */
export function startOfDate(date: CalendarDate, timezone: string): Date {
  const key = `${date} ${timezone}`;
  let start = starts.get(key);
  if (start === undefined) {
    start = findStart(wallTimeOf(date), timezone);
    if (starts.size >= MOST_STARTS) starts.clear();
    starts.set(key, start);
  }
  return new Date(start);
}

// Families share few zones and dates, and each needs four calls of Intl.
const MOST_STARTS = 20_000;
const starts = new Map<string, number>();

function findStart(midnight: WallTime, timezone: string): number {
  // No zone changes twice within two days.
  const midnights = [midnight - DAY_MS, midnight + DAY_MS]
    .map((nearby) => midnight - offsetAt(nearby, timezone))
    .filter((instant) => wallTimeAt(instant, timezone) === midnight);
  return midnights.length > 0 ? Math.min(...midnights) : jumpOver(midnight, timezone);
}

/** Finds the clock change by bisecting the two days around `wall`. */
export function jumpOver(wall: WallTime, timezone: string): number {
  let before = wall - DAY_MS;
  let after = wall + DAY_MS;
  while (after - before > 1000) {
    const middle = before + Math.round((after - before) / 2000) * 1000;
    if (wallTimeAt(middle, timezone) < wall) before = middle;
    else after = middle;
  }
  return after;
}

export function monthSpan(year: number, month: number, timezone: string): Span {
  const first = (count: number) => startOfDate(dateOf(Date.UTC(year, count - 1, 1)), timezone);
  return { start: first(month), end: first(month + 1) };
}

export function monthDays(year: number, month: number): { first: CalendarDate; last: CalendarDate } {
  return { first: dateOf(Date.UTC(year, month - 1, 1)), last: dateOf(Date.UTC(year, month, 0)) };
}

export interface CalendarDay {
  date: CalendarDate;
  start: Date;
}

/** Slow for more than a year. */
export function daysBetween(first: Date, last: Date, timezone: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  let date = calendarDateOf(first, timezone);
  let start = startOfDate(date, timezone);
  while (start <= last) {
    const next = addDays(date, 1);
    const end = startOfDate(next, timezone);
    // A skipped date is no day.
    if (start < end) days.push({ date, start });
    [date, start] = [next, end];
  }
  return days;
}

/** Adds days, negative ones for an earlier date. */
export function addDays(date: CalendarDate, count: number): CalendarDate {
  return dateOfDay(dayOf(date) + count);
}

export function weekdayOf(date: CalendarDate): number {
  return weekdayOfDay(dayOf(date));
}

const dateOf = (wall: WallTime): CalendarDate => new Date(wall).toISOString().slice(0, 10);

const wallTimeOf = (date: CalendarDate): WallTime => Date.parse(`${date}T00:00:00Z`);
