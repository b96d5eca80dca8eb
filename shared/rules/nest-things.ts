import { STARS_PER_LEVEL } from '../constants';
import { BADGES } from './badges';

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

/** `id` is also the name of its drawing. */
export interface NestThing {
  id: NestThingId;
  /** A badge id, or `level-` and a level. */
  earnedBy: string;
  /** In lifetime stars. */
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

/** Sixteen things: one per badge, and others at some levels. */
export const NEST_THINGS: readonly NestThing[] = DRAWINGS.map((id, index) => {
  const earned = EARNED[index];
  if (!earned) throw new Error(`nothing earns ${id}`);
  return { id, ...earned };
});

/** The things of a kid with these lifetime stars. Spending removes no things. */
export function ownedThings(lifetimeStars: number): NestThing[] {
  return NEST_THINGS.filter(({ starRequirement }) => starRequirement <= lifetimeStars);
}

/** The next thing to earn, or null if the kid has all. */
export function nextThing(lifetimeStars: number): NestThing | null {
  return NEST_THINGS.find(({ starRequirement }) => starRequirement > lifetimeStars) ?? null;
}
