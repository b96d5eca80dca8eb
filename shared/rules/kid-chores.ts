import type { Sharing } from '../constants';
import { isForKid } from './assignments';
import { revisionOn, type Revision } from './chore-history';
import type { Day } from './day';
import {
  nextStart,
  kidOccurrencesOn,
  type ChoreTimeline,
  type KidSince,
  type KidOccurrence,
} from './occurrences';
import { isLate, occurrenceOn, type Occurrence, type Schedule } from './schedule';

export const KID_CHORE_STATES = [
  'due',
  'waiting',
  'done',
  'later',
  'taken',
  'not_your_turn',
  'resting',
] as const;
export type KidChoreState = (typeof KID_CHORE_STATES)[number];

export interface SubmittedChore {
  kidId: string;
  status: 'pending' | 'approved' | 'rejected';
  occurrenceKey: string | null;
  dueOn: Day | null;
  handedInOn: Day;
  submittedAt: Date;
  reviewedAt: Date | null;
  reviewedOn: Day | null;
  parentNotes: string | null;
}

export interface KidChoreStatus {
  state: KidChoreState;
  late: boolean;
  /** Submissions for this occurrence, or of today for a chore without occurrences. Rejected submissions don't count. */
  doneCount: number;
  /** Submissions that are needed; null without occurrences. */
  neededCount: number | null;
  dueOn: Day | null;
  nextOn: Day | null;
  whoId: string | null;
  note: string | null;
}

/** A kid's action on a day, with the occurrence of a submission. */
export interface CurrentState {
  state: KidChoreState;
  occurrence: Pick<Occurrence, 'key' | 'dueOn' | 'needed'> | null;
  whoId: string | null;
}

/** The occurrences that determine the kid's action on `day`. */
export function occurrenceKeysOn(timeline: ChoreTimeline, kid: KidSince, day: Day): string[] {
  const undated = undatedOn(revisionOn(timeline.revisions, day), day);
  return undated ? [undated.key] : kidOccurrencesOn(timeline, kid, day).map(({ scheduled }) => scheduled.key);
}

/** The chore is the kid's, or was given to the kid. */
export function isListedOn(timeline: ChoreTimeline, kid: KidSince, day: Day): boolean {
  const revision = revisionOn(timeline.revisions, day);
  if (revision && isForKid(revision, kid.id)) return true;
  return isGivenOn(timeline, kid, day);
}

/** Open on `day`. */
export function isGivenOn(timeline: ChoreTimeline, kid: KidSince, day: Day): boolean {
  if (timeline.exceptions.size === 0) return false;
  return kidOccurrencesOn(timeline, kid, day).some(
    ({ exception, isOwn }) => isOwn && exception?.kind === 'assigned',
  );
}

/**
 * `handedIn` are all kids' submissions of the chore's occurrences, oldest first; without occurrences, the
 * kid's recent ones.
 */
export function kidChoreStatus(
  timeline: ChoreTimeline,
  kid: KidSince,
  day: Day,
  handedIn: readonly SubmittedChore[],
  paused: boolean,
): KidChoreStatus {
  const revision = revisionOn(timeline.revisions, day);
  const { state, occurrence, whoId } = currentState(timeline, kid, day, handedIn);
  const own = handedIn.filter(({ kidId }) => kidId === kid.id);
  const counted = own.filter(
    ({ status, occurrenceKey, handedInOn }) =>
      status !== 'rejected' && (occurrence ? occurrenceKey === occurrence.key : handedInOn === day),
  );
  const isResting = !revision?.isActive || paused;
  const kind = revision?.pattern.kind;
  return {
    state: isResting && state !== 'done' && state !== 'waiting' ? 'resting' : state,
    late: !isResting && state === 'due' && occurrence !== null && isLate(occurrence, day),
    doneCount: counted.length,
    neededCount:
      kind === 'anytime'
        ? null
        : (occurrence?.needed ?? (revision ? submissionsNeeded(revision.schedule) : 1)),
    dueOn: occurrence?.dueOn ?? null,
    nextOn: !revision || isForKid(revision, kid.id) ? nextStart(timeline, kid, day) : null,
    whoId: isResting ? null : whoId,
    note: lastNote(own),
  };
}

export function currentState(
  timeline: ChoreTimeline,
  kid: KidSince,
  day: Day,
  handedIn: readonly SubmittedChore[],
): CurrentState {
  const revision = revisionOn(timeline.revisions, day);
  const kept = handedIn.filter(({ status }) => status !== 'rejected');
  if (revision?.pattern.kind === 'anytime') return anytimeState(revision, kid, day, kept);
  const undated = undatedOn(revision, day);
  if (revision && undated) {
    const turn = revision.turnOrder[0] ?? null;
    const isTaken = timeline.exceptions.has(undated.key);
    const isOwn = revision.sharing !== 'turns' || turn === kid.id;
    return stateOf(
      { occurrence: undated, sharing: revision.sharing, turn, isOwn, isTaken, isOff: false },
      kid,
      kept,
    );
  }
  const states = kidOccurrencesOn(timeline, kid, day).map(({ scheduled, dueOn, exception, isOwn }) =>
    stateOf(
      {
        occurrence: { key: scheduled.key, dueOn, needed: scheduled.needed },
        sharing: scheduled.revision.sharing,
        turn: exception?.assignedTo ?? scheduled.turn,
        isOwn,
        isTaken: exception?.kind === 'taken',
        isOff: exception?.kind === 'skipped',
      },
      kid,
      kept,
    ),
  );
  const due = states.find(({ state }) => state === 'due');
  return due ?? states.findLast(({ state }) => state !== 'later') ?? LATER;
}

