import type { Nest } from '@shared/contracts/nest';
import { NEST_THINGS, type NestThingId } from '@shared/rules/nest-things';

/** Where a thing can be put, row by row: on the branch, hanging from it, at the nest's rim, and on the ground. */
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

/** Where each thing stands until the kid puts it elsewhere: as many spots as things, so there is always one for a new one. */
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

/** Each thing of the kid with its own spot, in the order in which they came. */
export type Arrangement = ReadonlyMap<NestThingId, Spot>;

/**
 * Where the kid's things stand: where they were put, one in a spot; a thing that was put nowhere stands at home, or else
 * in the first spot that is free.
 */
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

/** The arrangement once `id` is put in `spot`; what stood there takes its place. */
export function moved(now: Arrangement, id: NestThingId, spot: Spot): Arrangement {
  const from = now.get(id);
  if (from === undefined) return now;
  return new Map([...now].map(([other, at]) => [other, other === id ? spot : at === spot ? from : at]));
}
