import type { Step } from './routine';
import type { PartOfDay, PERIODS, Sharing } from '../constants';
import type { CalendarDate } from './calendar';
import { dateOf, dayOf, monthStart, weekdayOfDay, type Day } from './day';

/** See docs/domain.md, "Schedules". Weekdays start at 0 (Sunday). */
export type Schedule =
  | { kind: 'anytime' }
  | { kind: 'days'; days: number[] }
  | { kind: 'times'; times: number; per: Period }
  | { kind: 'every'; days: number; from: CalendarDate }
  | { kind: 'once'; on: CalendarDate | null };

export type Period = (typeof PERIODS)[number];

/** A new chore's defaults. */
export const UNSCHEDULED: {
  kidIds: string[];
  schedule: Schedule;
  partOfDay: PartOfDay | null;
  sharing: Sharing;
  needsApproval: boolean;
  steps: Step[];
  minutes: number | null;
  readyBy: string | null;
} = {
  kidIds: [],
  schedule: { kind: 'anytime' },
  partOfDay: null,
  sharing: 'each',
  needsApproval: true,
  steps: [],
  minutes: null,
  readyBy: null,
};

/** A schedule with its dates as days. */
export type Pattern =
  | Extract<Schedule, { kind: 'anytime' | 'days' | 'times' }>
  | { kind: 'every'; days: number; from: Day }
  | { kind: 'once'; on: Day | null };

export function patternOf(schedule: Schedule): Pattern {
  switch (schedule.kind) {
    case 'every':
      return { ...schedule, from: dayOf(schedule.from) };
    case 'once':
      return { kind: 'once', on: schedule.on === null ? null : dayOf(schedule.on) };
    case 'anytime':
    case 'days':
    case 'times':
      break;
  }
  return schedule;
}

export interface ScheduleContext {
  /** The first day on which an occurrence can be due. */
  firstDay: Day;
  weekStart: number;
}

/** An occurrence is open from `startsOn` until the next one starts. */
export interface Occurrence {
  /** Unique within its chore: a date, two dates, or `once` for a chore without a day. */
  key: string;
  startsOn: Day;
  /** The occurrence is late after this day; null if it can't be late. */
  dueOn: Day | null;
  needed: number;
}

const ONCE = 'once';

/** Returns null for `anytime` and before the first occurrence. */
export function occurrenceOn(pattern: Pattern, day: Day, context: ScheduleContext): Occurrence | null {
  const occurrence = latestOccurrence(pattern, day, context.weekStart);
  if (!occurrence) return null;
  return occurrence.dueOn !== null && occurrence.dueOn < context.firstDay ? null : occurrence;
}

/** The first day of the next occurrence. */
export function nextOccurrenceStart(pattern: Pattern, day: Day, context: ScheduleContext): Day | null {
  const next = startAfter(pattern, day, context.weekStart);
  if (next === null || next > context.firstDay) return next;
  // The first occurrence is never due before the first day.
  const first = firstOccurrenceStart(pattern, context);
  return first === null ? null : Math.max(next, first);
}

export function* occurrencesDue(
  pattern: Pattern,
  from: Day,
  to: Day,
  context: ScheduleContext,
): Generator<Occurrence> {
  let occurrence = occurrenceOn(pattern, from, context);
  let start: Day | null = occurrence ? from : nextOccurrenceStart(pattern, from, context);
  while (start !== null && start <= to) {
    occurrence = occurrenceOn(pattern, start, context);
    const dueOn = occurrence?.dueOn ?? null;
    if (dueOn !== null && dueOn > to) return;
    if (occurrence && dueOn !== null && dueOn >= from) yield occurrence;
    start = nextOccurrenceStart(pattern, start, context);
  }
}

/** The number of occurrences before the one on `day`, which determines the turn. 0 for `anytime`. */
export function occurrenceNumber(pattern: Pattern, day: Day, context: ScheduleContext): number {
  const current = occurrenceOn(pattern, day, context);
  const first = firstOccurrenceStart(pattern, context);
  if (!current || first === null) return 0;
  switch (pattern.kind) {
    case 'every':
      return (current.startsOn - first) / pattern.days;
    case 'days':
      return scheduledDaysBetween(pattern.days, first, current.startsOn);
    case 'times':
      return periodsBetween(pattern.per, first, current.startsOn);
    case 'anytime':
    case 'once':
      break;
  }
  return 0;
}

