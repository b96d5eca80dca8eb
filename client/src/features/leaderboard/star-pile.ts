/** The stars of a full pile. */
export const PILE = 10;

/**
 * How many of the pile's ten stars are gold for `stars` towards `goal`: rounded down, so that it is full only when the goal
 * is reached. Without a goal each star is one, as far as there is room.
 */
export function goldStars(stars: number, goal: number | null): number {
  return Math.min(PILE, goal === null ? stars : Math.floor((PILE * stars) / goal));
}
