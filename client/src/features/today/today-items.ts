import type { PartOfDay } from '@shared/constants';
import type { KidChore } from '@shared/contracts/plan';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { hasOnlyFlexible } from '@shared/rules/nest-places';
import { placeOnScreen, type TodaySection } from '@shared/rules/today';
import type { Chore } from '@shared/contracts/chores';
import type { StepState } from '@shared/rules/routine';
import type { RoutineTap } from '@/lib/storage/routine-taps';

/** How far a kid's routine is. */
export interface RoutineProgress {
  /** The state of each step. Empty for a chore with minutes and no steps. */
  states: readonly StepState[];
  isStarted: boolean;
  /** Finished by a tap that the server has not confirmed. */
  submits: 'sending' | 'waits' | null;
}

export const isRoutine = ({ steps, minutes }: Pick<Chore, 'steps' | 'minutes'>): boolean =>
  steps.length > 0 || minutes !== null;

/** The progress of a routine with the kid's unconfirmed taps, or null for other chores. */
export function progressOf(
  { chore, dueOn, run }: KidChore,
  taps: readonly RoutineTap[] = [],
): RoutineProgress | null {
  if (!isRoutine(chore)) return null;
  const states = new Map<string, StepState>();
  for (const { id } of chore.steps.length > 0 ? chore.steps : [chore])
    states.set(id, run?.steps.find((step) => step.id === id)?.state ?? 'open');
  let isStarted = run !== null;
  let submits: RoutineProgress['submits'] = null;
  for (const tap of taps.filter((one) => one.choreId === chore.id && one.dueOn === dueOn)) {
    isStarted = tap.do !== 'start-over';
    submits = null;
    if (tap.do === 'start-over') for (const id of states.keys()) states.set(id, 'open');
    if (tap.do === 'mark' && states.has(tap.stepId)) states.set(tap.stepId, tap.state);
    const isDone = tap.do === 'mark' && [...states.values()].every((state) => state !== 'open');
    if (tap.do === 'submit' || isDone) submits = tap.waits ? 'waits' : 'sending';
  }
  return { states: chore.steps.length > 0 ? [...states.values()] : [], isStarted, submits };
}

export type ChoreLook =
  | 'due'
  | 'late'
  | 'sent-back'
  | 'waiting'
  | 'done'
  | 'again'
  | 'taken'
  | 'not-your-turn'
  | 'resting'
  | 'later';

export interface TodayItem {
  /** The chore's id, with a suffix for the submitted part of a chore with several times. */
  key: string;
  item: KidChore;
  look: ChoreLook;
  section: TodaySection;
  rank: number;
  /** The note of the last rejection: '' without a note, null without a rejection. */
  note: string | null;
  praise: string | null;
  /** The pending submission, which the kid may withdraw. */
  waitingId: string | null;
  progress: RoutineProgress | null;
  unsent: boolean;
}

/**
 * Returns the items for the part of the day `now`. `submissions` are pending first, then newest first. Chores
 * without a day fill the nest of a kid who has only those.
 */
export function todayItems(
  chores: readonly KidChore[],
  submissions: readonly ChoreSubmission[],
  now: PartOfDay,
  isFull: boolean,
): TodayItem[] {
  const doMoreFill = !isFull && hasOnlyFlexible(chores.map(({ chore }) => chore));
  return chores
    .flatMap((item) => itemsOf(item, submissions, now))
    .map((one) => (doMoreFill && one.section === 'more' ? { ...one, section: 'now' as const } : one))
    .toSorted((a, b) => ORDER[a.section] - ORDER[b.section] || a.rank - b.rank);
}

const ORDER: Record<TodaySection, number> = { now: 0, more: 1, later: 2, done: 3 };

function itemsOf(item: KidChore, submissions: readonly ChoreSubmission[], now: PartOfDay): TodayItem[] {
  const { chore, state, doneCount, neededCount } = item;
  const own = submissions.filter(({ choreId, dueOn }) => choreId === chore.id && dueOn === item.dueOn);
  const latest = own[0];
  const note =
    state === 'due'
      ? (item.note ?? (latest?.status === 'rejected' ? (latest.parentNotes ?? '') : null))
      : null;
  const place = placeOnScreen(chore.schedule, chore.partOfDay, { ...item, note }, now);
  const look = lookOf(item, note);
  const waitingId = own.find(({ status }) => status === 'pending')?.id ?? null;
  const praise = latest?.status === 'approved' ? latest.parentNotes : null;
  const one: TodayItem = {
    key: chore.id,
    item,
    look,
    ...place,
    note,
    praise: look === 'done' || look === 'again' ? praise : null,
    waitingId: state === 'waiting' ? waitingId : null,
    progress: progressOf(item),
    unsent: false,
  };
  if (state !== 'due' || neededCount === null || doneCount === 0) return [one];
  // Some of the chore's times are done.
  const handedIn = { state: waitingId === null ? 'done' : 'waiting', late: false } as const;
  return [
    one,
    {
      ...one,
      key: `${chore.id} handed in`,
      look: handedIn.state,
      ...placeOnScreen(chore.schedule, chore.partOfDay, { ...item, ...handedIn, note: null }, now),
      note: null,
      praise: waitingId === null ? praise : null,
      waitingId,
    },
  ];
}

export const isForToday = ({ look }: TodayItem): boolean =>
  look !== 'not-your-turn' && look !== 'later' && look !== 'resting';

/** Returns null if all are done. */
export function nextChore(items: readonly TodayItem[]): string | null {
  const open = items.filter((one) => one.look === 'due' || one.look === 'late' || one.look === 'sent-back');
  const first = (section: TodaySection) => open.find((one) => one.section === section);
  return (first('now') ?? first('later') ?? first('more'))?.item.chore.name ?? null;
}

function lookOf({ state, late, chore, doneCount }: KidChore, note: string | null): ChoreLook {
  switch (state) {
    case 'due':
      if (note !== null) return 'sent-back';
      if (late) return 'late';
      return chore.schedule.kind === 'anytime' && doneCount > 0 ? 'again' : 'due';
    case 'not_your_turn':
      return 'not-your-turn';
    case 'waiting':
    case 'done':
    case 'later':
    case 'taken':
    case 'resting':
      break;
  }
  return state;
}
