import type { Sharing } from '../constants';
import type { Day } from './day';
import {
  occurrenceNumber,
  occurrenceOn,
  patternOf,
  type Occurrence,
  type Pattern,
  type Schedule,
  type ScheduleContext,
} from './schedule';

/** An edit starts a new revision on the family's current day. */
export interface ChoreRules {
  schedule: Schedule;
  sharing: Sharing;
  kidIds: readonly string[];
  isActive: boolean;
}

export interface RevisionRecord extends ChoreRules {
  fromDay: Day;
  /**
   * An edit ended earlier occurrences. Revisions that only change turns continue the previous revision's
   * occurrences.
   */
  occurrencesFrom: Day;
  weekStart: number;
  /** Starts with the current kid on `fromDay`. */
  turnOrder: readonly string[];
}

export interface Revision extends RevisionRecord {
  pattern: Pattern;
}

/** The family's settings, copied to a new revision. */
export interface FamilyRules {
  kidIds: readonly string[];
  weekStart: number;
}

export const withPattern = (record: RevisionRecord): Revision => ({
  ...record,
  pattern: patternOf(record.schedule),
});

export const scheduleContextOf = ({ occurrencesFrom, weekStart }: RevisionRecord): ScheduleContext => ({
  firstDay: occurrencesFrom,
  weekStart,
});

/** Returns null before the chore existed. `revisions` are sorted. */
export function revisionOn(revisions: readonly Revision[], day: Day): Revision | null {
  return revisions.findLast(({ fromDay }) => fromDay <= day) ?? null;
}

/** The day on which an edit ended the revision's occurrences. */
export function endDayOf(revisions: readonly Revision[], { fromDay, occurrencesFrom }: Revision): Day | null {
  const next = revisions.find(
    (other) => other.fromDay > fromDay && other.occurrencesFrom !== occurrencesFrom,
  );
  return next?.fromDay ?? null;
}

export function kidIdOfTurn(revision: Revision, day: Day): string | null {
  const { pattern, fromDay, turnOrder } = revision;
  if (turnOrder.length === 0) return null;
  const context = scheduleContextOf(revision);
  const turns = occurrenceNumber(pattern, day, context) - occurrenceNumber(pattern, fromDay, context);
  return turnOrder[turns % turnOrder.length] ?? null;
}

/**
 * The revision that starts on `day`, or null if nothing changes. An edit ends late occurrences; a kid who
 * joins or leaves does not (`continues`). The kid whose turn it is keeps it.
 */
export function revise(
  revisions: readonly Revision[],
  day: Day,
  rules: ChoreRules,
  family: FamilyRules,
  continues = false,
): Revision | null {
  const before = revisionOn(revisions, day - 1);
  const current = revisionOn(revisions, day);
  const members =
    rules.kidIds.length === 0 ? family.kidIds : family.kidIds.filter((id) => rules.kidIds.includes(id));
  const { schedule, sharing, isActive } = rules;
  const next = withPattern({
    schedule,
    sharing,
    isActive,
    kidIds: rules.kidIds.length === 0 ? [] : members,
    fromDay: day,
    occurrencesFrom: day,
    weekStart: family.weekStart,
    turnOrder: sharing === 'turns' ? startingWithTurn(members, current, day) : [],
  });
  const isAsBefore = before !== null && hasSameRules(before, next, family.kidIds);
  if (continues && current) next.occurrencesFrom = current.occurrencesFrom;
  else if (isAsBefore) next.occurrencesFrom = before.occurrencesFrom;
  return isAsBefore && goesOn(before, next, day) ? null : next;
}

/**
 * The occurrence of a new schedule that a submission counts for: its own if it still exists, else the current
 * one, else the one due on the same day. `dueOn` is today or later.
 */
export function matchingOccurrence(
  revision: Revision,
  today: Day,
  { key, dueOn }: { key: string | null; dueOn: Day | null },
): Occurrence | null {
  const context = scheduleContextOf(revision);
  const sameDay = dueOn === null ? null : occurrenceOn(revision.pattern, dueOn, context);
  if (sameDay?.key === key) return sameDay;
  const current = occurrenceOn(revision.pattern, today, context);
  if (current || dueOn === null) return current;
  return sameDay?.dueOn === dueOn ? sameDay : null;
}

/** Passes turns from the occurrence that is current on `day`; back if `times` is negative. */
export function passTurns(revisions: readonly Revision[], day: Day, times: number): Revision | null {
  const current = revisionOn(revisions, day);
  if (!current) return null;
  const order = orderOn(current, day);
  const first = ((times % order.length) + order.length) % order.length || 0;
  const next = { ...current, fromDay: day, turnOrder: rotate(order, first) };
  const before = revisionOn(revisions, day - 1);
  return before && hasSameRules(before, next, order) && goesOn(before, next, day) ? null : next;
}

function startingWithTurn(members: readonly string[], current: Revision | null, day: Day): readonly string[] {
  const first = current && orderOn(current, day).find((id) => members.includes(id));
  return first ? rotate(members, members.indexOf(first)) : members;
}

function orderOn(revision: Revision, day: Day): readonly string[] {
  const { turnOrder } = revision;
  return rotate(turnOrder, Math.max(0, turnOrder.indexOf(kidIdOfTurn(revision, day) ?? '')));
}

const rotate = (order: readonly string[], first: number): readonly string[] => [
  ...order.slice(first),
  ...order.slice(0, first),
];

/** Whether the revision continues with the same occurrences and turns. */
const goesOn = (before: Revision, next: Revision, day: Day): boolean =>
  before.occurrencesFrom === next.occurrencesFrom && orderOn(before, day).join() === next.turnOrder.join();

function hasSameRules(a: Revision, b: Revision, present: readonly string[]): boolean {
  const kidsOf = ({ kidIds }: Revision) => present.filter((id) => kidIds.includes(id)).join();
  const isWeekly = a.pattern.kind === 'times' && a.pattern.per === 'week';
  return (
    a.sharing === b.sharing &&
    a.isActive === b.isActive &&
    (a.kidIds.length === 0) === (b.kidIds.length === 0) &&
    kidsOf(a) === kidsOf(b) &&
    isSameSchedule(a.schedule, b.schedule) &&
    (!isWeekly || a.weekStart === b.weekStart)
  );
}

function isSameSchedule(a: Schedule, b: Schedule): boolean {
  return scheduleText(a) === scheduleText(b);
}

/** The database reorders fields, so equal schedules get equal text. */
function scheduleText(schedule: Schedule): string {
  switch (schedule.kind) {
    case 'anytime':
      return 'anytime';
    case 'days':
      return `days ${schedule.days.toSorted((a, b) => a - b).join()}`;
    case 'times':
      return `${schedule.times} times per ${schedule.per}`;
    case 'every':
      return `every ${schedule.days} days from ${schedule.from}`;
    case 'once':
      break;
  }
  return `once ${schedule.on}`;
}
