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
  /** Returns the kid's missed chores, ignoring paused days. */
  missedChores: (from: Day, to: Day) => Iterable<MissedChore>;
}

export interface MissedChore {
  day: Day;
  /** The day on which it became missed, because its next occurrence began. */
  missedOn: Day;
}

/** A kid without scheduled chores may skip one day in 7. */
const DAYS_PER_DAY_OFF = 7;

/**
 * Reads the days between days with approved chores. `best` is the longest run as the kid saw it: a chore that
 * was still open on a day ended no run on that day, so `best` doesn't fall when the chore is missed later.
 */
export function streakOf(records: StreakRecords): Streak {
  const { today, approvedOn } = records;
  const run: Run = { start: 0, dayOff: null, gaps: [] };
  let best = 0;
  let next: Day | null = null;
  for (const [index, day] of approvedOn.entries()) {
    if (next !== null && next < day) applyGap(run, records, { index, from: next, to: day - 1 });
    endAtMissed(run, day);
    best = Math.max(best, index + 1 - run.start);
    next = day + 1;
  }
  const count = approvedOn.length;
  if (next !== null && next < today) applyGap(run, records, { index: count, from: next, to: today - 1 });
  endAtMissed(run, today);
  return { days: count - run.start, best, today: approvedOn.includes(today) };
}

interface Run {
  /** The index of its first approved day. */
  start: number;
  /** The run starts at `index` if another day off comes too soon. */
  dayOff: { day: Day; index: number } | null;
  /** Gaps with a missed chore that end the run at `index` from `missedOn` on. */
  gaps: { index: number; missedOn: Day }[];
}

/** `index` belongs to the approved day after the gap. */
function applyGap(
  run: Run,
  { pendingOn, isPausedOn, isScheduledOn, missedChores }: StreakRecords,
  { index, from, to }: { index: number; from: Day; to: Day },
): void {
  const missedDays = new Set<Day>();
  let first = Number.POSITIVE_INFINITY;
  for (const { day, missedOn } of missedChores(from, to)) {
    if (pendingOn.has(day)) continue;
    missedDays.add(day);
    first = Math.min(first, missedOn);
    // The run ended before the next approved day.
    if (first <= to + 1) break;
  }
  if (missedDays.size > 0) run.gaps.push({ index, missedOn: first });
  for (let day = from; day <= to && run.start < index; day += 1) {
    if (missedDays.has(day) || pendingOn.has(day) || isPausedOn(day) || isScheduledOn(day)) continue;
    if (run.dayOff && day < run.dayOff.day + DAYS_PER_DAY_OFF)
      run.start = Math.max(run.start, run.dayOff.index);
    run.dayOff = { day, index };
  }
}

/** Ends the run at the last gap with a chore that was missed by `day`. */
function endAtMissed(run: Run, day: Day): void {
  const last = run.gaps.findLast(({ missedOn }) => missedOn <= day);
  if (!last) return;
  run.start = Math.max(run.start, last.index);
  run.gaps = run.gaps.filter(({ index }) => index > last.index);
  if (run.dayOff && run.dayOff.index <= last.index) run.dayOff = null;
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
