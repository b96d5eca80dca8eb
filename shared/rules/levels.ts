import { STARS_PER_LEVEL } from '../constants';

export function levelFor(lifetimeStars: number): number {
  return Math.floor(lifetimeStars / STARS_PER_LEVEL) + 1;
}

export function shownLevel(kid: { currentLevel?: number | null; totalStars: number }): number {
  return kid.currentLevel ?? levelFor(kid.totalStars);
}

export function starsIntoLevel(lifetimeStars: number): number {
  return lifetimeStars % STARS_PER_LEVEL;
}
