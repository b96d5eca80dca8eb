import { contextOf, endOf, includesKid, revisionOn, turnOn, type Revision } from './chore-history';
import { dayOf, type Day } from './day';
import { nextOccurrenceStart, occurrenceOn, occurrencesDue, type Occurrence, type Pattern } from './schedule';

/** A changed occurrence. `taken` means that a removed kid has done it. */
export const EXCEPTION_KINDS = ['moved', 'skipped', 'assigned', 'taken'] as const;

export interface OccurrenceException {
  kind: (typeof EXCEPTION_KINDS)[number];
  /** The occurrence, with its kid by the schedule if each kid has a separate one. */
  key: string;
  kidId: string | null;
  movedTo: Day | null;
  assignedTo: string | null;
  by: string | null;
}

/** Everything that decides when a chore is due and for whom. */
export interface ChoreTimeline {
  revisions: readonly Revision[];
  exceptions: ReadonlyMap<string, readonly OccurrenceException[]>;
}

export interface KidSince {
  id: string;
  since: Day;
}

export interface Slot extends Occurrence {
  dueOn: Day;
  /** The current revision, or the one when the occurrence ended. */
  revision: Revision;
  nextOn: Day | null;
  /** The day on which an edit ended the schedule. */
  endedOn: Day | null;
  turn: string | null;
}

/** An occurrence for one kid, with its exception. */
export interface Standing {
  slot: Slot;
  /** The due day, which differs from the scheduled one after a move. */
  dueOn: Day;
  exception: OccurrenceException | null;
  isOwn: boolean;
}

/** The occurrences scheduled from `from` to `to`, by each day's revision. */
export function slotsDue({ revisions }: ChoreTimeline, from: Day, to: Day): Slot[] {
  return revisions.flatMap((revision, index) => {
    const next = revisions[index + 1];
    const first = Math.max(from, revision.fromDay);
    const last = next ? Math.min(to, next.fromDay - 1) : to;
    if (!revision.isActive || first > last) return [];
    const due = occurrencesDue(revision.pattern, first, last, contextOf(revision));
    return Array.from(due, (occurrence) => slotOf(revisions, revision, occurrence));
  });
}

/** The kid's occurrences that are due from `from` to `to`. `slots` are the scheduled ones. */
export function standingsOf(
  timeline: ChoreTimeline,
  slots: readonly Slot[],
  kid: KidSince,
  from: Day,
  to: Day,
): Standing[] {
  if (timeline.exceptions.size === 0)
    return slots.map((slot) => ({ slot, dueOn: slot.dueOn, exception: null, isOwn: isOwnSlot(slot, kid) }));
  const standings = slots.flatMap((slot) => {
    const standing = standingOf(timeline, slot, kid);
    return standing.exception?.kind === 'moved' ? [] : [standing];
  });
  const moved = [...timeline.exceptions.values()].flat().flatMap(({ key, kidId, movedTo }) => {
    if (movedTo === null || movedTo < from || movedTo > to) return [];
    if (kidId !== null && kidId !== kid.id) return [];
    const slot = slotByKey(timeline, key, movedTo);
    return slot ? [standingOf(timeline, slot, kid)] : [];
  });
  return [...standings, ...moved];
}

/** The kid's open and done occurrences on `day`, oldest first. */
export function standingsOn(timeline: ChoreTimeline, kid: KidSince, day: Day): Standing[] {
  const { revisions } = timeline;
  const revision = revisionOn(revisions, day);
  if (!revision) return [];
  // A moved occurrence can be due after an edit that came after its scheduled day.
  const context = { ...contextOf(revision), firstDay: Number.NEGATIVE_INFINITY };
  const next = nextOccurrenceStart(revision.pattern, day, context);
  const current = [day, ...(next === null ? [] : [next])].flatMap((on) => {
    const occurrence = occurrenceOn(revision.pattern, on, context);
    return occurrence && occurrence.dueOn !== null ? [slotOf(revisions, revision, occurrence)] : [];
  });
  return current
    .map((slot) => standingOf(timeline, slot, kid))
    .filter(({ slot, dueOn, exception }) => {
      const startsOn = exception?.kind === 'moved' ? dueOn : slot.startsOn;
      return startsOn <= day && dueOn >= revision.occurrencesFrom;
    })
    .toSorted((a, b) => a.slot.dueOn - b.slot.dueOn);
}

export function slotDueOn(timeline: ChoreTimeline, day: Day): Slot | null {
  return slotByKey(timeline, null, day);
}

/** The occurrence scheduled on `date` and moved to `movedTo`, or null. */
export function slotMovedTo(timeline: ChoreTimeline, date: string, movedTo: Day): Slot | null {
  return slotByKey(timeline, date, movedTo);
}

/** Whether the pattern's occurrences have days, so that one can be changed. */
export function hasDays(pattern: Pattern): boolean {
  return (
    pattern.kind === 'days' || pattern.kind === 'every' || (pattern.kind === 'once' && pattern.on !== null)
  );
}

