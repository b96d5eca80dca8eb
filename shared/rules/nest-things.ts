import { STARS_PER_LEVEL } from '../constants';
import { BADGES } from './badges';

/** In the order in which they are earned. */
const DRAWINGS = [
  'birdhouse',
  'blanket',
  'bookshelf',
  'crown-cushion',
  'flag',
  'kite',
  'lamp',
  'lantern',
  'mailbox',
  'rocket',
  'rug',
  'star-garland',
  'teddy',
  'telescope',
  'wind-chime',
  'window-box',
] as const;

export type NestThingId = (typeof DRAWINGS)[number];

/** Something that furnishes a kid's nest; `id` is also the name of its drawing. */
export interface NestThing {
  id: NestThingId;
  /** The badge that brings it, or `level-` and the level that does. */
  earnedBy: string;
  /** How many lifetime stars that takes. */
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

/** The sixteen things, one with each badge and one at some of the levels. */
export const NEST_THINGS: readonly NestThing[] = DRAWINGS.map((id, index) => {
  const earned = EARNED[index];
  if (!earned) throw new Error(`nothing earns ${id}`);
  return { id, ...earned };
});

/** The things of a kid who has earned `lifetimeStars` in all: spending takes none of them. */
export function ownedThings(lifetimeStars: number): NestThing[] {
  return NEST_THINGS.filter(({ starRequirement }) => starRequirement <= lifetimeStars);
}

/** The thing that more stars bring next; null once all are there. */
export function nextThing(lifetimeStars: number): NestThing | null {
  return NEST_THINGS.find(({ starRequirement }) => starRequirement > lifetimeStars) ?? null;
}
