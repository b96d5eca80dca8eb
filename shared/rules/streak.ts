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
  const sorted = [...approvedOn].toSorted();
  const first = sorted[0];
  const streak = { days: 0, best: 0, today: approvedOn.has(today) };
  if (first === undefined) return streak;
  // A change of the zone may have left a day ahead of today.
  const last = [today, sorted.at(-1) ?? today].toSorted().at(-1) ?? today;
  // The days of the run that came after its last day off, which is where it begins if another day off comes too soon.
  let afterDayOff = 0;
  let dayOff: CalendarDate | null = null;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (approvedOn.has(day)) {
      streak.days += 1;
      afterDayOff += 1;
      streak.best = Math.max(streak.best, streak.days);
    } else if (streak.days > 0 && day < today && !waitingOn.has(day) && !isPausedOn(day)) {
      if (isMissedOn) {
        if (isMissedOn(day)) streak.days = 0;
      } else {
        if (dayOff !== null && day < addDays(dayOff, DAYS_PER_DAY_OFF)) streak.days = afterDayOff;
        dayOff = day;
        afterDayOff = 0;
      }
    }
  }
  return streak;
}
