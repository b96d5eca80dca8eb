import type { PartOfDay } from '../constants';
import type { KidChoreState } from './kid-chores';
import type { Schedule } from './schedule';

export interface NestChore {
  schedule: Schedule;
  partOfDay: PartOfDay | null;
  state: KidChoreState;
  neededCount: number | null;
  today: readonly { status: 'pending' | 'approved' | 'rejected'; submittedAt: number }[];
}

/** A place of the nest. `chore` is null if any chore can fill it. */
export interface NestPlace<Chore> {
  look: 'empty' | 'waiting' | 'hatched';
  chore: Chore | null;
}

const FLEXIBLE_PLACES = 3;

const MAX_DRAWN_PLACES = 9;

/**
 * The places of docs/domain.md, "The nest of today": filled ones in the order of the submissions, then the
 * others with the evening's at the end. A rejected submission leaves its place empty, so that the other eggs
 * don't move.
 */
export function nestPlacesOf<Chore extends NestChore>(chores: readonly Chore[]): NestPlace<Chore>[] {
  const isFlexibleNest = hasOnlyFlexible(chores);
  const counting = isFlexibleNest ? chores : chores.filter(({ schedule }) => !isFlexible(schedule));
  const laid = counting
    .flatMap((chore) => laidPlaces(chore))
    .toSorted((a, b) => a.submittedAt - b.submittedAt);
  if (isFlexibleNest) {
    const open = chores.filter(({ state, today }) => state !== 'resting' || today.some(isKept)).length;
    const count = Math.min(FLEXIBLE_PLACES, open);
    const filled = laid.filter(({ look }) => look !== 'empty').slice(0, count);
    return [...filled.map(toPlace), ...emptyPlaces<Chore>(count - filled.length, null)];
  }
  const rest = counting
    .toSorted((a, b) => Number(a.partOfDay === 'evening') - Number(b.partOfDay === 'evening'))
    .flatMap((chore) => {
      const left = laid.filter((place) => place.chore === chore && place.look === 'empty').length;
      return emptyPlaces(openPlaces(chore) - left, chore);
    });
  return [...laid.map(toPlace), ...rest];
}

/** Whether all chores are flexible. Then they fill the nest. */
export const hasOnlyFlexible = (chores: readonly Pick<NestChore, 'schedule'>[]): boolean =>
  chores.every(({ schedule }) => isFlexible(schedule));

interface LaidPlace<Chore> extends NestPlace<Chore> {
  chore: Chore;
  submittedAt: number;
}

/** A repeated submission takes the place of the rejected one. */
function laidPlaces<Chore extends NestChore>(chore: Chore): LaidPlace<Chore>[] {
  const places: LaidPlace<Chore>[] = [];
  for (const { status, submittedAt } of chore.today.toSorted((a, b) => a.submittedAt - b.submittedAt)) {
    const look = status === 'approved' ? 'hatched' : status === 'pending' ? 'waiting' : 'empty';
    const left = places.find((place) => place.look === 'empty');
    if (left) left.look = look;
    else places.push({ look, chore, submittedAt });
  }
  return openPlaces(chore) > 0 ? places : places.filter(({ look }) => look !== 'empty');
}

const toPlace = <Chore>({ look, chore }: NestPlace<Chore>): NestPlace<Chore> => ({ look, chore });

const isKept = ({ status }: NestChore['today'][number]) => status !== 'rejected';

export function isNestFull(places: readonly Pick<NestPlace<unknown>, 'look'>[]): boolean {
  return places.length > 0 && places.every(({ look }) => look !== 'empty');
}

/** Returns all places, or nine in proportion: at least one egg, and all nine only if every place is full. */
export function placesToDraw<Chore>(places: readonly NestPlace<Chore>[]): NestPlace<Chore>[] {
  if (places.length <= MAX_DRAWN_PLACES || isNestFull(places)) return places.slice(0, MAX_DRAWN_PLACES);
  const filled = places.filter(({ look }) => look !== 'empty');
  const share = Math.floor((filled.length * MAX_DRAWN_PLACES) / places.length);
  const drawn = filled.length === 0 ? 0 : Math.max(1, share);
  const empty = places.filter(({ look }) => look === 'empty');
  return [...filled.slice(0, drawn), ...empty.slice(drawn - MAX_DRAWN_PLACES)];
}

/**
 * Whether the chore can be done on any day of its period. Such a chore fills no place, unless the kid has
 * only such chores.
 */
export function isFlexible(schedule: Schedule): boolean {
  return schedule.kind === 'anytime' || (schedule.kind === 'times' && schedule.per !== 'day');
}

function openPlaces({ schedule, state, neededCount, today }: NestChore): number {
  if (state !== 'due' || isFlexible(schedule)) return 0;
  return Math.max(0, (neededCount ?? 1) - today.filter(isKept).length);
}

const emptyPlaces = <Chore>(count: number, chore: Chore | null): NestPlace<Chore>[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ look: 'empty', chore }));
