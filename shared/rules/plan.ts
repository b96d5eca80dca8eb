import { isForKid } from './assignments';
import { revisionOn } from './chore-history';
import type { Day } from './day';
import { groupBy } from './group-by';
import {
  outcomeOf,
  scheduledOccurrences,
  kidOccurrences,
  type ChoreTimeline,
  type KidSince,
  type OccurrenceException,
  type ScheduledOccurrence,
  type KidOccurrence,
} from './occurrences';

export const PLAN_STATES = ['planned', 'waiting', 'done', 'missed', 'paused', 'skipped'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

export interface PlannedSubmission {
  id: string;
  kidId: string;
  status: 'pending' | 'approved';
  occurrenceKey: string | null;
  dueOn: Day | null;
  handedInOn: Day;
}

export interface PlanCell {
  day: Day;
  state: PlanState;
  /** The day on which a missed chore's next occurrence began. */
  missedOn: Day | null;
  submissionId: string | null;
  /** The exception with its scheduled day and kid. */
  exception: { of: OccurrenceException; from: Day; fromKidId: string | null } | null;
}

export interface PlanSpan {
  from: Day;
  to: Day;
  today: Day;
}

/** A chore's part of the plan, computed once for all kids. */
export interface PlannedChore {
  timeline: ChoreTimeline;
  scheduled: readonly ScheduledOccurrence[];
  byKey: ReadonlyMap<string | null, readonly PlannedSubmission[]>;
}

/** `submissions` are due or done in the span, and all of a once chore without a day; oldest first. */
export function plannedChore(
  timeline: ChoreTimeline,
  { from, to }: PlanSpan,
  submissions: readonly PlannedSubmission[],
): PlannedChore {
  return {
    timeline,
    scheduled: scheduledOccurrences(timeline, from, to),
    byKey: groupBy(submissions, ({ occurrenceKey }) => occurrenceKey),
  };
}

/**
 * Places each cell on the due day, or where it was done without days. A submission keeps its cell even if the
 * chore has changed since.
 */
export function planCells(
  chore: PlannedChore,
  kid: KidSince,
  span: PlanSpan,
  isPausedOn: (day: Day) => boolean,
): PlanCell[] {
  const { from, to, today } = span;
  const cells: PlanCell[] = [];
  for (const occurrence of kidOccurrences(chore.timeline, chore.scheduled, kid, from, to)) {
    const cell = cellOf(chore, occurrence, kid, today, isPausedOn);
    if (cell) cells.push(cell);
  }
  if (chore.byKey.size > 0) cells.push(...otherSubmissions(chore, kid, span, cells));
  const open = openOnce(chore, kid, span);
  if (open !== null && !cells.some(({ day }) => day === open))
    cells.push({
      day: open,
      state: isPausedOn(open) ? 'paused' : 'planned',
      missedOn: null,
      submissionId: null,
      exception: null,
    });
  return cells;
}

export const missedCells = (cells: readonly PlanCell[]) =>
  cells.flatMap(({ day, missedOn }) => (missedOn === null ? [] : [{ day, missedOn }]));

function cellOf(
  { byKey }: PlannedChore,
  { scheduled, dueOn: day, exception, isOwn }: KidOccurrence,
  kid: KidSince,
  today: Day,
  isPausedOn: (day: Day) => boolean,
): PlanCell | null {
  const here = byKey.get(scheduled.key) ?? [];
  const own = here.filter(({ kidId }) => kidId === kid.id);
  const cell = (state: PlanState): PlanCell => ({
    day,
    state,
    missedOn: state === 'missed' ? scheduled.nextOn : null,
    submissionId: own.at(-1)?.id ?? null,
    exception: exception && exception.kind !== 'taken' ? describe(exception, scheduled) : null,
  });
  const outcome = outcomeOf(scheduled, today);
  const isLost = !isOwn || outcome === 'ended';
  if (own.length > 0 && (isLost || own.length >= scheduled.needed)) return cell(handedInState(own));
  if (!isOwn) return null;
  if (scheduled.revision.sharing !== 'each' && (here.length > 0 || exception?.kind === 'taken')) return null;
  if (exception?.kind === 'skipped') return cell('skipped');
  if (isPausedOn(day)) return cell('paused');
  if (outcome === 'ended') return null;
  return cell(outcome === 'open' ? 'planned' : 'missed');
}

const describe = (of: OccurrenceException, scheduled: ScheduledOccurrence): PlanCell['exception'] => ({
  of,
  from: scheduled.dueOn,
  fromKidId: of.kind === 'assigned' ? (of.kidId ?? scheduled.turn) : null,
});

const handedInState = (own: readonly PlannedSubmission[]): PlanState =>
  own.some(({ status }) => status === 'pending') ? 'waiting' : 'done';

/** Cells for submissions without an occurrence in the span, one per day. */
function otherSubmissions(
  { byKey }: PlannedChore,
  kid: KidSince,
  { from, to }: PlanSpan,
  cells: readonly PlanCell[],
): PlanCell[] {
  const shown = new Set(cells.map(({ submissionId }) => submissionId));
  const days = new Set(cells.map(({ day }) => day));
  const others: PlanCell[] = [];
  for (const submissions of byKey.values()) {
    const own = submissions.filter(({ kidId }) => kidId === kid.id);
    if (own.some(({ id }) => shown.has(id))) continue;
    for (const [day, entries] of groupBy(own, ({ dueOn, handedInOn }) => dueOn ?? handedInOn)) {
      if (days.has(day) || day < from || day > to) continue;
      days.add(day);
      const submissionId = entries.at(-1)?.id ?? null;
      others.push({ day, state: handedInState(entries), missedOn: null, submissionId, exception: null });
    }
  }
  return others;
}

function openOnce(
  { timeline, byKey }: PlannedChore,
  kid: KidSince,
  { from, to, today }: PlanSpan,
): Day | null {
  if (today < from || today > to) return null;
  const revision = revisionOn(timeline.revisions, today);
  const isOnce = revision?.pattern.kind === 'once' && revision.pattern.on === null;
  if (!isOnce || !revision.isActive || timeline.exceptions.has('once')) return null;
  const isOwn = revision.sharing === 'turns' ? revision.turnOrder[0] === kid.id : isForKid(revision, kid.id);
  const isDone = (byKey.get('once') ?? []).some(
    ({ kidId }) => revision.sharing !== 'each' || kidId === kid.id,
  );
  return isOwn && !isDone ? today : null;
}
