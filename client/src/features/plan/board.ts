import { COMPLETION_DAYS_BACK, PARTS_OF_DAY } from '@shared/constants';
import type { Chore } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import type { FamilyPlan, PlanCell } from '@shared/contracts/plan';
import { addDays, type CalendarDate } from '@shared/rules/calendar';
import type { PlanState } from '@shared/rules/plan';
import { dayOf as dayNumber } from '@shared/rules/day';
import { occurrenceOn, patternOf } from '@shared/rules/schedule';

/** A plan state. `late` is an open chore of a past day. */
export type TileState = PlanState | 'late';

export interface Tile {
  key: string;
  chore: Chore;
  day: CalendarDate;
  state: TileState;
  /** The kid of the row, or null for a chore that the first kid gets. */
  kid: KidCard | null;
  /** The kid who did a chore that the first kid gets. */
  holder: KidCard | null;
  submissionId: string | null;
  exception: PlanCell['exception'];
  /** The kid an assigned occurrence was taken from, or null for anyone. */
  fromKid: KidCard | null;
}

export interface Row {
  kid: KidCard | null;
  tiles: ReadonlyMap<CalendarDate, readonly Tile[]>;
}

/** Done chores out of all. Paused ones don't count. */
export interface Sum {
  done: number;
  total: number;
}

export interface BoardClock {
  today: CalendarDate;
  weekStart: number;
  dayOf: (timestamp: string) => CalendarDate;
}

/**
 * The rows of the board: kids in the family's order, then chores for anyone. A chore is late if it was due before
 * `today`.
 */
export function boardRows({ kids, chores }: FamilyPlan, today: CalendarDate): Row[] {
  const choreOf = new Map(chores.map((chore) => [chore.id, chore]));
  const forAnyone = new Map<string, Tile>();
  const rows: Row[] = kids.map(({ kid, cells }) => {
    const own: Tile[] = [];
    for (const { choreId, day, state, submissionId, exception } of cells) {
      const chore = choreOf.get(choreId);
      if (!chore) continue;
      const tile: Tile = {
        key: `${choreId}/${day}/${kid.id}`,
        chore,
        day,
        state: state === 'planned' && day < today ? 'late' : state,
        kid,
        holder: null,
        submissionId,
        exception,
        fromKid: kids.find(({ kid: { id } }) => id === exception?.fromKidId)?.kid ?? null,
      };
      if (chore.sharing === 'first' && exception?.kind !== 'assigned') addForAnyone(forAnyone, tile, kid);
      else own.push(tile);
    }
    return { kid, tiles: byDay(own) };
  });
  return [...rows, { kid: null, tiles: byDay([...forAnyone.values()]) }];
}

/** Chores for anyone are in the cells of all kids. Shows each once, and as paused only if it is paused for all. */
function addForAnyone(tiles: Map<string, Tile>, tile: Tile, kid: KidCard): void {
  const key = `${tile.chore.id}/${tile.day}/`;
  const isTaken = tile.submissionId !== null;
  const before = tiles.get(key);
  if (before && !isTaken && !isOff(before)) return;
  tiles.set(key, { ...tile, key, kid: null, holder: isTaken ? kid : null });
}

function byDay(tiles: readonly Tile[]): Map<CalendarDate, Tile[]> {
  const days = new Map<CalendarDate, Tile[]>();
  for (const tile of tiles) days.set(tile.day, [...(days.get(tile.day) ?? []), tile]);
  for (const list of days.values()) list.sort((a, b) => partRank(a.chore) - partRank(b.chore));
  return days;
}

/** Morning first, chores without a part of the day last. */
const partRank = ({ partOfDay }: Chore) =>
  partOfDay === null ? PARTS_OF_DAY.length : PARTS_OF_DAY.indexOf(partOfDay);

/** Whether nothing is due because of a pause or a skip. */
const isOff = ({ state }: Pick<Tile, 'state'>) => state === 'paused' || state === 'skipped';

/** Whether a chore is due every day, so that a week shows it in one line per day. */
const isDaily = ({ schedule, sharing }: Chore): boolean => {
  if (sharing === 'turns') return false;
  if (schedule.kind === 'days') return schedule.days.length === 7;
  if (schedule.kind === 'every') return schedule.days === 1;
  return schedule.kind === 'times' && schedule.per === 'day';
};

/** Separates a cell's daily chores, except late, pending and changed ones. */
export function foldDaily(tiles: readonly Tile[]): { shown: Tile[]; daily: Tile[] } {
  const folds = ({ chore, state, exception }: Tile) =>
    isDaily(chore) && exception === null && state !== 'waiting' && state !== 'late';
  return { shown: tiles.filter((tile) => !folds(tile)), daily: tiles.filter(folds) };
}

export function sumOf(tiles: readonly Tile[]): Sum {
  const counted = tiles.filter((tile) => !isOff(tile));
  return { done: counted.filter(({ state }) => state === 'done').length, total: counted.length };
}

export const tilesOf = (row: Row): Tile[] => [...row.tiles.values()].flat();
export const lateIn = (row: Row | undefined): Tile[] =>
  row ? tilesOf(row).filter(({ state }) => state === 'late') : [];
export const tilesOn = (rows: readonly Row[], day: CalendarDate): Tile[] =>
  rows.flatMap(({ tiles }) => [...(tiles.get(day) ?? [])]);

/**
 * The day on which an adult can mark the chore as done: its own day within a week, or today if it is still open. Null
 * if it is done, paused or in the future.
 */
export function completionDay(
  { chore, day, state }: Pick<Tile, 'chore' | 'day' | 'state'>,
  { today, weekStart, dayOf }: BoardClock,
): CalendarDate | null {
  if (state === 'done' || state === 'waiting' || state === 'skipped') return null;
  if (day > today) {
    // A weekly chore is shown on its last day and may be done before.
    const context = { weekStart, firstDay: dayNumber(dayOf(chore.createdAt)) };
    const current = occurrenceOn(patternOf(chore.schedule), dayNumber(today), context);
    return current?.dueOn === dayNumber(day) ? today : null;
  }
  if (day >= addDays(today, -COMPLETION_DAYS_BACK)) return day;
  return state === 'late' ? today : null;
}

export function nextInTurn(chore: Chore, kid: KidCard, kids: readonly KidCard[]): KidCard | null {
  const order = chore.kidIds.length === 0 ? kids : kids.filter(({ id }) => chore.kidIds.includes(id));
  const at = order.findIndex(({ id }) => id === kid.id);
  const next = order[(at + 1) % order.length];
  return !next || next.id === kid.id ? null : next;
}
