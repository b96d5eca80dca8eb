interface PaidChore {
  starReward: number;
}

export interface ChorePath<Chore> {
  /** The chores to show, the smallest first; at most as many as were asked for. */
  shown: Chore[];
  /** How many chores it takes in all. */
  count: number;
}

/**
 * The fewest chores whose stars make up `missing`, each done once before any is done again; the last one is the smallest
 * that still suffices. Shows at most `most` of them. Null where no chore leads there.
 */
export function chorePath<Chore extends PaidChore>(
  missing: number,
  chores: readonly Chore[],
  most: number,
): ChorePath<Chore> | null {
  const byStars = chores.toSorted((a, b) => b.starReward - a.starReward);
  const allStars = byStars.reduce((sum, { starReward }) => sum + starReward, 0);
  if (missing <= 0 || allStars <= 0) return null;
  const rounds = Math.ceil(missing / allStars) - 1;
  const last = fewest(missing - rounds * allStars, byStars);
  const shown = (rounds > 0 ? byStars : last).slice(0, most);
  return {
    shown: shown.toSorted((a, b) => a.starReward - b.starReward),
    count: rounds * byStars.length + last.length,
  };
}

/** As above, within one round: `missing` is at most what all of `byStars` (the largest first) pay. */
function fewest<Chore extends PaidChore>(missing: number, byStars: readonly Chore[]): Chore[] {
  const taken: Chore[] = [];
  let left = missing;
  for (const chore of byStars) {
    if (left <= 0) break;
    const smallest = byStars.findLast((other) => other.starReward >= left && !taken.includes(other));
    taken.push(smallest ?? chore);
    left -= (smallest ?? chore).starReward;
  }
  return taken;
}
