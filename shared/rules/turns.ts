import type { CalendarDate } from './calendar';
import { occurrenceNumber, occurrenceOn, type Schedule, type ScheduleContext } from './schedule';

/** How often a parent passed the turn on, by the first day of the occurrence from which on the order then moved. */
export type TurnPasses = Readonly<Record<CalendarDate, number>>;

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

interface TakesTurns {
  schedule: Schedule;
  /** The kids it is for, in the family's order. */
  kidIds: readonly string[];
  turnPasses: TurnPasses;
}

/** Whose turn it is on `date`, with what was passed on by then: earlier occurrences keep their kids. */
export function turnOf(
  { schedule, kidIds, turnPasses }: TakesTurns,
  date: CalendarDate,
  context: ScheduleContext,
): string | null {
  const startsOn = turnStart(schedule, date, context);
  const passed = Object.entries(turnPasses).filter(([from]) => from <= startsOn);
  const times = passed.reduce((sum, [, count]) => sum + count, 0);
  return turnOn(schedule, date, context, kidIds, times);
}

/** From which day on a turn moves that is passed on on `date`: the start of the current occurrence, if there is one. */
export function turnStart(schedule: Schedule, date: CalendarDate, context: ScheduleContext): CalendarDate {
  return occurrenceOn(schedule, date, context)?.startsOn ?? date;
}
