interface PaidChore {
  starReward: number;
}

export interface ChorePath<Chore> {
  /** The chores to show, smallest first. */
  shown: Chore[];
  /** The total number of chores. */
  count: number;
}

/**
 * Returns the fewest chores whose stars add up to `missing`, each done once before any is repeated. The last
 * one is the smallest sufficient one. Shows at most `most`. Null if no chores lead there.
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

/** Like `chorePath` within one round: `missing` is at most the sum of `byStars` (largest first). */
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
