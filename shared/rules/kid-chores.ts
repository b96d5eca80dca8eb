import type { Sharing } from '../constants';
import type { CalendarDate } from './calendar';
import {
  isLate,
  nextOccurrenceStart,
  occurrenceOn,
  type Occurrence,
  type Schedule,
  type ScheduleContext,
} from './schedule';
import { turnOf, type TurnPasses } from './turns';

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

/** What was handed in for a chore, sent back or not. */
export interface HandedIn {
  kidId: string;
  status: 'pending' | 'approved' | 'rejected';
  handedInOn: CalendarDate;
  submittedAt: Date;
  /** When it was reviewed, and on which local day; null while it waits. */
  reviewedAt: Date | null;
  reviewedOn: CalendarDate | null;
  parentNotes: string | null;
}

/** What the rules need to know of a chore. */
export interface ScheduledChore {
  schedule: Schedule;
  sharing: Sharing;
  isActive: boolean;
  /** The kids it is for, in the family's order. */
  kidIds: readonly string[];
  turnPasses: TurnPasses;
}

/** The state of one chore for one kid, as the kid's screen shows it. */
export interface KidChoreStatus {
  state: KidChoreState;
  late: boolean;
  /** How many were handed in and not sent back: of this occurrence, or today where there are no occurrences. */
  doneCount: number;
  /** How many the occurrence takes; null where there are no occurrences. */
  neededCount: number | null;
  dueOn: CalendarDate | null;
  nextOn: CalendarDate | null;
  /** The sibling who has it or whose turn it is. */
  whoId: string | null;
  /** What was said when it was last sent back. */
  note: string | null;
}

/**
 * What `kidId` may do about a chore on `date`. `handedIn` is everything of the current occurrence by anybody, oldest
 * first; without occurrences, what this kid handed in lately. `paused` says that the family or the kid rests on `date`.
 */
export function kidChoreStatus(
  chore: ScheduledChore,
  kidId: string,
  date: CalendarDate,
  context: ScheduleContext,
  handedIn: readonly HandedIn[],
  paused: boolean,
): KidChoreStatus {
  const occurrence = occurrenceOn(chore.schedule, date, context);
  const kept = handedIn.filter(({ status }) => status !== 'rejected');
  const own = kept.filter((entry) => entry.kidId === kidId);
  const counted = occurrence ? own : own.filter(({ handedInOn }) => handedInOn === date);
  const { state, whoId = null } = stateOf(chore, kidId, date, context, occurrence, kept);
  const resting = !chore.isActive || paused;
  return {
    state: resting && state !== 'done' && state !== 'waiting' ? 'resting' : state,
    late: !resting && state === 'due' && occurrence !== null && isLate(occurrence, date),
    doneCount: counted.length,
    neededCount: chore.schedule.kind === 'anytime' ? null : (occurrence?.needed ?? neededOf(chore.schedule)),
    dueOn: occurrence?.dueOn ?? null,
    nextOn: nextOccurrenceStart(chore.schedule, date, context),
    whoId: resting ? null : whoId,
    note: lastNote(handedIn.filter((entry) => entry.kidId === kidId)),
  };
}

function stateOf(
  chore: ScheduledChore,
  kidId: string,
  date: CalendarDate,
  context: ScheduleContext,
  occurrence: Occurrence | null,
  kept: readonly HandedIn[],
): { state: KidChoreState; whoId?: string | null } {
  const own = kept.filter((entry) => entry.kidId === kidId);
  if (chore.schedule.kind === 'anytime')
    return { state: own.some(({ status }) => status === 'pending') ? 'waiting' : 'due' };
  if (!occurrence) return { state: 'later' };
  if (own.length >= occurrence.needed)
    return {
      state:
        own.filter(({ status }) => status === 'approved').length >= occurrence.needed ? 'done' : 'waiting',
    };
  if (chore.sharing === 'each') return { state: 'due' };
  const holder = kept[0]?.kidId;
  if (holder !== undefined)
    return { state: chore.sharing === 'turns' ? 'not_your_turn' : 'taken', whoId: holder };
  if (chore.sharing === 'first') return { state: 'due' };
  const turn = turnOf(chore, date, context);
  return turn === kidId ? { state: 'due' } : { state: 'not_your_turn', whoId: turn };
}

/** How many submissions an occurrence takes. */
export const neededOf = (schedule: Schedule) => (schedule.kind === 'times' ? schedule.times : 1);

/** Of what was sent back last, unless the kid has handed in again since. */
function lastNote(own: readonly HandedIn[]): string | null {
  const submittedLast = Math.max(...own.map(({ submittedAt }) => submittedAt.getTime()));
  let note: string | null = null;
  let sentBackLast = submittedLast;
  for (const { status, reviewedAt, parentNotes } of own) {
    if (status !== 'rejected' || reviewedAt === null || reviewedAt.getTime() < sentBackLast) continue;
    sentBackLast = reviewedAt.getTime();
    note = parentNotes;
  }
  return note;
}

/**
 * The place that a submission takes in its occurrence: `each` has one per kid and time needed, the others have one for
 * all. The database lets only one submission that is not rejected hold a place. `taken` are the kid's own places.
 */
export function placeFor(
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
 * The place of a submission that waits again because its rejection was undone, by how the chore is shared now: `own`, or
 * another of the kid's in the same occurrence; null when none is free. `taken` are those of everybody.
 */
export function placeAgain(
  sharing: Sharing,
  own: string,
  occurrence: Pick<Occurrence, 'key' | 'needed'>,
  kidId: string,
  taken: readonly (string | null)[],
): string | null {
  if (sharing !== 'each') return taken.length > 0 ? null : occurrence.key;
  if (own !== occurrence.key && !taken.includes(own)) return own;
  return placeFor('each', occurrence, kidId, taken);
}

/**
 * Whether a once chore is no longer shown to the kid: from the day after the approval of the kid's own, or of whoever has
 * it where only one can. `handedIn` is everything of its occurrence; resting or not does not matter.
 */
export function isOver(
  { schedule, sharing }: ScheduledChore,
  kidId: string,
  handedIn: readonly HandedIn[],
  date: CalendarDate,
): boolean {
  if (schedule.kind !== 'once') return false;
  const kept = handedIn.filter(({ status }) => status !== 'rejected');
  const had = kept.find((entry) => entry.kidId === kidId) ?? (sharing === 'each' ? undefined : kept[0]);
  return had?.status === 'approved' && had.reviewedOn !== null && had.reviewedOn < date;
}
