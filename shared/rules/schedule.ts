import { DAY_MS, type PartOfDay, type PERIODS, type Sharing } from '../constants';
import { addDays, weekdayOf, type CalendarDate } from './calendar';

/** How often a chore is to be done (docs/domain.md, "Schedules"). Weekdays count from 0, Sunday. */
export type Schedule =
  | { kind: 'anytime' }
  | { kind: 'days'; days: number[] }
  | { kind: 'times'; times: number; per: Period }
  | { kind: 'every'; days: number; from: CalendarDate }
  | { kind: 'once'; on: CalendarDate | null };

export type Period = (typeof PERIODS)[number];

/** A chore for everyone, at any time, as often as it is reviewed: what a chore is unless its parent says more. */
export const UNSCHEDULED: {
  kidIds: string[];
  schedule: Schedule;
  partOfDay: PartOfDay | null;
  sharing: Sharing;
  needsApproval: boolean;
} = { kidIds: [], schedule: { kind: 'anytime' }, partOfDay: null, sharing: 'each', needsApproval: true };

/** What an occurrence depends on beside the schedule. All dates are local to the family. */
export interface ScheduleContext {
  /** The day the chore was made: an occurrence that was due before it does not exist. */
  createdOn: CalendarDate;
  /** The weekday on which the family's weeks begin, 0 (Sunday) to 6. */
  weekStart: number;
}

/** One time a chore is to be done. It is open from `startsOn` until the day the next one starts. */
export interface Occurrence {
  /** Names the occurrence among those of its chore. */
  key: string;
  startsOn: CalendarDate;
  /** After this day the occurrence is late; null when it can't be late. */
  dueOn: CalendarDate | null;
  /** How many submissions the occurrence takes. */
  needed: number;
}

const ONCE = 'once';

/**
 * The occurrence that is current on `date`, or null when there is none: `anytime` has no occurrences, and those of the
 * other kinds may all still lie ahead.
 */
export function occurrenceOn(
  schedule: Schedule,
  date: CalendarDate,
  context: ScheduleContext,
): Occurrence | null {
  const occurrence = latestOccurrence(schedule, date, context.weekStart);
  if (!occurrence) return null;
  return occurrence.dueOn !== null && occurrence.dueOn < context.createdOn ? null : occurrence;
}

/** The day after `date` on which the next occurrence starts, or null when no other one follows. */
export function nextOccurrenceStart(
  schedule: Schedule,
  date: CalendarDate,
  context: ScheduleContext,
): CalendarDate | null {
  const next = startAfter(schedule, date, context.weekStart);
  if (next === null) return null;
  // The first one that exists is never due before the chore was made.
  const first = firstOccurrenceStart(schedule, context);
  if (first === null) return null;
  return next < first ? first : next;
}

/**
 * How many occurrences came before the one that is current on `date`, or before the next one where none is current yet.
 * Whose turn it is follows from it. 0 for `anytime`.
 */
export function occurrenceNumber(schedule: Schedule, date: CalendarDate, context: ScheduleContext): number {
  const current = occurrenceOn(schedule, date, context);
  const first = firstOccurrenceStart(schedule, context);
  if (!current || first === null) return 0;
  switch (schedule.kind) {
    case 'every':
      return daysFrom(first, current.startsOn) / schedule.days;
    case 'days':
      return scheduledDaysBetween(schedule.days, first, current.startsOn);
    case 'times':
      return periodsBetween(schedule.per, first, current.startsOn);
    case 'anytime':
    case 'once':
      break;
  }
  return 0;
}

/**
 * The occurrence that is current on `date` unless it is late, and those that follow it: at most `count`, in their order.
 * Empty for `anytime`, and where none is left.
 */
export function upcomingOccurrences(
  schedule: Schedule,
  date: CalendarDate,
  context: ScheduleContext,
  count: number,
): Occurrence[] {
  const current = occurrenceOn(schedule, date, context);
  const upcoming = current && !isLate(current, date) ? [current] : [];
  let next = nextOccurrenceStart(schedule, date, context);
  while (next !== null && upcoming.length < count) {
    const occurrence = occurrenceOn(schedule, next, context);
    if (occurrence) upcoming.push(occurrence);
    next = nextOccurrenceStart(schedule, next, context);
  }
  return upcoming;
}

/** Whether kids can share the chore, by who is first or by turns: an occurrence then takes one submission. */
export function isShareable(schedule: Schedule): boolean {
  return schedule.kind !== 'anytime' && schedule.kind !== 'times';
}

