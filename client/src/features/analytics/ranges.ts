import { ANALYTICS_RANGES } from '@shared/rules/analytics';
import { addDays, startOfDate, type CalendarDate } from '@shared/rules/calendar';
import type { Range } from '@/lib/query-keys';

export type RangeDays = (typeof ANALYTICS_RANGES)[number];

/** The range of a choice's value; undefined for any other. */
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
