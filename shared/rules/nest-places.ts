import type { KidChoreState } from './kid-chores';
import type { Schedule } from './schedule';

export interface NestChore {
  schedule: Schedule;
  state: KidChoreState;
  /** Required submissions of the current occurrence, or null without occurrences. */
  neededCount: number | null;
  /** The kid's submissions of the family's day, except rejected ones. */
  today: readonly { status: 'pending' | 'approved' }[];
}

/** A place of the nest. `chore` is null if any chore can fill it. */
export interface NestPlace<Chore> {
  look: 'empty' | 'waiting' | 'hatched';
  chore: Chore | null;
}

/** Places of a kid without fixed chores. */
const FLEXIBLE_PLACES = 3;

export const MOST_DRAWN_PLACES = 9;

/**
 * Returns the places of a kid's nest today, filled ones first (docs/domain.md, "The nest of today"). Pending
 * submissions fill a place, too.
 */
export function nestPlaces<Chore extends NestChore>(chores: readonly Chore[]): NestPlace<Chore>[] {
  const filled = chores.flatMap((chore) =>
    chore.today.map(
      ({ status }) => ({ look: status === 'approved' ? 'hatched' : 'waiting', chore }) as const,
    ),
  );
  const inOrder = [
    ...filled.filter(({ look }) => look === 'hatched'),
    ...filled.filter(({ look }) => look === 'waiting'),
  ];
  if (chores.every(({ schedule }) => isFlexible(schedule))) {
    const open = chores.filter(({ state, today }) => state !== 'resting' || today.length > 0).length;
    const places = Math.min(FLEXIBLE_PLACES, open);
    const empty = Math.max(0, places - inOrder.length);
    return [...inOrder.slice(0, places), ...emptyPlaces<Chore>(empty, null)];
  }
  return [...inOrder, ...chores.flatMap((chore) => emptyPlaces(openPlaces(chore), chore))];
}

export function isNestFull(places: readonly NestPlace<unknown>[]): boolean {
  return places.length > 0 && places.every(({ look }) => look !== 'empty');
}

/**
 * Returns the places to draw: all, or nine in proportion, rounded down. These are full only if all places
 * are.
 */
export function drawnPlaces<Chore>(places: readonly NestPlace<Chore>[]): NestPlace<Chore>[] {
  if (places.length <= MOST_DRAWN_PLACES || isNestFull(places)) return places.slice(0, MOST_DRAWN_PLACES);
  const filled = places.filter(({ look }) => look !== 'empty');
  const drawn = Math.floor((filled.length * MOST_DRAWN_PLACES) / places.length);
  const empty = places.filter(({ look }) => look === 'empty');
  return [...filled.slice(0, drawn), ...empty].slice(0, MOST_DRAWN_PLACES);
}

/** Whether it can be done on any day of its period. Such a chore has a place only after it is submitted. */
function isFlexible(schedule: Schedule): boolean {
  return schedule.kind === 'anytime' || (schedule.kind === 'times' && schedule.per !== 'day');
}

/** Unfilled places of a scheduled chore today. */
function openPlaces({ schedule, state, neededCount, today }: NestChore): number {
  if (state !== 'due' || isFlexible(schedule)) return 0;
  return Math.max(0, (neededCount ?? 1) - today.length);
}

const emptyPlaces = <Chore>(count: number, chore: Chore | null): NestPlace<Chore>[] =>
  Array.from({ length: count }, () => ({ look: 'empty', chore }));
