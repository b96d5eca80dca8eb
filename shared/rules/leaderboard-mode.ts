import type { LeaderboardMode } from '../constants';

/** Defaults to `self` for an only child and `compete` for several kids. */
export function leaderboardModeOf(chosen: LeaderboardMode | null, kids: number): LeaderboardMode {
  return chosen ?? (kids === 1 ? 'self' : 'compete');
}
