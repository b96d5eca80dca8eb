import type { Nest } from '@shared/contracts/nest';
import { NEST_THINGS, type NestThingId } from '@shared/rules/nest-things';

/** Spots for things by row: on the branch, below it, on the nest's rim, and on the ground. */
export const SPOTS = [
  'branch-1',
  'branch-2',
  'branch-3',
  'branch-4',
  'branch-5',
  'branch-6',
  'hook-1',
  'hook-2',
  'hook-3',
  'hook-4',
  'rim-1',
  'rim-2',
  'ground-1',
  'ground-2',
  'ground-3',
  'ground-4',
] as const;
export type Spot = (typeof SPOTS)[number];

/** The default spot of each thing. There are as many spots as things, so a new one always has a spot. */
const HOME: Record<NestThingId, Spot> = {
  birdhouse: 'branch-2',
  blanket: 'hook-2',
  bookshelf: 'ground-2',
  'crown-cushion': 'branch-4',
  flag: 'branch-1',
  kite: 'hook-3',
  lamp: 'branch-3',
  lantern: 'rim-1',
  mailbox: 'ground-1',
  rocket: 'branch-6',
  rug: 'ground-3',
  'star-garland': 'hook-1',
  teddy: 'rim-2',
  telescope: 'branch-5',
  'wind-chime': 'hook-4',
  'window-box': 'ground-4',
};

/** The kid's things with their spots, in order of earning. */
export type Arrangement = ReadonlyMap<NestThingId, Spot>;

/** Returns the spots of the kid's things: the chosen one, else the default, else the first free one. */
export function arrangementOf(items: Nest['items']): Arrangement {
  const placeOf = new Map(items.map(({ id, place }) => [id, place]));
  const owned = NEST_THINGS.map(({ id }) => id).filter((id) => placeOf.has(id));
  const taken = new Map<Spot, NestThingId>();
  const take = (id: NestThingId, spot: Spot | undefined): boolean => {
    if (spot === undefined || taken.has(spot)) return false;
    taken.set(spot, id);
    return true;
  };
  const homeless = owned
    .filter(
      (id) =>
        !take(
          id,
          SPOTS.find((spot) => spot === placeOf.get(id)),
        ),
    )
    .filter((id) => !take(id, HOME[id]));
  for (const id of homeless)
    take(
      id,
      SPOTS.find((spot) => !taken.has(spot)),
    );
  const spotOf = new Map([...taken].map(([spot, id]) => [id, spot]));
  return new Map(
    owned.flatMap((id) => {
      const spot = spotOf.get(id);
      return spot ? [[id, spot] as const] : [];
    }),
  );
}

/** Returns the arrangement with `id` in `spot`, swapping it with the thing there. */
export function moved(now: Arrangement, id: NestThingId, spot: Spot): Arrangement {
  const from = now.get(id);
  if (from === undefined) return now;
  return new Map([...now].map(([other, at]) => [other, other === id ? spot : at === spot ? from : at]));
}
