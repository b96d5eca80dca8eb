import type { KidChoreState } from './kid-chores';
import type { Schedule } from './schedule';

/** What the nest needs to know of one of a kid's chores today. */
export interface NestChore {
  schedule: Schedule;
  state: KidChoreState;
  /** How many submissions the current occurrence takes; null where there are no occurrences. */
  neededCount: number | null;
  /** What the kid handed in for it on this day (the family's) and was not sent back. */
  today: readonly { status: 'pending' | 'approved' }[];
}

/** One place of the nest: nothing yet, handed in, or approved. `chore` is null where any chore may fill it. */
export interface NestPlace<Chore> {
  look: 'empty' | 'waiting' | 'hatched';
  chore: Chore | null;
}

/** How many places a kid has whose chores may all be done at any time. */
const FLEXIBLE_PLACES = 3;

/** How many places are drawn at most. */
export const MOST_DRAWN_PLACES = 9;

/**
 * The places of a kid's nest today, filled ones first (docs/domain.md, "The nest of today"). The day is finished when
 * there are places and none is empty: what was handed in counts, whether or not a grown-up has looked yet.
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

/** Whether every place of the nest is filled, and there is one. */
export function isNestFull(places: readonly NestPlace<unknown>[]): boolean {
  return places.length > 0 && places.every(({ look }) => look !== 'empty');
}

/**
 * The places as they are drawn: all of them, or nine in proportion, rounded down. Those nine are full only when all places
 * are.
 */
export function drawnPlaces<Chore>(places: readonly NestPlace<Chore>[]): NestPlace<Chore>[] {
  if (places.length <= MOST_DRAWN_PLACES || isNestFull(places)) return places.slice(0, MOST_DRAWN_PLACES);
  const filled = places.filter(({ look }) => look !== 'empty');
  const drawn = Math.floor((filled.length * MOST_DRAWN_PLACES) / places.length);
  const empty = places.filter(({ look }) => look === 'empty');
  return [...filled.slice(0, drawn), ...empty].slice(0, MOST_DRAWN_PLACES);
}

/** Whether it can be done on any day of its period: such a chore has a place only once it is handed in. */
function isFlexible(schedule: Schedule): boolean {
  return schedule.kind === 'anytime' || (schedule.kind === 'times' && schedule.per !== 'day');
}

/** The places of a scheduled chore that are still to be filled today. */
function openPlaces({ schedule, state, neededCount, today }: NestChore): number {
  if (state !== 'due' || isFlexible(schedule)) return 0;
  return Math.max(0, (neededCount ?? 1) - today.length);
}

const emptyPlaces = <Chore>(count: number, chore: Chore | null): NestPlace<Chore>[] =>
  Array.from({ length: count }, () => ({ look: 'empty', chore }));
