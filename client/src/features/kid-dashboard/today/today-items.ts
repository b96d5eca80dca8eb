import type { PartOfDay } from '@shared/constants';
import type { KidChore } from '@shared/contracts/plan';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { placeOnScreen, type TodaySection } from '@shared/rules/today';

/** How a chore looks on the kid's screen. */
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

/** One tile or row of Today. */
export interface TodayItem {
  /** Names it among the others: the chore's id; what was handed in of a chore with several times stands beside it. */
  key: string;
  item: KidChore;
  look: ChoreLook;
  section: TodaySection;
  /** Within the section, lowest first. */
  rank: number;
  /** What was said when it was sent back; '' when nothing was said, null when it was not. */
  note: string | null;
  /** What was said when it was last approved today. */
  praise: string | null;
  /** The submission that waits, which the kid may take back. */
  waitingId: string | null;
  /** It was tapped without a network, and has not been sent yet. */
  unsent: boolean;
}

/** What stands on Today in the part of day `now`, in order. `submissions` are the kid's: pending, then newest first. */
export function todayItems(
  chores: readonly KidChore[],
  submissions: readonly ChoreSubmission[],
  now: PartOfDay,
): TodayItem[] {
  return chores
    .flatMap((item) => itemsOf(item, submissions, now))
    .toSorted((a, b) => ORDER[a.section] - ORDER[b.section] || a.rank - b.rank);
}

const ORDER: Record<TodaySection, number> = { now: 0, later: 1, done: 2 };

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
    unsent: false,
  };
  if (state !== 'due' || neededCount === null || doneCount === 0) return [one];
  // Some of its times are done, others are still to do.
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