/** Whether `occurrence` is still open after the day it was due. */
export function isLate(occurrence: Occurrence, date: CalendarDate): boolean {
  return occurrence.dueOn !== null && date > occurrence.dueOn;
}

/** The first day of the period that holds `date`. */
export function periodStart(per: Period, date: CalendarDate, weekStart: number): CalendarDate {
  if (per === 'day') return date;
  if (per === 'week') return addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));
  return `${date.slice(0, 7)}-01`;
}

/** The first day of the period after the one that holds `date`. */
export function nextPeriodStart(per: Period, date: CalendarDate, weekStart: number): CalendarDate {
  const start = periodStart(per, date, weekStart);
  if (per === 'day') return addDays(start, 1);
  if (per === 'week') return addDays(start, 7);
  // 31 days after the first of a month is always in the next one.
  return periodStart('month', addDays(start, 31), weekStart);
}

/** The latest occurrence that has started by `date`, whether or not the chore existed then. */
function latestOccurrence(schedule: Schedule, date: CalendarDate, weekStart: number): Occurrence | null {
  switch (schedule.kind) {
    case 'days': {
      const back = daysBackTo(schedule.days, date);
      return back === null ? null : onDay(addDays(date, -back));
    }
    case 'times': {
      const start = periodStart(schedule.per, date, weekStart);
      const dueOn = addDays(nextPeriodStart(schedule.per, date, weekStart), -1);
      return { key: start, startsOn: start, dueOn, needed: schedule.times };
    }
    case 'every': {
      const days = daysFrom(schedule.from, date);
      return days < 0 ? null : onDay(addDays(date, -(days % schedule.days)));
    }
    case 'once':
      if (schedule.on === null) return { key: ONCE, startsOn: date, dueOn: null, needed: 1 };
      return date < schedule.on ? null : { key: ONCE, startsOn: schedule.on, dueOn: schedule.on, needed: 1 };
    case 'anytime':
      break;
  }
  return null;
}

/** The first day after `date` on which an occurrence starts, whether or not the chore existed then. */
function startAfter(schedule: Schedule, date: CalendarDate, weekStart: number): CalendarDate | null {
  switch (schedule.kind) {
    case 'days': {
      const ahead = [1, 2, 3, 4, 5, 6, 7].find((days) =>
        schedule.days.includes(weekdayOf(addDays(date, days))),
      );
      return ahead === undefined ? null : addDays(date, ahead);
    }
    case 'times':
      return nextPeriodStart(schedule.per, date, weekStart);
    case 'every': {
      const days = daysFrom(schedule.from, date);
      return days < 0 ? schedule.from : addDays(date, schedule.days - (days % schedule.days));
    }
    case 'once':
      return schedule.on !== null && date < schedule.on ? schedule.on : null;
    case 'anytime':
      break;
  }
  return null;
}

/** The day on which the first occurrence that exists starts; null when none ever does. */
function firstOccurrenceStart(schedule: Schedule, context: ScheduleContext): CalendarDate | null {
  const current = occurrenceOn(schedule, context.createdOn, context);
  return current ? current.startsOn : startAfter(schedule, context.createdOn, context.weekStart);
}

const onDay = (day: CalendarDate): Occurrence => ({ key: day, startsOn: day, dueOn: day, needed: 1 });

/** How many days before `date` one of the weekdays `days` last was, 0 to 6; null when there are none. */
function daysBackTo(days: number[], date: CalendarDate): number | null {
  return [0, 1, 2, 3, 4, 5, 6].find((back) => days.includes(weekdayOf(addDays(date, -back)))) ?? null;
}

/** How many days `to` is after `from`; negative when it is before. */
function daysFrom(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** How many of the days from `from` on and before `to` are on one of the weekdays `days`. */
function scheduledDaysBetween(days: number[], from: CalendarDate, to: CalendarDate): number {
  const span = daysFrom(from, to);
  const rest = span % 7;
  let count = ((span - rest) / 7) * new Set(days).size;
  for (let day = 0; day < rest; day += 1) {
    if (days.includes(weekdayOf(addDays(from, day)))) count += 1;
  }
  return count;
}

function periodsBetween(per: Period, from: CalendarDate, to: CalendarDate): number {
  if (per === 'day') return daysFrom(from, to);
  if (per === 'week') return daysFrom(from, to) / 7;
  return monthNumber(to) - monthNumber(from);
}

const monthNumber = (date: CalendarDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