/** The first day after `day` on which the kid has an occurrence, including moved, skipped and reassigned ones. */
export function nextStart(timeline: ChoreTimeline, kid: KidSince, day: Day): Day | null {
  const { revisions } = timeline;
  const revision = revisionOn(revisions, day) ?? revisions[0];
  if (!revision) return null;
  const context = contextOf(revision);
  const starts: Day[] = [];
  const current = occurrenceOn(revision.pattern, day, { ...context, firstDay: Number.NEGATIVE_INFINITY });
  if (current && current.dueOn !== null && timeline.exceptions.has(current.key)) {
    const { dueOn, exception } = standingOf(timeline, slotOf(revisions, revision, current), kid);
    if (exception?.kind === 'moved' && dueOn > day) starts.push(dueOn);
  }
  let start = nextOccurrenceStart(revision.pattern, day, context);
  for (let look = 0; start !== null && look < MOST_EXCEPTIONS_AHEAD; look += 1) {
    const occurrence = occurrenceOn(revision.pattern, start, context);
    if (!occurrence || !timeline.exceptions.has(occurrence.key)) {
      starts.push(start);
      break;
    }
    const { dueOn, exception, isOwn } = standingOf(timeline, slotOf(revisions, revision, occurrence), kid);
    const isMoved = exception?.kind === 'moved';
    const isDue = exception === null || isMoved || (exception.kind === 'assigned' && isOwn);
    if (isDue && (!isMoved || dueOn > day)) starts.push(dueOn);
    if (isDue && !isMoved) break;
    start = nextOccurrenceStart(revision.pattern, start, context);
  }
  return starts.length === 0 ? null : Math.min(...starts);
}

/** Whether the exception is still valid after an edit. */
export function fitsRevision(
  revision: Revision,
  dueOn: Day,
  { kidId, assignedTo }: Pick<OccurrenceException, 'kidId' | 'assignedTo'>,
): boolean {
  const { pattern, sharing, weekStart } = revision;
  if (pattern.kind === 'times' || (sharing === 'each') !== (kidId !== null)) return false;
  if (occurrenceOn(pattern, dueOn, { firstDay: dueOn, weekStart })?.dueOn !== dueOn) return false;
  if (kidId === null) return true;
  const hasItAnyway = assignedTo !== null && includesKid(revision, assignedTo);
  return includesKid(revision, kidId) && !hasItAnyway;
}

/** The maximum per family. */
const MOST_EXCEPTIONS_AHEAD = 200;

/** Whether the occurrence is open on `today`. If an edit ended it, it is neither due nor missed. */
export function fateOf({ nextOn, endedOn }: Slot, today: Day): 'open' | 'missed' | 'ended' {
  const end = endedOn !== null && endedOn <= today ? endedOn : null;
  if (nextOn !== null && nextOn <= (end ?? today)) return 'missed';
  return end === null ? 'open' : 'ended';
}

function slotOf(revisions: readonly Revision[], revision: Revision, occurrence: Occurrence): Slot {
  const { startsOn } = occurrence;
  const dueOn = occurrence.dueOn ?? startsOn;
  const context = { ...contextOf(revision), firstDay: Number.NEGATIVE_INFINITY };
  const nextOn = nextOccurrenceStart(revision.pattern, dueOn, context);
  // Passing a turn also moves an open occurrence, even a late one.
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
    endedOn: endOf(revisions, revision),
    turn: latest.sharing === 'turns' ? turnOn(latest, startsOn) : null,
  };
}

/** The occurrence with this key, or due on `onDay`, by its last revision. */
function slotByKey({ revisions }: ChoreTimeline, key: string | null, onDay: Day): Slot | null {
  const dueOn = key === null ? onDay : dayOf(key);
  const revision = revisionOn(revisions, Math.max(dueOn, onDay));
  if (!revision?.isActive) return null;
  const firstDay = key === null ? revision.occurrencesFrom : Math.min(dueOn, revision.occurrencesFrom);
  const occurrence = occurrenceOn(revision.pattern, dueOn, { ...contextOf(revision), firstDay });
  return occurrence?.dueOn === dueOn ? slotOf(revisions, revision, occurrence) : null;
}

function standingOf({ exceptions }: ChoreTimeline, slot: Slot, kid: KidSince): Standing {
  // The key can equal an earlier schedule's date.
  const hasExceptions = slot.revision.pattern.kind !== 'times';
  const list = (hasExceptions && exceptions.get(slot.key)) || [];
  const given = list.find(({ assignedTo }) => assignedTo === kid.id);
  if (given) return { slot, dueOn: slot.dueOn, exception: given, isOwn: true };
  const kidId = slot.revision.sharing === 'each' ? kid.id : null;
  const exception = list.find((other) => other.kidId === kidId) ?? null;
  const isOwn = isOwnSlot(slot, kid) && exception?.kind !== 'assigned';
  return { slot, dueOn: exception?.movedTo ?? slot.dueOn, exception, isOwn };
}

function isOwnSlot({ revision, turn, dueOn }: Slot, kid: KidSince): boolean {
  if (revision.sharing === 'turns') return turn === kid.id;
  return kid.since <= dueOn && includesKid(revision, kid.id);
}
