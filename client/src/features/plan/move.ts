import type { Chore, ChoreBody } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import { weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import type { Schedule } from '@shared/rules/schedule';
import type { Tile } from './board';
import type { ChoreChange } from './plan.api';

/** A dragged chore. A null kid is the row for anyone, a null day the list of chores without a day. */
export interface Lift {
  chore: Chore;
  from: { kidId: string | null; day: CalendarDate | null };
}

/** A move of a chore from one place to another. */
export interface Move extends Lift {
  to: { kidId: string | null; day: CalendarDate };
}

/** A move whose day may not be chosen yet. */
export interface AskedMove extends Lift {
  to: { kidId: string | null; day: CalendarDate | null };
}

export function liftOf({ chore, kid, day }: Tile): Lift {
  const isUndated = chore.schedule.kind === 'anytime';
  return { chore, from: { kidId: kid?.id ?? null, day: isUndated ? null : day } };
}

/** The move that a tile's menu starts: to a kid on the same day, or to another day. */
export function askedMove(tile: Tile, to: KidCard | null): AskedMove {
  const kidId = to?.id ?? tile.kid?.id ?? null;
  return { ...liftOf(tile), to: { kidId, day: to ? tile.day : null } };
}

/** Moves one occurrence: a new chore that is done once. A chore that is done once is moved itself. */
export function moveOnce(move: Move, everyone: readonly string[]): ChoreChange {
  const { chore, to } = move;
  const schedule: Schedule = { kind: 'once', on: to.day };
  if (chore.schedule.kind === 'once')
    return { id: chore.id, update: { schedule, ...kidsAfter(move, everyone) } };
  const {
    name,
    description,
    imageUrl,
    iconName,
    starReward,
    category,
    difficulty,
    partOfDay,
    needsApproval,
  } = chore;
  const create: ChoreBody = {
    name,
    description,
    imageUrl,
    iconName,
    starReward,
    category,
    difficulty,
    partOfDay,
    needsApproval,
    schedule,
    ...(to.kidId === null
      ? { kidIds: chore.kidIds, sharing: 'first' as const }
      : { kidIds: [to.kidId], sharing: 'each' as const }),
  };
  return { create };
}

/** Moves all future occurrences: another weekday, other kids, or both. */
export function moveAlways(
  move: Move,
  everyone: readonly string[],
): { id: string; update: { schedule: Schedule; kidIds?: string[]; sharing?: Chore['sharing'] } } {
  const { chore, from, to } = move;
  // The first kid to do it is chosen per day, so a chore that is done several times a week gets a day.
  const keepsDay = from.day === to.day && !(to.kidId === null && chore.schedule.kind === 'times');
  const schedule = keepsDay ? chore.schedule : scheduleAfter(chore.schedule, from.day, to.day);
  return { id: chore.id, update: { schedule, ...kidsAfter(move, everyone) } };
}

function scheduleAfter(schedule: Schedule, from: CalendarDate | null, to: CalendarDate): Schedule {
  if (schedule.kind === 'every') return { ...schedule, from: to };
  const weekday = weekdayOf(to);
  if (schedule.kind !== 'days' || from === null) return { kind: 'days', days: [weekday] };
  const others = schedule.days.filter((day) => day !== weekdayOf(from) && day !== weekday);
  return { kind: 'days', days: [...others, weekday].toSorted((a, b) => a - b) };
}

function kidsAfter(
  { chore, from, to }: Move,
  everyone: readonly string[],
): { kidIds?: string[]; sharing?: Chore['sharing'] } {
  // A chore without a day is assigned to the kid it was dropped on.
  if (from.day === null && to.kidId !== null) return { kidIds: [to.kidId], sharing: 'each' };
  if (from.kidId === to.kidId && from.day !== null) return {};
  if (to.kidId === null) {
    // One kid alone can't be the first of several.
    return { sharing: 'first', ...(chore.kidIds.length === 1 && { kidIds: [] }) };
  }
  if (from.kidId === null) return { kidIds: [to.kidId], sharing: 'each' };
  const before = chore.kidIds.length === 0 ? everyone : chore.kidIds;
  return {
    kidIds: everyone.filter((id) => id === to.kidId || (id !== from.kidId && before.includes(id))),
  };
}

/** The chore's kids without `kidId`, or null if no kid would be left. */
export function withoutKid(chore: Chore, kidId: string, everyone: readonly string[]): string[] | null {
  const before = chore.kidIds.length === 0 ? everyone : chore.kidIds;
  const left = before.filter((id) => id !== kidId);
  return left.length === 0 ? null : left;
}

/** Whether the chore can be dropped there: not on a past or paused day, and not on its own place. */
export function canDrop(
  move: Move,
  there: readonly { chore: Chore }[],
  today: CalendarDate,
  rests: boolean,
): boolean {
  const { chore, from, to } = move;
  if (to.day < today || rests) return false;
  if (from.kidId === to.kidId && from.day === to.day) return false;
  // Whose turn it is follows from the order of the kids.
  if (chore.sharing === 'turns' && from.kidId !== to.kidId) return false;
  return !there.some((tile) => tile.chore.id === chore.id);
}