/** At most `count` occurrences: the current one, unless it is late, and the following ones. */
export function upcomingOccurrences(
  pattern: Pattern,
  day: Day,
  context: ScheduleContext,
  count: number,
): Occurrence[] {
  const current = occurrenceOn(pattern, day, context);
  const upcoming = current && !isLate(current, day) ? [current] : [];
  let next = nextOccurrenceStart(pattern, day, context);
  while (next !== null && upcoming.length < count) {
    const occurrence = occurrenceOn(pattern, next, context);
    if (occurrence) upcoming.push(occurrence);
    next = nextOccurrenceStart(pattern, next, context);
  }
  return upcoming;
}

/** Each occurrence then needs one submission. */
export function isShareable({ kind }: Pick<Schedule, 'kind'>): boolean {
  return kind !== 'anytime' && kind !== 'times';
}

/** Open after its due day. */
export function isLate({ dueOn }: Pick<Occurrence, 'dueOn'>, day: Day): boolean {
  return dueOn !== null && day > dueOn;
}

export function periodStart(per: Period, day: Day, weekStart: number): Day {
  if (per === 'day') return day;
  if (per === 'week') return day - ((weekdayOfDay(day) - weekStart + 7) % 7);
  return monthStart(day);
}

export function nextPeriodStart(per: Period, day: Day, weekStart: number): Day {
  const start = periodStart(per, day, weekStart);
  if (per === 'day') return start + 1;
  if (per === 'week') return start + 7;
  // 31 days after the first is always in the next month.
  return monthStart(start + 31);
}

/** The last occurrence that started, even before the chore existed. */
function latestOccurrence(pattern: Pattern, day: Day, weekStart: number): Occurrence | null {
  switch (pattern.kind) {
    case 'days': {
      const back = daysBackTo(pattern.days, day);
      return back === null ? null : dueAndStartingOn(day - back);
    }
    case 'times': {
      const start = periodStart(pattern.per, day, weekStart);
      const dueOn = nextPeriodStart(pattern.per, day, weekStart) - 1;
      // The key has both days, so that it differs from another schedule's.
      const key = start === dueOn ? dateOf(start) : `${dateOf(start)}/${dateOf(dueOn)}`;
      return { key, startsOn: start, dueOn, needed: pattern.times };
    }
    case 'every': {
      const days = day - pattern.from;
      return days < 0 ? null : dueAndStartingOn(day - (days % pattern.days));
    }
    case 'once':
      if (pattern.on === null) return { key: ONCE, startsOn: day, dueOn: null, needed: 1 };
      return day < pattern.on ? null : dueAndStartingOn(pattern.on);
    case 'anytime':
      break;
  }
  return null;
}

/** The next start, even before the chore existed. */
function startAfter(pattern: Pattern, day: Day, weekStart: number): Day | null {
  switch (pattern.kind) {
    case 'days': {
      for (let ahead = 1; ahead <= 7; ahead += 1) {
        if (pattern.days.includes(weekdayOfDay(day + ahead))) return day + ahead;
      }
      return null;
    }
    case 'times':
      return nextPeriodStart(pattern.per, day, weekStart);
    case 'every': {
      const days = day - pattern.from;
      return days < 0 ? pattern.from : day + pattern.days - (days % pattern.days);
    }
    case 'once':
      return pattern.on !== null && day < pattern.on ? pattern.on : null;
    case 'anytime':
      break;
  }
  return null;
}

function firstOccurrenceStart(pattern: Pattern, context: ScheduleContext): Day | null {
  const current = occurrenceOn(pattern, context.firstDay, context);
  return current ? current.startsOn : startAfter(pattern, context.firstDay, context.weekStart);
}

const dueAndStartingOn = (day: Day): Occurrence => ({
  key: dateOf(day),
  startsOn: day,
  dueOn: day,
  needed: 1,
});

/** Returns null if `days` is empty. Weekdays are 0 to 6. */
function daysBackTo(days: readonly number[], day: Day): number | null {
  for (let back = 0; back < 7; back += 1) {
    if (days.includes(weekdayOfDay(day - back))) return back;
  }
  return null;
}

/** Counts the days in [`from`, `to`). */
function scheduledDaysBetween(days: readonly number[], from: Day, to: Day): number {
  const span = to - from;
  const rest = span % 7;
  let count = ((span - rest) / 7) * new Set(days).size;
  for (let after = 0; after < rest; after += 1) {
    if (days.includes(weekdayOfDay(from + after))) count += 1;
  }
  return count;
}

function periodsBetween(per: Period, from: Day, to: Day): number {
  if (per === 'day') return to - from;
  if (per === 'week') return (to - from) / 7;
  return monthNumber(to) - monthNumber(from);
}

function monthNumber(day: Day): number {
  const date = dateOf(day);
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
