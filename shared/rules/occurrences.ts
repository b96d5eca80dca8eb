import { isForKid } from './assignments';
import { scheduleContextOf, endDayOf, revisionOn, kidIdOfTurn, type Revision } from './chore-history';
import { dayOf, type Day } from './day';
import { nextOccurrenceStart, occurrenceOn, occurrencesDue, type Occurrence, type Pattern } from './schedule';

/** `taken`: a removed kid has done it. */
export const EXCEPTION_KINDS = ['moved', 'skipped', 'assigned', 'taken'] as const;

export interface OccurrenceException {
  kind: (typeof EXCEPTION_KINDS)[number];
  /** A key with the scheduled kid if each kid has a separate occurrence. */
  key: string;
  kidId: string | null;
  movedTo: Day | null;
  assignedTo: string | null;
  by: string | null;
}

/** Decides when a chore is due and for whom. */
export interface ChoreTimeline {
  revisions: readonly Revision[];
  exceptions: ReadonlyMap<string, readonly OccurrenceException[]>;
}

export interface KidSince {
  id: string;
  since: Day;
}

export interface ScheduledOccurrence extends Occurrence {
  dueOn: Day;
  /** The current revision, or the one when the occurrence ended. */
  revision: Revision;
  nextOn: Day | null;
  /** The day on which an edit ended the schedule. */
  endedOn: Day | null;
  turn: string | null;
}

export interface KidOccurrence {
  scheduled: ScheduledOccurrence;
  /** Differs from the scheduled day after a move. */
  dueOn: Day;
  exception: OccurrenceException | null;
  isOwn: boolean;
}

/** The occurrences by each day's revision. */
export function scheduledOccurrences(
  { revisions }: ChoreTimeline,
  from: Day,
  to: Day,
): ScheduledOccurrence[] {
  return revisions.flatMap((revision, index) => {
    const next = revisions[index + 1];
    const first = Math.max(from, revision.fromDay);
    const last = next ? Math.min(to, next.fromDay - 1) : to;
    if (!revision.isActive || first > last) return [];
    const due = occurrencesDue(revision.pattern, first, last, scheduleContextOf(revision));
    return Array.from(due, (occurrence) => asScheduled(revisions, revision, occurrence));
  });
}

/** Occurrences due from `from` to `to`. `all` are the schedule's. */
export function kidOccurrences(
  timeline: ChoreTimeline,
  all: readonly ScheduledOccurrence[],
  kid: KidSince,
  from: Day,
  to: Day,
): KidOccurrence[] {
  if (timeline.exceptions.size === 0)
    return all.map((scheduled) => ({
      scheduled,
      dueOn: scheduled.dueOn,
      exception: null,
      isOwn: isOwnOccurrence(scheduled, kid),
    }));
  const unmoved = all.flatMap((scheduled) => {
    const occurrence = asKidOccurrence(timeline, scheduled, kid);
    return occurrence.exception?.kind === 'moved' ? [] : [occurrence];
  });
  const moved = [...timeline.exceptions.values()].flat().flatMap(({ key, kidId, movedTo }) => {
    if (movedTo === null || movedTo < from || movedTo > to) return [];
    if (kidId !== null && kidId !== kid.id) return [];
    const scheduled = occurrenceByKey(timeline, key, movedTo);
    return scheduled ? [asKidOccurrence(timeline, scheduled, kid)] : [];
  });
  return [...unmoved, ...moved];
}

/** The kid's open and done occurrences on `day`, oldest first. */
export function kidOccurrencesOn(timeline: ChoreTimeline, kid: KidSince, day: Day): KidOccurrence[] {
  const { revisions } = timeline;
  const revision = revisionOn(revisions, day);
  if (!revision) return [];
  // A moved occurrence can be due after a later edit.
  const context = { ...scheduleContextOf(revision), firstDay: Number.NEGATIVE_INFINITY };
  const next = nextOccurrenceStart(revision.pattern, day, context);
  const current = [day, ...(next === null ? [] : [next])].flatMap((on) => {
    const occurrence = occurrenceOn(revision.pattern, on, context);
    return occurrence && occurrence.dueOn !== null ? [asScheduled(revisions, revision, occurrence)] : [];
  });
  return current
    .map((scheduled) => asKidOccurrence(timeline, scheduled, kid))
    .filter(({ scheduled, dueOn, exception }) => {
      const startsOn = exception?.kind === 'moved' ? dueOn : scheduled.startsOn;
      return startsOn <= day && dueOn >= revision.occurrencesFrom;
    })
    .toSorted((a, b) => a.scheduled.dueOn - b.scheduled.dueOn);
}

export function occurrenceDueOn(timeline: ChoreTimeline, day: Day): ScheduledOccurrence | null {
  return occurrenceByKey(timeline, null, day);
}

export function occurrenceMovedTo(
  timeline: ChoreTimeline,
  date: string,
  movedTo: Day,
): ScheduledOccurrence | null {
  return occurrenceByKey(timeline, date, movedTo);
}

/** Whether single occurrences can be changed. */
export function hasDays(pattern: Pattern): boolean {
  return (
    pattern.kind === 'days' || pattern.kind === 'every' || (pattern.kind === 'once' && pattern.on !== null)
  );
}

/**
 * The first day after `day` on which the kid has an occurrence, including moved, skipped and reassigned ones.
 */
