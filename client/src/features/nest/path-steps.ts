import { STARS_PER_LEVEL } from '@shared/constants';
import { levelFor, starsIntoLevel } from '@shared/rules/levels';
import { NEST_THINGS, type NestThingId } from '@shared/rules/nest-things';
import { giftOf, type GiftKind } from './tree-gifts';

const BEHIND = 2;
const AHEAD = 3;

export interface PathStone {
  level: number;
  thing: NestThingId | null;
  gift: GiftKind;
}

export interface PathSteps {
  behind: PathStone[];
  now: PathStone;
  ahead: PathStone[];
  /** Whether a hill hides more levels. */
  hides: boolean;
  stars: { count: number; lit: number };
  /** A thing, or the next gift of the tree if the kid has every thing. */
  goal: NestThingId | GiftKind;
  missing: number;
  later: NestThingId | null;
  next: { stars: number; brings: 'thing' | GiftKind };
}

const stone = (level: number): PathStone => ({
  level,
  thing: NEST_THINGS.find(({ starRequirement }) => levelFor(starRequirement) === level)?.id ?? null,
  gift: giftOf(level),
});
const stones = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => stone(from + index));

export function pathSteps(lifetime: number): PathSteps {
  const level = levelFor(lifetime);
  const [next, later] = NEST_THINGS.filter(({ starRequirement }) => starRequirement > lifetime);
  const lit = starsIntoLevel(lifetime);
  const missing = next ? next.starRequirement - lifetime : STARS_PER_LEVEL - lit;
  const end = lifetime + missing;
  const ahead = stones(level + 1, end % STARS_PER_LEVEL === 0 ? levelFor(end) : levelFor(end) + 1);
  const hides = ahead.length > AHEAD;
  const toLevel = STARS_PER_LEVEL - lit;
  const isThing = next !== undefined && missing <= toLevel;
  return {
    behind: stones(Math.max(1, level - BEHIND), level),
    now: stone(level),
    ahead: ahead.slice(0, hides ? AHEAD - 1 : AHEAD),
    hides,
    stars: { count: Math.min(STARS_PER_LEVEL, lit + missing), lit },
    goal: next?.id ?? giftOf(level + 1),
    missing,
    later: later?.id ?? null,
    next: { stars: Math.min(missing, toLevel), brings: isThing ? 'thing' : giftOf(level + 1) },
  };
}
