import type { PartOfDay } from '@shared/constants';
import type { BoardChore } from '@shared/contracts/boards';
import { placeOnScreen } from '@shared/rules/today';

/** A lane's chores in order, as on the kid's own screen. The first of `now` is the next chore. */
export interface LaneItems {
  now: BoardChore[];
  later: BoardChore[];
  done: BoardChore[];
}

export function laneItems(chores: readonly BoardChore[], part: PartOfDay): LaneItems {
  const placed = chores
    .map((chore) => ({ chore, ...placeOf(chore, part) }))
    .toSorted((a, b) => a.rank - b.rank);
  const of = (...sections: string[]) =>
    placed.filter(({ section }) => sections.includes(section)).map(({ chore }) => chore);
  return { now: of('now', 'more'), later: of('later'), done: of('done') };
}

/** A running routine comes first, and chores without a day come last. */
function placeOf(chore: BoardChore, part: PartOfDay): ReturnType<typeof placeOnScreen> {
  const place = placeOnScreen(
    chore.anytime ? { kind: 'anytime' } : { kind: 'once', on: null },
    chore.partOfDay,
    { state: chore.state, late: chore.late, note: chore.sentBack ? '' : null, doneCount: chore.doneCount },
    part,
  );
  const isRunning = chore.state === 'due' && chore.run !== null && chore.run.pausedAt === null;
  return isRunning ? { section: 'now', rank: -1 } : place;
}

/** The key of a chore within its lane. */
export const choreKey = ({ choreId, dueOn }: BoardChore): string => `${choreId} ${dueOn ?? ''}`;
