import { isForKid } from './assignments';
import type { Day } from './day';
import type { ChoreTimeline, KidSince } from './occurrences';

/** A kid's days with approved chores in a row (docs/domain.md, "Streaks"). */
export interface Streak {
  days: number;
  best: number;
  today: boolean;
}

export interface StreakRecords {
  today: Day;
  /** Days, sorted and unique. */
  approvedOn: readonly Day[];
  pendingOn: ReadonlySet<Day>;
  isPausedOn: (day: Day) => boolean;
  isScheduledOn: (day: Day) => boolean;
  /** Returns the kid's first missed chore, ignoring paused days. */
  firstMissed: (from: Day, to: Day) => Day | null;
}

/** A kid without scheduled chores may skip one day in 7. */
const DAYS_PER_DAY_OFF = 7;

/** Reads the days between days with approved chores until the run ends. */
export function streakOf(records: StreakRecords): Streak {
  const { today, approvedOn } = records;
  const streak: Streak = { days: 0, best: 0, today: approvedOn.includes(today) };
  const run = { days: 0, afterDayOff: 0, dayOff: null as Day | null };
  let next: Day | null = null;
  for (const day of approvedOn) {
    if (next !== null && next < day) applyGap(run, records, next, day - 1);
    run.days += 1;
    run.afterDayOff += 1;
    streak.best = Math.max(streak.best, run.days);
    next = day + 1;
  }
  if (next !== null && next < today) applyGap(run, records, next, today - 1);
  return { ...streak, days: run.days };
}

interface Run {
  days: number;
  /** The run restarts here if another day off comes too soon. */
  afterDayOff: number;
  dayOff: Day | null;
}

function applyGap(run: Run, records: StreakRecords, from: Day, to: Day): void {
  const { pendingOn, isPausedOn, isScheduledOn, firstMissed } = records;
  let missed = firstMissed(from, to);
  while (missed !== null && pendingOn.has(missed)) missed = firstMissed(missed + 1, to);
  for (let day = from; day <= to && run.days > 0; day += 1) {
    if (pendingOn.has(day) || isPausedOn(day)) continue;
    if (day === missed) Object.assign(run, { days: 0, afterDayOff: 0, dayOff: null });
    if (day === missed || isScheduledOn(day)) continue;
    if (run.dayOff !== null && day < run.dayOff + DAYS_PER_DAY_OFF) run.days = run.afterDayOff;
    run.dayOff = day;
    run.afterDayOff = 0;
  }
}

/** The gaps between the days, and after the last one before today. */
export function gapsOf(approvedOn: readonly Day[], today: Day): { from: Day; to: Day }[] {
  return approvedOn.flatMap((day, index) => {
    const to = (approvedOn[index + 1] ?? today) - 1;
    return to > day ? [{ from: day + 1, to }] : [];
  });
}

export function scheduledDays(timelines: readonly ChoreTimeline[], kid: KidSince): (day: Day) => boolean {
  const spans = timelines.flatMap(({ revisions }) =>
    revisions.flatMap((revision, index) => {
      const { pattern, isActive, fromDay } = revision;
      if (!isActive || pattern.kind === 'anytime' || !isForKid(revision, kid.id)) return [];
      const from = Math.max(fromDay, kid.since);
      const until = revisions[index + 1]?.fromDay ?? Number.POSITIVE_INFINITY;
      const over = pattern.kind === 'once' ? (pattern.on ?? Number.NEGATIVE_INFINITY) + 1 : until;
      return from < Math.min(until, over) ? [{ from, until: Math.min(until, over) }] : [];
    }),
  );
  const merged: { from: Day; until: Day }[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else merged.push(span);
  }
  return (day) => merged.some(({ from, until }) => from <= day && day < until);
}
