import { ANALYTICS_RANGES } from '@shared/rules/analytics';
import { addDays, startOfDate, type CalendarDate } from '@shared/rules/calendar';
import type { Range } from '@/lib/query-keys';

export type RangeDays = (typeof ANALYTICS_RANGES)[number];

const names: Record<RangeDays, string> = { 7: 'Last 7 days', 30: 'Last 30 days', 90: 'Last 3 months' };

export const RANGE_CHOICES = ANALYTICS_RANGES.map((days) => ({ value: String(days), label: names[days] }));

/** 'Last 7 days' */
export const nameOfRange = (days: RangeDays): string => names[days];

/** 'in the last 7 days' */
export const inRange = (days: RangeDays): string => `in the ${names[days].toLowerCase()}`;

/** The range of a choice's value; the others are none. */
export function daysOfChoice(value: string): RangeDays | undefined {
  return ANALYTICS_RANGES.find((days) => String(days) === value);
}

/**
 * All of `today` and the days before it in the family's zone (IANA), as the server is asked for them: what happens later
 * in the day is in the same range.
 */
export function rangeThrough(today: CalendarDate, days: RangeDays, timezone: string): Range {
  const end = startOfDate(addDays(today, 1), timezone).getTime() - 1;
  return {
    startDate: startOfDate(addDays(today, 1 - days), timezone).toISOString(),
    endDate: new Date(end).toISOString(),
  };
}