const LATER: CurrentState = { state: 'later', occurrence: null, whoId: null };

interface Candidate {
  occurrence: Pick<Occurrence, 'key' | 'dueOn' | 'needed'>;
  sharing: Sharing;
  turn: string | null;
  isOwn: KidOccurrence['isOwn'];
  isTaken: boolean;
  isOff: boolean;
}

function stateOf(
  { occurrence, sharing, turn, isOwn, isTaken, isOff }: Candidate,
  kid: KidSince,
  kept: readonly SubmittedChore[],
): CurrentState {
  const here = kept.filter(({ occurrenceKey }) => occurrenceKey === occurrence.key);
  const own = here.filter(({ kidId }) => kidId === kid.id);
  const approved = own.filter(({ status }) => status === 'approved');
  const of = (state: KidChoreState, whoId: string | null = null): CurrentState => ({
    state,
    occurrence,
    whoId,
  });
  if (own.length >= occurrence.needed) return of(approved.length >= occurrence.needed ? 'done' : 'waiting');
  if (isOff) return LATER;
  const holder = here[0]?.kidId ?? null;
  if (sharing === 'turns' && (!isOwn || holder !== null || isTaken))
    return of('not_your_turn', holder ?? turn);
  if (!isOwn) return LATER;
  if (sharing === 'first' && (holder !== null || isTaken)) return of('taken', holder);
  return of('due');
}

function anytimeState(
  revision: Revision,
  kid: KidSince,
  day: Day,
  kept: readonly SubmittedChore[],
): CurrentState {
  const own = kept.filter(({ kidId }) => kidId === kid.id);
  if (own.some(({ status }) => status === 'pending')) return { ...LATER, state: 'waiting' };
  // Edited today, after the kid had done it.
  const isDone =
    revision.fromDay === day &&
    own.some(({ occurrenceKey, dueOn }) => occurrenceKey !== null && dueOn !== null && dueOn >= day);
  return { ...LATER, state: isDone ? 'done' : 'due' };
}

function undatedOn(revision: Revision | null, day: Day): Occurrence | null {
  if (revision?.pattern.kind !== 'once' || revision.pattern.on !== null) return null;
  return occurrenceOn(revision.pattern, day, { firstDay: day, weekStart: 0 });
}

export const submissionsNeeded = (schedule: Schedule) => (schedule.kind === 'times' ? schedule.times : 1);

function lastNote(own: readonly SubmittedChore[]): string | null {
  const submittedLast = Math.max(...own.map(({ submittedAt }) => submittedAt.getTime()));
  let note: string | null = null;
  let rejectedLast = submittedLast;
  for (const { status, reviewedAt, parentNotes } of own) {
    if (status !== 'rejected' || reviewedAt === null || reviewedAt.getTime() < rejectedLast) continue;
    rejectedLast = reviewedAt.getTime();
    note = parentNotes;
  }
  return note;
}

/**
 * The slot: with `each` one per kid and time, else one for all. The database allows only one submission per
 * slot, except rejected ones. `taken` are the kid's slots.
 */
export function placeOfSubmission(
  sharing: Sharing,
  occurrence: Pick<Occurrence, 'key' | 'needed'>,
  kidId: string,
  taken: readonly (string | null)[],
): string | null {
  if (sharing !== 'each') return occurrence.key;
  for (let time = 1; time <= occurrence.needed; time += 1) {
    const place = `${occurrence.key}/${kidId}/${time}`;
    if (!taken.includes(place)) return place;
  }
  return null;
}

/**
 * The slot by the current sharing: `own`, another slot of the kid in the same occurrence, or null. `taken`
 * are the slots of all kids.
 */
export function placeAfterUndo(
  sharing: Sharing,
  own: string,
  occurrence: Pick<Occurrence, 'key' | 'needed'>,
  kidId: string,
  taken: readonly (string | null)[],
): string | null {
  if (sharing !== 'each') return taken.length > 0 ? null : occurrence.key;
  if (own !== occurrence.key && !taken.includes(own)) return own;
  return placeOfSubmission('each', occurrence, kidId, taken);
}

/**
 * The day after an approval, or when it was skipped or given away. `handedIn` are all submissions of its
 * occurrence.
 */
export function isOver(
  timeline: ChoreTimeline,
  kid: KidSince,
  handedIn: readonly SubmittedChore[],
  day: Day,
): boolean {
  const revision = revisionOn(timeline.revisions, day);
  if (revision?.pattern.kind !== 'once') return false;
  const keys = occurrenceKeysOn(timeline, kid, day);
  const kept = handedIn.filter(
    ({ status, occurrenceKey }) =>
      status !== 'rejected' && occurrenceKey !== null && keys.includes(occurrenceKey),
  );
  const had =
    kept.find(({ kidId }) => kidId === kid.id) ?? (revision.sharing === 'each' ? undefined : kept[0]);
  if (had) return had.status === 'approved' && had.reviewedOn !== null && had.reviewedOn < day;
  // Also before its day, because there is no other one.
  const [own] = kidOccurrencesOn(timeline, kid, Math.max(day, revision.pattern.on ?? day));
  return own?.exception !== undefined && own.exception !== null && !isDoable(own);
}

const isDoable = ({ exception, isOwn }: KidOccurrence) =>
  isOwn && exception?.kind !== 'skipped' && exception?.kind !== 'taken';
