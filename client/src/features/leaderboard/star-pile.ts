export const PILE = 10;

/** Rounds down, so that the pile is full only at the goal. Without a goal, each star counts. */
export function goldStars(stars: number, goal: number | null, pile = PILE): number {
  return Math.min(pile, goal === null ? stars : Math.floor((pile * stars) / goal));
}
