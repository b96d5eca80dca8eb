interface PaidChore {
  starReward: number;
}

interface ChorePath<Chore> {
  shown: Chore[];
  count: number;
}

/**
 * The fewest chores whose stars add up to `missing`, each done once before any is repeated. Shows at most
 * `most`. Null if no chores lead there.
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

/** A picture of the way: eggs, usual days as nests, or a mountain. */
type Way<Chore> = { kind: 'eggs'; chores: Chore[] } | { kind: 'nests'; count: number } | { kind: 'mountain' };

const MOST_EGGS = 5;
const MOST_NESTS = 10;

/** The nearest that fits. `usualDay` is the number of stars of a usual day, or 0. */
export function wayTo<Chore extends PaidChore>(
  missing: number,
  chores: readonly Chore[],
  usualDay: number,
): Way<Chore> {
  const path = chorePath(missing, chores, MOST_EGGS);
  if (path && path.count <= MOST_EGGS) {
    const { shown, count } = path;
    const eggs = Array.from({ length: Math.ceil(count / shown.length) }, () => shown).flat();
    return { kind: 'eggs', chores: eggs.slice(0, count) };
  }
  const days = usualDay > 0 ? Math.ceil(missing / usualDay) : Infinity;
  return days <= MOST_NESTS ? { kind: 'nests', count: days } : { kind: 'mountain' };
}

/**
 * Returns the median of `starDays`, the recent days with stars, or else `today`, the stars of today's chores.
 */
export function usualDayOf(starDays: readonly number[], today: number): number {
  const sorted = starDays.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) return today;
  return Math.max(1, Math.round(middle.reduce((sum, stars) => sum + stars, 0) / middle.length));
}
