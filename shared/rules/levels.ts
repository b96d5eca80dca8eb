import { STARS_PER_LEVEL } from '../constants';

/**
 * The level of a kid who has earned `lifetimeStars` in all: spending never lowers it.
 * Takes whole stars, at least 0; returns 1 or more.
 */
export function levelFor(lifetimeStars: number): number {
  return Math.floor(lifetimeStars / STARS_PER_LEVEL) + 1;
}

/** The level a screen shows: the kid's own, or floor(totalStars / 10) + 1 where a record has none. */
export function shownLevel(kid: { currentLevel?: number | null; totalStars: number }): number {
  return kid.currentLevel ?? levelFor(kid.totalStars);
}

/** How many stars of the current level the kid has, 0 to 9. */
export function starsIntoLevel(lifetimeStars: number): number {
  return lifetimeStars % STARS_PER_LEVEL;
}
