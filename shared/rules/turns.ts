import type { CalendarDate } from './calendar';
import { occurrenceNumber, type Schedule, type ScheduleContext } from './schedule';

/**
 * Whose turn it is on `date`: the first kid has the first occurrence, and each one after it goes to the next kid.
 * `kidIds` are in the family's order; `passed` is how often the order was moved on by one. Null without kids.
 */
export function turnOn(
  schedule: Schedule,
  date: CalendarDate,
  context: ScheduleContext,
  kidIds: readonly string[],
  passed: number,
): string | null {
  if (kidIds.length === 0) return null;
  const place = (occurrenceNumber(schedule, date, context) + passed) % kidIds.length;
  return kidIds[place] ?? null;
}
