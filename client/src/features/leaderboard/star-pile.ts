export const PILE = 10;

/**
 * Number of gold stars for `stars` of `goal`, rounded down so that the pile is full only at the goal. Without
 * a goal, each star counts.
 */
export function goldStars(stars: number, goal: number | null): number {
  return Math.min(PILE, goal === null ? stars : Math.floor((PILE * stars) / goal));
}
