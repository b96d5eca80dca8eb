import { AVATAR_COLOR, type PartOfDay } from '@shared/constants';
import type { BoardChore } from '@shared/contracts/boards';
import { placeOnScreen } from '@shared/rules/today';
import type { RecentCheck } from './checks';

/** A lane's chores in order, as on the kid's own screen. The first of `now` is the next chore. */
export interface LaneItems {
  now: BoardChore[];
  later: BoardChore[];
  done: BoardChore[];
}

export function laneItems(chores: readonly BoardChore[], part: PartOfDay): LaneItems {
  const placed = chores
    .flatMap((chore) => [chore, ...doneTimes(chore)])
    .map((chore) => ({ chore, ...placeOf(chore, part) }))
    .toSorted((a, b) => a.rank - b.rank);
  const of = (...sections: string[]) =>
    placed.filter(({ section }) => sections.includes(section)).map(({ chore }) => chore);
  return { now: of('now', 'more'), later: of('later'), done: of('done') };
}

/** The times of today that are done, while the chore is still open. */
function doneTimes(chore: BoardChore): BoardChore[] {
  const last = chore.submissions.find(({ status }) => status !== 'rejected');
  if (chore.state !== 'due' || chore.anytime || !last) return [];
  return [{ ...chore, state: last.status === 'pending' ? 'waiting' : 'done', late: false, sentBack: false }];
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
export const choreKey = ({ choreId, dueOn }: Pick<BoardChore, 'choreId' | 'dueOn'>): string =>
  `${choreId} ${dueOn ?? ''}`;

/** A row of a lane. `recent` is its check of the last seconds, which keeps the row in its place. */
export interface LaneRow {
  key: string;
  chore: BoardChore;
  recent: RecentCheck | null;
}

export function laneRows(
  now: readonly BoardChore[],
  chores: readonly BoardChore[],
  recents: readonly RecentCheck[],
): LaneRow[] {
  const recentOf = (chore: BoardChore) => recents.findLast((one) => choreKey(one.chore) === choreKey(chore));
  const rows: LaneRow[] = now.map((chore) => ({
    key: choreKey(chore),
    chore,
    recent: recentOf(chore) ?? null,
  }));
  for (const recent of recents.toSorted((a, b) => a.index - b.index)) {
    const key = choreKey(recent.chore);
    if (rows.some((row) => row.key === key)) continue;
    const chore = chores.find((one) => choreKey(one) === key) ?? recent.chore;
    rows.splice(recent.index, 0, { key, chore, recent });
  }
  return rows;
}

export const isRoutine = ({ steps, minutes }: BoardChore): boolean => steps.length > 0 || minutes !== null;

/** The dark shade of a kid's color. */
export const lipOf = (color: string): string =>
  `var(--color-lane-${Object.entries(AVATAR_COLOR).find(([, hex]) => hex === color)?.[0] ?? 'blue'})`;
