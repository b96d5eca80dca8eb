import { STARS_PER_LEVEL } from '../constants';

/** The level for lifetime stars, from 1. Spending doesn't reduce it. */
export function levelFor(lifetimeStars: number): number {
  return Math.floor(lifetimeStars / STARS_PER_LEVEL) + 1;
}

/** The kid's level, or one computed from `totalStars` if the record has none. */
export function shownLevel(kid: { currentLevel?: number | null; totalStars: number }): number {
  return kid.currentLevel ?? levelFor(kid.totalStars);
}

/** Stars within the current level, 0 to 9. */
export function starsIntoLevel(lifetimeStars: number): number {
  return lifetimeStars % STARS_PER_LEVEL;
}
