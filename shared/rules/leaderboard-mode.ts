import type { LeaderboardMode } from '../constants';

/** The mode of a family's leaderboard: the one it chose, else `self` for a single kid and `compete` for more. */
export function leaderboardModeOf(chosen: LeaderboardMode | null, kids: number): LeaderboardMode {
  return chosen ?? (kids === 1 ? 'self' : 'compete');
}