export function nextStart(timeline: ChoreTimeline, kid: KidSince, day: Day): Day | null {
  const { revisions } = timeline;
  const revision = revisionOn(revisions, day) ?? revisions[0];
  if (!revision) return null;
  const context = scheduleContextOf(revision);
  const starts: Day[] = [];
  const current = occurrenceOn(revision.pattern, day, { ...context, firstDay: Number.NEGATIVE_INFINITY });
  if (current && current.dueOn !== null && timeline.exceptions.has(current.key)) {
    const { dueOn, exception } = asKidOccurrence(timeline, asScheduled(revisions, revision, current), kid);
    if (exception?.kind === 'moved' && dueOn > day) starts.push(dueOn);
  }
  let start = nextOccurrenceStart(revision.pattern, day, context);
  for (let look = 0; start !== null && look < MOST_EXCEPTIONS_AHEAD; look += 1) {
    const occurrence = occurrenceOn(revision.pattern, start, context);
    if (!occurrence || !timeline.exceptions.has(occurrence.key)) {
      starts.push(start);
      break;
    }
    const { dueOn, exception, isOwn } = asKidOccurrence(
      timeline,
      asScheduled(revisions, revision, occurrence),
      kid,
    );
    const isMoved = exception?.kind === 'moved';
    const isDue = exception === null || isMoved || (exception.kind === 'assigned' && isOwn);
    if (isDue && (!isMoved || dueOn > day)) starts.push(dueOn);
    if (isDue && !isMoved) break;
    start = nextOccurrenceStart(revision.pattern, start, context);
  }
  return starts.length === 0 ? null : Math.min(...starts);
}

export function fitsRevision(
  revision: Revision,
  dueOn: Day,
  { kidId, assignedTo }: Pick<OccurrenceException, 'kidId' | 'assignedTo'>,
): boolean {
  const { pattern, sharing, weekStart } = revision;
  if (pattern.kind === 'times' || (sharing === 'each') !== (kidId !== null)) return false;
  if (occurrenceOn(pattern, dueOn, { firstDay: dueOn, weekStart })?.dueOn !== dueOn) return false;
  if (kidId === null) return true;
  const hasItAnyway = assignedTo !== null && isForKid(revision, assignedTo);
  return isForKid(revision, kidId) && !hasItAnyway;
}

const MOST_EXCEPTIONS_AHEAD = 200;

/** If an edit ended it, it is neither due nor missed. */
export function outcomeOf({ nextOn, endedOn }: ScheduledOccurrence, today: Day): 'open' | 'missed' | 'ended' {
  const end = endedOn !== null && endedOn <= today ? endedOn : null;
  if (nextOn !== null && nextOn <= (end ?? today)) return 'missed';
  return end === null ? 'open' : 'ended';
}

function asScheduled(
  revisions: readonly Revision[],
  revision: Revision,
  occurrence: Occurrence,
): ScheduledOccurrence {
  const { startsOn } = occurrence;
  const dueOn = occurrence.dueOn ?? startsOn;
  const context = { ...scheduleContextOf(revision), firstDay: Number.NEGATIVE_INFINITY };
  const nextOn = nextOccurrenceStart(revision.pattern, dueOn, context);
  // Passing a turn also moves a late occurrence.
  const latest =
    revisions.findLast(
      ({ fromDay, occurrencesFrom }) =>
        occurrencesFrom === revision.occurrencesFrom && (nextOn === null || fromDay < nextOn),
    ) ?? revision;
  return {
    ...occurrence,
    dueOn,
    revision: latest,
    nextOn,
    endedOn: endDayOf(revisions, revision),
    turn: latest.sharing === 'turns' ? kidIdOfTurn(latest, startsOn) : null,
  };
}

function occurrenceByKey(
  { revisions }: ChoreTimeline,
  key: string | null,
  onDay: Day,
): ScheduledOccurrence | null {
  const dueOn = key === null ? onDay : dayOf(key);
  const revision = revisionOn(revisions, Math.max(dueOn, onDay));
  if (!revision?.isActive) return null;
  const firstDay = key === null ? revision.occurrencesFrom : Math.min(dueOn, revision.occurrencesFrom);
  const occurrence = occurrenceOn(revision.pattern, dueOn, { ...scheduleContextOf(revision), firstDay });
  return occurrence?.dueOn === dueOn ? asScheduled(revisions, revision, occurrence) : null;
}

function asKidOccurrence(
  { exceptions }: ChoreTimeline,
  scheduled: ScheduledOccurrence,
  kid: KidSince,
): KidOccurrence {
  // The key can equal an earlier schedule's date.
  const hasExceptions = scheduled.revision.pattern.kind !== 'times';
  const list = (hasExceptions && exceptions.get(scheduled.key)) || [];
  const given = list.find(({ assignedTo }) => assignedTo === kid.id);
  if (given) return { scheduled, dueOn: scheduled.dueOn, exception: given, isOwn: true };
  const kidId = scheduled.revision.sharing === 'each' ? kid.id : null;
  const exception = list.find((other) => other.kidId === kidId) ?? null;
  const isOwn = isOwnOccurrence(scheduled, kid) && exception?.kind !== 'assigned';
  return { scheduled, dueOn: exception?.movedTo ?? scheduled.dueOn, exception, isOwn };
}

function isOwnOccurrence({ revision, turn, dueOn }: ScheduledOccurrence, kid: KidSince): boolean {
  if (revision.sharing === 'turns') return turn === kid.id;
  return kid.since <= dueOn && isForKid(revision, kid.id);
}
