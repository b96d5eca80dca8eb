import { addDays, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import type { Month } from '@/lib/api/query-keys';

export function monthOf(date: CalendarDate): Month {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

export function dateIn({ year, month }: Month, day: number): CalendarDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export function daysIn({ year, month }: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Shifts the month, back if `count` is negative. */
export function shiftMonth({ year, month }: Month, count: number): Month {
  const index = year * 12 + (month - 1) + count;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

export function compareMonths(a: Month, b: Month): number {
  return (a.year - b.year) * 12 + (a.month - b.month);
}

export function weeksOf(month: Month): CalendarDate[][] {
  const first = dateIn(month, 1);
  const last = dateIn(month, daysIn(month));
  const weeks: CalendarDate[][] = [];
  for (let sunday = addDays(first, -weekdayOf(first)); sunday <= last; sunday = addDays(sunday, 7)) {
    const start = sunday;
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(start, day)));
  }
  return weeks;
}

function shiftDate(date: CalendarDate, count: number): CalendarDate {
  const month = shiftMonth(monthOf(date), count);
  return dateIn(month, Math.min(Number(date.slice(8)), daysIn(month)));
}

function edgeOfWeek(date: CalendarDate, days: number): CalendarDate {
  const month = monthOf(date);
  const edge = addDays(date, days);
  if (compareMonths(monthOf(edge), month) === 0) return edge;
  return days < 0 ? dateIn(month, 1) : dateIn(month, daysIn(month));
}

/**
 * Arrows move by day and week, Home and End within the week, PageUp and PageDown by month, with Shift by
 * year.
 */
export function dateAfterKey(date: CalendarDate, key: string, shift = false): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return edgeOfWeek(date, -weekdayOf(date));
    case 'End':
      return edgeOfWeek(date, 6 - weekdayOf(date));
    case 'PageUp':
      return shiftDate(date, shift ? -12 : -1);
    case 'PageDown':
      return shiftDate(date, shift ? 12 : 1);
    default:
      return null;
  }
}
