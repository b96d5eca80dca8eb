import { addDays, type CalendarDate } from './calendar';

/** A kid's days with approved chores in a row (docs/domain.md, "Streaks"). */
export interface Streak {
  /** Of the run that goes on. */
  days: number;
  /** Of the longest run there ever was. */
  best: number;
  /** Whether today is one of its days. */
  today: boolean;
}

/** What a streak follows from. */
export interface StreakRecords {
  today: CalendarDate;
  /** The days on which a chore was handed in that has been approved. */
  approvedOn: ReadonlySet<CalendarDate>;
  /** The days on which a chore was handed in that waits for a review. */
  waitingOn: ReadonlySet<CalendarDate>;
  isPausedOn: (day: CalendarDate) => boolean;
  /** Whether a chore that was due for the kid on the day was missed; null for a kid without scheduled chores. */
  isMissedOn: ((day: CalendarDate) => boolean) | null;
}

/** A kid without scheduled chores may leave out one of any so many days in a row. */
export const DAYS_PER_DAY_OFF = 7;

/** The streak of a kid. Days are those of the family's zone on which the chores were handed in. */
export function streakOf(records: StreakRecords): Streak {
  const { today, approvedOn, waitingOn, isPausedOn, isMissedOn } = records;
  const streak = { days: 0, best: 0, today: approvedOn.has(today) };
  // The days of the run that came after its last day off, which is where it begins if another day off comes too soon.
  let afterDayOff = 0;
  let dayOff: CalendarDate | null = null;
  const leaveOut = (day: CalendarDate) => {
    if (streak.days === 0 || waitingOn.has(day) || isPausedOn(day)) return;
    if (isMissedOn) {
      if (isMissedOn(day)) streak.days = 0;
      return;
    }
    if (dayOff !== null && day < addDays(dayOff, DAYS_PER_DAY_OFF)) streak.days = afterDayOff;
    dayOff = day;
    afterDayOff = 0;
  };
  let next: CalendarDate | null = null;
  for (const day of [...approvedOn].toSorted()) {
    if (next !== null) for (const gap of daysUntil(next, day)) leaveOut(gap);
    streak.days += 1;
    afterDayOff += 1;
    streak.best = Math.max(streak.best, streak.days);
    next = addDays(day, 1);
  }
  if (next !== null) for (const gap of daysUntil(next, today)) leaveOut(gap);
  return streak;
}

/** The days between those on which a chore was approved, and after them before today. */
export function daysWithoutApproval(
  approvedOn: ReadonlySet<CalendarDate>,
  today: CalendarDate,
): CalendarDate[] {
  const sorted = [...approvedOn].toSorted();
  return sorted.flatMap((day, index) => [...daysUntil(addDays(day, 1), sorted[index + 1] ?? today)]);
}

function* daysUntil(from: CalendarDate, end: CalendarDate): Generator<CalendarDate> {
  for (let day = from; day < end; day = addDays(day, 1)) yield day;
}
