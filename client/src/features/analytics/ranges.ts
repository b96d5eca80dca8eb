import { ANALYTICS_RANGES } from '@shared/rules/analytics';
import { addDays, startOfDate, type CalendarDate } from '@shared/rules/calendar';
import type { Range } from '@/lib/api/query-keys';

export type RangeDays = (typeof ANALYTICS_RANGES)[number];

export function daysOfChoice(value: string): RangeDays | undefined {
  return ANALYTICS_RANGES.find((days) => String(days) === value);
}

/** Ends with all of `today`, so that the query key is stable during the day. */
export function rangeThrough(today: CalendarDate, days: RangeDays, timezone: string): Range {
  const end = startOfDate(addDays(today, 1), timezone).getTime() - 1;
  return {
    startDate: startOfDate(addDays(today, 1 - days), timezone).toISOString(),
    endDate: new Date(end).toISOString(),
  };
}
