import { addDays, type CalendarDate } from './calendar';
import { nextOccurrenceStart, occurrenceOn, type ScheduleContext } from './schedule';
import type { ScheduledChore } from './kid-chores';
import { turnOf } from './turns';

export const PLAN_STATES = ['planned', 'waiting', 'done', 'missed', 'paused'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** A submission that was not sent back, as the plan counts it. */
export interface PlannedSubmission {
  id: string;
  choreId: string;
  kidId: string;
  status: 'pending' | 'approved';
  occurrenceKey: string | null;
  handedInOn: CalendarDate;
}

export interface PlanCell {
  day: CalendarDate;
  state: PlanState;
  submissionId: string | null;
}

/**
 * The cells of one chore for one kid on the days from `from` on. A chore with occurrences stands on the day each is due;
 * one without stands where something was handed in. `submissions` are those of this chore, oldest first, by anybody.
 */
export function planCells(
  chore: ScheduledChore,
  kidId: string,
  { from, days, today }: { from: CalendarDate; days: number; today: CalendarDate },
  context: ScheduleContext,
  submissions: readonly PlannedSubmission[],
  isPausedOn: (day: CalendarDate) => boolean,
): PlanCell[] {
  const cells: PlanCell[] = [];
  for (let index = 0; index < days; index += 1) {
    const day = addDays(from, index);
    const cell = cellOn(chore, kidId, day, today, context, submissions, isPausedOn);
    if (cell) cells.push({ day, ...cell });
  }
  return cells;
}

function cellOn(
  chore: ScheduledChore,
  kidId: string,
  day: CalendarDate,
  today: CalendarDate,
  context: ScheduleContext,
  submissions: readonly PlannedSubmission[],
  isPausedOn: (day: CalendarDate) => boolean,
): Omit<PlanCell, 'day'> | null {
  const occurrence = occurrenceOn(chore.schedule, day, context);
  const isUndated = occurrence === null || occurrence.dueOn === null;
  const here = submissions.filter((entry) =>
    isUndated
      ? entry.handedInOn === day && entry.occurrenceKey === (occurrence?.key ?? null)
      : entry.occurrenceKey === occurrence.key,
  );
  const own = here.filter((entry) => entry.kidId === kidId);
  const standsHere = isUndated
    ? own.length > 0 || isOpenOnce(chore, kidId, day, today, submissions)
    : occurrence.dueOn === day;
  if (!standsHere) return null;
  const needed = occurrence?.needed ?? 1;
  if (own.length > 0 && own.length >= (isUndated ? 1 : needed)) {
    const waits = own.some(({ status }) => status === 'pending');
    return { state: waits ? 'waiting' : 'done', submissionId: own.at(-1)?.id ?? null };
  }
  if (!chore.isActive || occurrence === null) return null;
  if (chore.sharing !== 'each' && here.length > 0) return null;
  if (chore.sharing === 'turns' && turnOf(chore, day, context) !== kidId) return null;
  const submissionId = own.at(-1)?.id ?? null;
  if (isPausedOn(day)) return { state: 'paused', submissionId };
  return { state: isOpen(chore, day, today, context) ? 'planned' : 'missed', submissionId };
}

/** A once chore without a day stands on today until it has been handed in. */
function isOpenOnce(
  { schedule, sharing }: ScheduledChore,
  kidId: string,
  day: CalendarDate,
  today: CalendarDate,
  submissions: readonly PlannedSubmission[],
): boolean {
  if (schedule.kind !== 'once' || schedule.on !== null || day !== today) return false;
  return !submissions.some((entry) => sharing !== 'each' || entry.kidId === kidId);
}

/** Whether the occurrence that is due on `day` can still be handed in today. */
function isOpen(
  { schedule }: ScheduledChore,
  day: CalendarDate,
  today: CalendarDate,
  context: ScheduleContext,
) {
  const next = nextOccurrenceStart(schedule, day, context);
  return next === null || today < next;
}
