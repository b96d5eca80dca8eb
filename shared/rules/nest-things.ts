import { STARS_PER_LEVEL } from '../constants';
import { BADGES } from './badges';

/** A moved thing stays in its zone. */
const ZONES = {
  birdhouse: 'branch',
  blanket: 'nest',
  bookshelf: 'ground',
  'crown-cushion': 'ground',
  flag: 'nest',
  kite: 'sky',
  lamp: 'ground',
  lantern: 'branch',
  mailbox: 'ground',
  rocket: 'ground',
  rug: 'nest',
  'star-garland': 'branch',
  teddy: 'nest',
  telescope: 'ground',
  'wind-chime': 'branch',
  'window-box': 'trunk',
} as const;

export type NestThingId = keyof typeof ZONES;
export type NestZone = (typeof ZONES)[NestThingId];

/** `id` also names the drawing. */
export interface NestThing {
  id: NestThingId;
  /** A badge id, or `level-` and a level. */
  earnedBy: string;
  starRequirement: number;
}

const LEVELS = [5, 10, 15, 20, 30, 50];

const EARNED = [
  ...BADGES.map(({ id, starRequirement }) => ({ earnedBy: id, starRequirement })),
  ...LEVELS.map((level) => ({
    earnedBy: `level-${level}`,
    starRequirement: (level - 1) * STARS_PER_LEVEL,
  })),
].toSorted((a, b) => a.starRequirement - b.starRequirement);

/** A thing per badge, and others at some levels. */
export const NEST_THINGS: readonly NestThing[] = (Object.keys(ZONES) as NestThingId[]).map((id, index) => {
  const earned = EARNED[index];
  if (!earned) throw new Error(`nothing earns ${id}`);
  return { id, ...earned };
});

/** Spending removes no things. */
export function ownedThings(lifetimeStars: number): NestThing[] {
  return NEST_THINGS.filter(({ starRequirement }) => starRequirement <= lifetimeStars);
}

/** The next thing to earn, or null if the kid has all. */
export function nextThing(lifetimeStars: number): NestThing | null {
  return NEST_THINGS.find(({ starRequirement }) => starRequirement > lifetimeStars) ?? null;
}

export const zoneOf = (id: NestThingId): NestZone => ZONES[id];

/** The place of a thing that was put away. */
export const TOY_BOX = 'toy-box';
export const ZONE_UNITS = 1000;

/** Reads `zone:x,y`. Null for a place that the thing can't have; the rug can't be moved. */
export function readNestPlace(id: NestThingId, place: string): { x: number; y: number } | null {
  const [, zone, left, top] = /^(\w+):(\d{1,4}),(\d{1,4})$/.exec(place) ?? [];
  const [x, y] = [Number(left), Number(top)];
  return zone === zoneOf(id) && id !== 'rug' && x <= ZONE_UNITS && y <= ZONE_UNITS ? { x, y } : null;
}

/** Any place is fine for an unknown thing, which no kid has. */
export const isNestPlace = (id: string, place: string): boolean =>
  place === TOY_BOX || !(id in ZONES) || readNestPlace(id as NestThingId, place) !== null;
